import { helpLines } from './play/help.ts';
import { sentences } from './sentences.ts';

/** Arguments to read the terminal's sentences with, by the number each takes. */
const SAMPLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'play.grab': [
    [22, 100],
    [22, 0],
  ],
  'play.pile': [
    [1, 11, 'none', ''],
    [2, 11, 'bottom', 'K♥'],
    [2, 11, 'top', 'K♥'],
    [2, 5, 'all', '4♥ 5♣ 6♦ 9♠ K♥'],
  ],
  'play.onlySo': [
    [1, 'nine'],
    [2, 'nines'],
  ],
  'play.several': [
    ['meld 9 9 2; add 2 to 9', false],
    ['meld 9 9 2; add 2 to 9', true],
  ],
  'play.discardPile': [[12, '9♥']],
  'play.nextRound': [[2]],
  'play.aboveDeck': [['c']],
  'play.whereToCut': [['c']],
  'play.howToPay': [['9 9']],
  'play.welcome': [['House Rules', 'You, Ruth, Otis']],
  'play.unreadable': [['line 3: It’s empty.', 'damaged/game.jsonl']],
  'play.noLongerKept': [['ENOSPC']],
  'play.cannotKeep': [['/games', 'EACCES']],
  'play.opening': [['50']],
  'play.playedBy': [['House Rules', '2 to 8']],
  'play.numberOrName': [[5]],
  'hint.more': [[1], [3]],
  'score.over': [
    ['Ann', false],
    ['Ann and Bo', true],
  ],
  'score.roundsSoFar': [[2]],
  'stats.unfinished': [
    ['evening.hf.jsonl', 1],
    ['evening.hf.jsonl', 2],
  ],
  'stats.notHolding': [['evening.hf.jsonl', 12]],
  'stats.unread': [['evening.hf.jsonl', 'you don’t have permission to read it']],
};

type Sentence = string | ((...parts: never[]) => string);

/** Every sentence of the terminal, for people who read them all. */
export function spokenInTerminal(): { place: string; where: string; en: string }[] {
  const said = Object.entries(sentences).flatMap(([part, some]) =>
    Object.entries<Sentence>(some).flatMap(([name, text]) => {
      const where = `${part}.${name}`;
      return told(where, text).map((en) => ({ place: 'terminal', where, en }));
    }),
  );
  return [...said, ...helpLines.map((en) => ({ place: 'terminal', where: 'help', en }))];
}

function told(where: string, text: Sentence): string[] {
  if (typeof text === 'string') return [text.trim()];
  const names = Array.from({ length: text.length }, (_, at) => ['nines', 'kings', 'eights'][at]);
  return (SAMPLES[where] ?? [names]).map((parts) => text(...(parts as never[])).trim());
}
