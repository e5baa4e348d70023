import {
  groupsOf,
  itemsOf,
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
import { typedCards } from './typedCount.ts';

const words = scorepadWords.en;

/** What an answer does to the side's count; or that somebody goes back, or leaves. */
type Answer = ((count: Count) => Count) | 'back' | 'left';

/** Asks for one round, side by side and line by line; undefined when the person leaves. */
export async function askRound(
  pad: Pad,
  round: number,
  terminal: Terminal,
): Promise<Count[] | undefined> {
  const questions = sideNames(pad, round).flatMap((name, side) => [
    ...itemsOf(pad.terms).map((item, at) => ({
      side,
      name: at === 0 ? name : undefined,
      ask: () => askItem(pad, item, terminal),
    })),
    ...(['table', 'caught'] as const).map((pile) => ({
      side,
      name: undefined,
      ask: () => askCards(pad, pile, terminal),
    })),
  ]);
  const counts: Count[] = Array.from({ length: pad.terms.sides }, () => ({
    numbers: {},
    ways: { table: 'total', caught: 'total' },
  }));
  for (let at = 0; at < questions.length;) {
    const { side, name, ask } = questions[at]!;
    if (name !== undefined) terminal.write(`${terminal.paint.bold(name)}\n`);
    const answer = await ask();
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

async function askItem(pad: Pad, item: Item, terminal: Terminal): Promise<Answer> {
  const name = words.nameOfItem(item, { ruleSet: pad.ruleSet, pack: pad.terms.pack });
  const isYesOrNo = item.is === 'out';
  const each = `${english.figure(item.each)}${isYesOrNo ? '' : ' each'}`;
  for (;;) {
    const typed = await terminal.ask(`  ${name} (${each})${isYesOrNo ? ' y/n' : ''} › `);
    const special = leaving(typed);
    if (special) return special;
    const number = isYesOrNo ? yesOrNo(typed!) : whole(typed!);
    if (number !== undefined) return (count) => withNumber(count, item.field, number);
    terminal.write(
      isYesOrNo ? '  Type y or n.\n' : '  Type a whole number, or nothing for none.\n',
    );
  }
}

async function askCards(pad: Pad, pile: Pile, terminal: Terminal): Promise<Answer> {
  const groups = groupsOf(pad.terms, pile);
  for (;;) {
    const typed = await terminal.ask(`  ${words.piles[pile]} › `);
    const special = leaving(typed);
    if (special) return special;
    const cards = typedCards(typed!, pile, groups);
    if (cards)
      return ({ numbers, ways }) => ({
        numbers: { ...numbers, ...cards.numbers },
        ways: { ...ways, [pile]: cards.way },
      });
    const values = groups
      .map(({ value, kinds }) => `${value} (${signsOf(pad.terms.pack, kinds, english.nameOfKind)})`)
      .join(', ');
    const help = `Type all points, 585; stacks of a hundred and the rest, 5h 85; or cards by value, 12x5 16x10. Values here: ${values}.`;
    terminal.write(`${wrap(help, terminal.width, '  ').join('\n')}\n`);
  }
}

function leaving(typed: string | undefined): 'back' | 'left' | undefined {
  if (typed === undefined) return 'left';
  const word = typed.trim().toLowerCase();
  if (word === 'back' || word === 'b') return 'back';
  return word === 'quit' || word === 'q' ? 'left' : undefined;
}

function yesOrNo(typed: string): number | undefined {
  const word = typed.trim().toLowerCase();
  if (['', 'n', 'no', '0'].includes(word)) return 0;
  return ['y', 'yes', '1'].includes(word) ? 1 : undefined;
}

function whole(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
