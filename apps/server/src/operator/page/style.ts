export const style = `
:root {
  --cloth: #d3e2d9; --paper: #fbf9f3; --well: #f1ede2; --ink: #14211b; --ink-2: #3c4e45; --line: #62776c;
  --pine: #0c5743; --on-pine: #fff; --alert: #8e1b12; --alert-bg: #ffe3dc;
}
@media (prefers-color-scheme: dark) {
  :root {
    --cloth: #12211b; --paper: #1e3028; --well: #273c33; --ink: #f1eee4; --ink-2: #b9c8bf; --line: #7f958a;
    --pine: #7fd6b4; --on-pine: #06231a; --alert: #ffc4b8; --alert-bg: #4f1b15;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--cloth); color: var(--ink); font: 16px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header, main { max-width: 64rem; margin: 0 auto; padding: 0.75rem 1rem; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; }
h1 { font-size: 28px; margin: 0; }
h2 { font-size: 18px; margin: 0 0 0.5rem; }
section, #door { background: var(--paper); border-radius: 12px; padding: 1rem; margin: 0 0 1rem; }
[hidden] { display: none !important; }
form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
label { flex-basis: 100%; font-weight: 600; }
input { flex: 1 1 14rem; min-width: 0; min-height: 44px; font: inherit; color: inherit; background: var(--well); border: 1px solid var(--line); border-radius: 8px; padding: 0 0.75rem; }
button { min-height: 44px; font: inherit; font-weight: 600; border: 1px solid var(--line); border-radius: 8px; padding: 0 1rem; white-space: nowrap; background: var(--paper); color: var(--ink); cursor: pointer; }
button[type='submit'] { background: var(--pine); color: var(--on-pine); border-color: var(--pine); }
button.danger { color: var(--alert); border-color: var(--alert); }
:focus-visible { outline: 3px solid var(--pine); outline-offset: 2px; }
.hint { color: var(--ink-2); font-size: 14px; margin: 0 0 0.5rem; flex-basis: 100%; }
#message:empty { display: none; }
#message { margin: 0 0 1rem; padding: 0.75rem 1rem; border-radius: 8px; background: var(--alert-bg); color: var(--alert); }
#message.fine { background: var(--well); color: var(--ink); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 0.75rem; }
.card { background: var(--well); border-radius: 8px; padding: 0.75rem; }
.card h3 { margin: 0 0 0.5rem; font-size: 16px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto auto; gap: 0.15rem 1rem; margin: 0 0 0.75rem; }
dt { color: var(--ink-2); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0 0.4rem 0.5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { padding-left: 0; }
td:first-child, td.text { white-space: normal; overflow-wrap: anywhere; font-size: 14px; }
th:first-child { min-width: 6rem; }
th:last-child:not(:first-child), td:has(button) { text-align: right; }
th { color: var(--ink-2); font-size: 14px; }
td button { padding: 0 0.6rem; }
.number { text-align: right; }
#about > button, form + div { margin-top: 0.75rem; }
`;
