import {
  countOf,
  groupsOf,
  itemsOf,
  numberIn,
  withNumber,
  type Count,
  type Item,
  type Pad,
  type Pile,
} from '@hand-and-foot/scorepad';
import { english } from '@hand-and-foot/words';
import { scorepadWords, signsOf } from '@hand-and-foot/words/scorepad';
import { wrap } from '../layout.ts';
import type { Terminal } from '../play/terminal.ts';
import { sideNames } from './names.ts';
import { cardsText, typedCards } from './typedCount.ts';
import { sentences } from '../sentences.ts';

const words = scorepadWords.en;

/** The change an answer makes to the side's count, or going back, or leaving. */
type Answer = ((count: Count) => Count) | 'back' | 'left';

/**
 * Asks for one round, side by side and line by line; undefined if the person leaves. Earlier counts
 * are shown and stay unless something else is typed.
 */
export async function askRound(
  pad: Pad,
  round: number,
  terminal: Terminal,
): Promise<Count[] | undefined> {
  const questions = sideNames(pad, round).flatMap((name, side) => [
    ...itemsOf(pad.terms, round).map((item, at) => ({
      side,
      name: at === 0 ? name : undefined,
      ask: (count: Count) => askItem(pad, item, count, terminal),
    })),
    ...(['table', 'caught'] as const).map((pile) => ({
      side,
      name: undefined,
      ask: (count: Count) => askCards(pad, pile, count, terminal),
    })),
  ]);
  const counts = Array.from({ length: pad.terms.sides }, (_, side) => countOf(pad, round, side));
  for (let at = 0; at < questions.length;) {
    const { side, name, ask } = questions[at]!;
    if (name !== undefined) terminal.write(`${terminal.paint.bold(name)}\n`);
    const answer = await ask(counts[side]!);
    if (answer === 'left') return undefined;
    if (answer === 'back') {
      at = Math.max(0, at - 1);
      continue;
    }
    counts[side] = answer(counts[side]!);
    at++;
  }
  return counts;
}

async function askItem(pad: Pad, item: Item, before: Count, terminal: Terminal): Promise<Answer> {
  const name = words.nameOfItem(item, { ruleSet: pad.ruleSet, pack: pad.terms.pack });
  const isYesOrNo = item.is === 'out';
  const each = `${english.figure(item.each)}${isYesOrNo ? '' : ' each'}`;
  const had = numberIn(before, item.field);
  const shown = isYesOrNo ? yesOrNoText(had) : english.figure(had);
  for (;;) {
    const typed = await terminal.ask(
      `  ${name} (${each})${isYesOrNo ? ' y/n' : ''}${so(had !== 0, shown)} › `,
    );
    const special = leaving(typed);
    if (special) return special;
    if (typed!.trim() === '') return (count) => count;
    const number = isYesOrNo ? yesOrNo(typed!) : whole(typed!);
    if (number !== undefined) return (count) => withNumber(count, item.field, number);
    terminal.write(`  ${isYesOrNo ? sentences.score.yOrN : sentences.score.number}\n`);
  }
}

async function askCards(pad: Pad, pile: Pile, before: Count, terminal: Terminal): Promise<Answer> {
  const groups = groupsOf(pad.terms, pile);
  const had = cardsText(before, pile, groups);
  for (;;) {
    const typed = await terminal.ask(`  ${words.piles[pile]}${so(had !== '', had)} › `);
    const special = leaving(typed);
    if (special) return special;
    if (typed!.trim() === '') return (count) => count;
    const cards = typedCards(typed!, pile, groups);
    if (cards)
      return ({ numbers, ways }) => ({
        numbers: { ...numbers, ...cards.numbers },
        ways: { ...ways, [pile]: cards.way },
      });
    const values = groups
      .map(({ value, kinds }) => `${value} (${signsOf(pad.terms.pack, kinds, english.nameOfKind)})`)
      .join(', ');
    const help = sentences.score.counting(values);
    terminal.write(`${wrap(help, terminal.width, '  ').join('\n')}\n`);
  }
}

function leaving(typed: string | undefined): 'back' | 'left' | undefined {
  if (typed === undefined) return 'left';
  const word = typed.trim().toLowerCase();
  if (word === 'back' || word === 'b') return 'back';
  return word === 'quit' || word === 'q' ? 'left' : undefined;
}

/** The earlier count, shown after the question. */
function so(isCounted: boolean, text: string): string {
  return isCounted ? ` [${text}]` : '';
}

function yesOrNoText(number: number): string {
  return number > 0 ? 'y' : 'n';
}

function yesOrNo(typed: string): number | undefined {
  const word = typed.trim().toLowerCase();
  if (['n', 'no', '0'].includes(word)) return 0;
  return ['y', 'yes', '1'].includes(word) ? 1 : undefined;
}

function whole(typed: string): number | undefined {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined;
}
