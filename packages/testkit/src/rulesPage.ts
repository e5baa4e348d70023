import { playersOf, type RuleSet } from '@hand-and-foot/rulesets';
import { sayRules, type RulesLine } from '@hand-and-foot/words';

/** A rule set as a page of docs/rules, made from its data. */
export function rulesPage(ruleSet: RuleSet): string {
  const sections = sayRules(ruleSet).map(
    ({ title, lines }) => `## ${title}\n\n${byKnob(lines).map(itemOf).join('\n')}`,
  );
  return `${[headOf(ruleSet), ...sections].join('\n\n')}\n`;
}

function headOf({ id, name, summary, words, rules }: RuleSet): string {
  const players = playersOf(rules);
  return [
    '<!-- Made by `npm run docs` from the data of the rule set: change that, not this page. -->',
    '',
    `# ${name}`,
    '',
    summary,
    '',
    `\`${id}\`, for ${players.slice(0, -1).join(', ')} or ${players.at(-1)} players.`,
    `Its words: **${words.meld.one}**, cards of one rank on the table; **${words.book.one}**, a finished one, **${words.clean}** without`,
    `wilds and **${words.dirty}** with them; **${words.side.one}**, whoever scores together.`,
    '',
    'Where the sheet is silent, or says two things, and it matters, **our ruling** stands below.',
    'The name at the end is the knob that a table may turn to play it otherwise.',
  ].join('\n');
}

/** Sentences of one knob stand together. */
function byKnob(lines: readonly RulesLine[]): RulesLine[][] {
  const items: RulesLine[][] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (last && line.knob !== undefined && last[0]!.knob === line.knob) last.push(line);
    else items.push([line]);
  }
  return items;
}

function itemOf(lines: readonly RulesLine[]): string {
  const [{ knob, ruling }] = lines as [RulesLine];
  const told = `- ${lines.map(({ text }) => text).join(' ')}${knob === undefined ? '' : ` \`${knob}\``}`;
  return ruling === undefined ? told : `${told}\n  <br>**Our ruling.** *${ruling}*`;
}
