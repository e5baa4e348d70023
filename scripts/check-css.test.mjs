import { expect, test } from 'vitest';

import { judge } from './check-css.mjs';

const sheet = (text) => [{ file: 'a.css', text }];
const page = [{ file: 'A.tsx', text: '<p class="row seat-name" />' }];

test.each([
  ['a class of nobody', '.seat {\n  top: 0;\n}\n', 'seat'],
  ['one beside a used one', '.row > .list {\n  top: 0;\n}\n', 'list'],
  ['one inside a breakpoint', '@media (--phone) {\n  .seat {\n    top: 0;\n  }\n}\n', 'seat'],
  [
    'one inside another rule',
    '.row {\n  top: 0;\n\n  :not(.seat) & {\n    top: 1px;\n  }\n}\n',
    'seat',
  ],
  ['one after an import', "@import './b.css';\n\n.seat {\n  top: 0;\n}\n", 'seat'],
])('refuses %s', (_, text, name) => {
  expect(judge(sheet(text), page)).toEqual([`a.css: nothing has the class ${name}`]);
});

test.each([
  ['used classes', '.row > .seat-name {\n  top: 0;\n}\n'],
  ['numbers with a point', '.row {\n  scale: 0.5;\n  background: url(a.svg);\n}\n'],
  ['dots in a text or a comment', "/* See b.css. */\n.row {\n  content: '.gone';\n}\n"],
])('allows %s', (_, text) => {
  expect(judge(sheet(text), page)).toEqual([]);
});

test('refuses a part’s own classes outside of parts', () => {
  const css = '.field {\n  top: 0;\n}\n\n.field-note {\n  top: 0;\n}\n\n.firm {\n  top: 0;\n}\n';
  const sheets = [{ file: 'src/parts/look/field.css', text: css }];
  const text = '<input class="field firm" /> <p class={`${x} field-note`} />';
  const inside = { file: 'src/parts/controls/Field.tsx', text };
  expect(judge(sheets, [inside])).toEqual([]);
  expect(judge(sheets, [inside, { file: 'src/screens/A.tsx', text }])).toEqual([
    expect.stringMatching(/^src\/screens\/A.tsx: gives the class field;/),
    expect.stringMatching(/the class field-note;/),
  ]);
});

test('counts the lines of all sheets together', () => {
  const two = [...sheet('.row {\n}\n'), ...sheet('.row {\n}\n')];
  expect(judge(two, page, 4)).toEqual([]);
  expect(judge(two, page, 3)).toEqual([expect.stringContaining('4 lines, more than 3')]);
});
