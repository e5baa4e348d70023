import { roundsIn, seatTerms, type Rules } from '@hand-and-foot/engine';
import { playersOf, type RuleSet } from '@hand-and-foot/rulesets';
import { partnersIn } from './partners.ts';
import type { RulesSection } from './rulesPage.ts';
import type { RulesSpeech, SheetWords } from './rulesSpeech.ts';
import type { RulesSummary } from './rulesSummary.ts';

/** Two columns on two sides of paper, in the reader's own letters; nothing is fetched from anywhere. */
const STYLE = `
  @page { size: A4; margin: 12mm 13mm }
  * { box-sizing: border-box }
  body { margin: 0 auto; max-width: 190mm; padding: 4mm; font: 9.4pt/1.32 Georgia, 'Times New Roman', serif; color: #1c1a17; background: #fff }
  header { border-bottom: 1.5pt solid #1c1a17; margin-bottom: 4mm; padding-bottom: 2mm }
  h1 { font-size: 20pt; margin: 0 }
  header p { margin: 1mm 0 0; font-style: italic }
  .summary { border-bottom: 0.6pt solid #77716a; margin-bottom: 3mm; padding-bottom: 2mm }
  .summary p { margin: 0 0 2mm }
  .summary div { display: flex; flex-wrap: wrap; gap: 2mm 7mm }
  .summary dl { flex: 1 1 45mm; margin: 0 }
  .summary dt { font-weight: bold }
  .summary dd { display: flex; justify-content: space-between; gap: 3mm; margin: 0 }
  .summary b { text-align: right }
  main { columns: 2; column-gap: 7mm }
  section { break-inside: auto; margin-bottom: 3mm }
  h2 { font-size: 11.5pt; margin: 0 0 1mm; break-after: avoid }
  ul { margin: 0; padding-left: 4mm }
  li { break-inside: avoid }
  li.ours { list-style: '* ' }
  small { display: block; font-size: 8pt; color: #55504a }
  footer { font-size: 8pt; margin-top: 2mm; color: #55504a }
  table { width: 100%; border-collapse: collapse; margin-top: 4mm; break-inside: avoid }
  caption { font-weight: bold; font-size: 11.5pt; text-align: left; margin-bottom: 1mm }
  th, td { border: 0.6pt solid #77716a; padding: 1mm 2mm; height: 7mm; text-align: left; font-weight: normal }
  @media screen and (width < 600px) { th, td { padding: 1mm 0.5mm; font-size: 7pt } }
  @media print { body { max-width: none; padding: 0 } }
`;

const MOST_ROUNDS = 12;

/** A whole page of HTML: the rules in sentences, and a table for the scores. */
export function printedSheet(ruleSet: RuleSet, speech: RulesSpeech): string {
  const { name, summary } = speech.sayRuleSet(ruleSet);
  const { language, sheet } = speech;
  const sections = speech.sayRules(ruleSet);
  const hasRulings = sections.some(({ lines }) => lines.some(({ ruling }) => ruling));
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${safe(name)}</title>`,
    `<style>${STYLE}</style>`,
    `<header><h1>${safe(name)}</h1><p>${safe(`${sheet.game}. ${summary}`)}</p></header>`,
    summaryHtml(speech.saySummary(ruleSet)),
    `<main>${sections.map(sectionHtml).join('')}</main>`,
    scoreTable(ruleSet.rules, sheet),
    hasRulings ? `<footer>* ${safe(sheet.legend)}</footer>` : '',
    '</html>',
  ].join('\n');
}

function summaryHtml({ aim, tables }: RulesSummary): string {
  const lists = tables.map(
    ({ title, rows }) =>
      `<dl><dt>${safe(title)}</dt>${rows.map(({ what, is }) => `<dd><span>${safe(what)}</span> <b>${safe(is)}</b></dd>`).join('')}</dl>`,
  );
  return `<div class="summary"><p>${safe(aim)}</p><div>${lists.join('')}</div></div>`;
}

function sectionHtml({ title, lines }: RulesSection): string {
  const items = lines.map(({ text, ruling }) =>
    ruling === undefined
      ? `<li>${safe(text)}</li>`
      : `<li class="ours">${safe(text)}<small>${safe(ruling)}</small></li>`,
  );
  return `<section><h2>${safe(title)}</h2><ul>${items.join('')}</ul></section>`;
}

function scoreTable(rules: Rules, { score, round, team, player, total }: SheetWords): string {
  const side = partnersIn(rules) === 'never' ? player : team;
  const scorers = mostScorers(rules);
  const rounds = Math.min(MOST_ROUNDS, roundsIn(rules).rounds);
  const head = Array.from(
    { length: scorers },
    (_, at) => `<th scope="col">${safe(`${side} ${at + 1}`)}</th>`,
  );
  const row = (name: string): string =>
    `<tr><th scope="row">${safe(name)}</th>${'<td></td>'.repeat(scorers)}</tr>`;
  const rows = Array.from({ length: rounds }, (_, at) => row(`${round} ${at + 1}`));
  return `<table><caption>${safe(score)}</caption><tr><td></td>${head.join('')}</tr>${rows.join('')}${row(total)}</table>`;
}

/** How many running totals the fullest table keeps. */
function mostScorers(rules: Rules): number {
  const tables = playersOf(rules).flatMap((players) =>
    rules.seating[players]!.map((seating) => seatTerms(seating, players)),
  );
  return Math.max(...tables.map(({ scorers }) => scorers));
}

/** Names may come from anybody. */
function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
