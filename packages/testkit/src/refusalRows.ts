import { packFor, type Refusal } from '@hand-and-foot/engine';
import { createReferee } from '@hand-and-foot/referee';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { sayRefusal } from '@hand-and-foot/words';
import { refusalSamples } from './spoken/refusals.ts';

/** Every code that a line may be refused with, as rows of the protocol page: code, detail, a sentence. */
export function refusalRows(): string[] {
  const judged = Object.values(refusalSamples).map(([id, refusal]) => judgedRow(id, refusal!));
  return [...talks.map(talkRow), ...judged].sort((a, b) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1,
  );
}

function rowOf(why: string, detail: object, say: string): string {
  const fields = Object.keys(detail).map((field) => `\`${field}\``);
  return `| \`${why}\` | ${fields.join(', ')} | ${say.replaceAll('|', '\\|')} |`;
}

function judgedRow(id: string, refusal: Refusal): string {
  const ruleSet = ruleSetById(id)!;
  const { why, ...detail } = refusal;
  const pack = packFor(ruleSet.rules.pack);
  return rowOf(why, detail, sayRefusal(refusal, { ruleSet, pack, names, round: 1 }));
}

/** The last line of the talk is refused; the referee itself says how. */
function talkRow(talk: readonly object[]): string {
  const referee = createReferee();
  const answers = talk.map((line) => referee.answer(JSON.stringify(line))[0]!);
  const { why, say, detail } = JSON.parse(answers.at(-1)!) as {
    why: string;
    say: string;
    detail: object;
  };
  return rowOf(why, detail, say.replace(/\[.*\]/, '[…]'));
}

const header = { format: 'hand-and-foot/1', rules: 'house', seats: ['N', 'E'] };
// The stock is empty, so the first discard ends the round.
const lastTurn = { position: { phase: 'play', hands: [['4h', '5h'], ['6h']] } };
const discard = { seat: 0, do: 'discard', card: '4h' };

const talks: readonly object[][] = [
  [{ hello: 'world' }],
  [{ ask: 'state' }],
  [header, { ask: 'state' }],
  [{ ...header, rules: 'hose' }],
  [{ ...header, rules: 'six-deck' }],
  [header, { position: { hands: [['4h'], ['5h']], frozen: true } }],
  [header, lastTurn, { round: 1, scores: [] }],
  [header, lastTurn, discard, { round: 1, scores: [] }],
];

const names = ['South', 'West', 'North', 'East'];
