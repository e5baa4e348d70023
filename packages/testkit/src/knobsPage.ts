import type { Rules } from '@hand-and-foot/engine';
import {
  catalogue,
  gallery,
  ruleSets,
  type Group,
  type Knob,
  type NumberShape,
  type RuleSet,
  type Shape,
  type ShapeFields,
} from '@hand-and-foot/rulesets';
import { englishRules } from '@hand-and-foot/words';
import { editorWords } from '@hand-and-foot/words/editor';

const [house] = ruleSets.filter(({ id }) => id === 'house') as [RuleSet];
const known: readonly RuleSet[] = [house, ...ruleSets, ...gallery];

/** Every knob as a page of docs: its form, and what its values mean. */
export function knobsPage(): string {
  const groups = [...new Set(catalogue.map(({ group }) => group))];
  const titles = englishRules.sayRules(house).map(({ title }) => title);
  return `${[HEAD, ...groups.map((group, at) => groupOf(group, titles[at]!))].join('\n\n')}\n`;
}

const HEAD = [
  '<!-- Made by `npm run docs` from packages/rulesets/src/catalogue.ts: change that, not this page. -->',
  '# Every knob',
  'For anyone who writes a [rules file](family-rules.md#files). A file names a parent and, under `changes`, the knobs it turns. Each knob is listed here with the form of its value and with values that rule sets use, each with its sentences on the rules page. A `?` marks a part that may be left out. Cards are named `4` to `9`, `T`, `J`, `Q`, `K`, `A`, `2`, `joker`, `black3` and `red3`, with two kinds of jokers also `littleJoker`; threes that are one rank go by `black3`. `values`, `caught` and `roles` may name some cards only.',
  '`npx hand-and-foot rules schema` prints the same as a JSON Schema, so an editor can help, and `npx hand-and-foot rules check FILE` says what can’t be played.',
].join('\n\n');

function groupOf(group: Group, title: string): string {
  const own = catalogue.filter((entry) => entry.group === group);
  return [`## ${title}`, ...own.map(knobOf)].join('\n\n');
}

function knobOf({ knob, shape, before }: Knob): string {
  const sentences = (value: unknown): string =>
    englishRules.sayKnob({ ...house, rules: { ...house.rules, [knob]: value } }, knob).join(' ');
  const rows = valuesOf(knob, shape).map(
    (value) => `| \`${JSON.stringify(value)}\` | ${cell(sentences(value))} |`,
  );
  return [
    `### \`${knob}\`: ${editorWords.en.knobs[knob]}`,
    `\`${formOf(shape)}\`${before === undefined ? '' : `, usually \`${JSON.stringify(before)}\``}`,
    ['| value | means |', '|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
const MOST_VALUES = 5;

/** The value of House Rules, every plain choice, and a few from other rule sets. */
function valuesOf(knob: keyof Rules, shape: Shape): unknown[] {
  const plain = shape.shape === 'either' ? shape.plain : shape;
  const choices = plain.shape === 'choice' ? plain.options : [];
  const used = known
    .filter(({ rules }) => rules.pack === house.rules.pack || knob === 'pack')
    .map(({ rules }) => rules[knob]);
  const texts = [...new Set([used[0], ...choices, ...used].map((value) => JSON.stringify(value)))];
  return texts
    .slice(0, Math.max(MOST_VALUES, choices.length + 1))
    .map((text) => JSON.parse(text) as unknown);
}

/** The form of a value in a short notation. */
function formOf(shape: Shape): string {
  switch (shape.shape) {
    case 'number':
      return numberForm(shape);
    case 'choice':
      return shape.options.map((option) => `"${option}"`).join(' or ');
    case 'kind':
      return 'card';
    case 'list':
      return `[${formOf(shape.of)}, …]`;
    case 'perKind':
      return `{card: ${formOf(shape.of)}, …}`;
    case 'perPlayers':
      return `{"${shape.fewest}" to "${shape.most}": ${formOf(shape.of)}, …}`;
    case 'record':
      return `{${fieldsForm(shape.fields)}}`;
    case 'union':
      return Object.entries(shape.cases)
        .map(([name, fields]) => {
          const rest = fieldsForm(fields);
          return `{"${shape.tag}": "${name}"${rest === '' ? '' : `, ${rest}`}}`;
        })
        .join(' or ');
    case 'numberOr':
      return `${numberForm(shape.number)} or "${shape.word}"`;
    case 'either':
      return `${formOf(shape.plain)} or ${formOf(shape.full)}`;
  }
}

function numberForm({ min, max, step }: NumberShape): string {
  return `${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}`;
}

/** Knobs inside another have their own place on the page. */
function fieldsForm(fields: ShapeFields): string {
  const isKnob = (name: string): boolean => catalogue.some(({ knob }) => knob === name);
  return Object.entries(fields)
    .map(([name, { of, optional }]) => {
      const form = isKnob(name) && optional ? `as ${name}` : formOf(of);
      return `"${name}"${optional ? '?' : ''}: ${form}`;
    })
    .join(', ');
}
