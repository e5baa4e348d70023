import { playersOf, type RuleSet } from '@hand-and-foot/rulesets';
import { englishRules, listedNumbers, type RulesLine } from '@hand-and-foot/words';

/** A rule set as a page of docs/rules, made from its data. */
export function rulesPage(ruleSet: RuleSet): string {
  const sections = englishRules
    .sayRules(ruleSet)
    .map(({ title, lines }) => `## ${title}\n\n${byKnob(lines).map(itemOf).join('\n')}`);
  return `${[headOf(ruleSet), summaryOf(ruleSet), ...sections].join('\n\n')}\n`;
}

function headOf({ name, summary, rules }: RuleSet): string {
  return [
    '<!-- Made by `npm run docs` from the data of the rule set: change that, not this page. -->',
    '',
    `# ${name}`,
    '',
    `${summary} For ${listedNumbers(playersOf(rules))} players.`,
  ].join('\n');
}

function summaryOf(ruleSet: RuleSet): string {
  const { aim, tables } = englishRules.saySummary(ruleSet);
  return [
    aim,
    ...tables.map(({ title, rows }) =>
      [`| ${title} | |`, '|---|---|', ...rows.map(({ what, is }) => `| ${what} | ${is} |`)].join(
        '\n',
      ),
    ),
    `This rule set is called \`${ruleSet.id}\` in commands and files. The name after a rule is its setting, which your table can change. Where the original rules don’t say, or contradict themselves, **our ruling** is below.`,
  ].join('\n\n');
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
  const { knob, ruling } = lines.at(-1)!;
  const told = `- ${lines.map(({ text }) => text).join(' ')}${knob === undefined ? '' : ` \`${knob}\``}`;
  return ruling === undefined ? told : `${told}\n  <br>**Our ruling.** *${ruling}*`;
}
