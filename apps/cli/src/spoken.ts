import type { Command } from 'commander';
import { helpLines } from './play/help.ts';
import { makeProgram } from './program.ts';
import { interviewSaid } from './rules/interview.ts';
import { readingSaid } from './rules/read.ts';
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
  'play.unreadable': [['line 1 is empty.', 'damaged/game.jsonl']],
  'play.noLongerKept': [['ENOSPC']],
  'play.cannotKeep': [['/games', 'EACCES']],
  'play.opening': [['50']],
  'play.playedBy': [
    ['Singles', '2 to 8', ''],
    ['House Rules', '2 to 8', '4p, 6p or 8p'],
  ],
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
  'play.record': [['/games/finished/2026-11-18.hf.jsonl']],
  'play.unfinished': [['round 2 of 4', 'We 1,235 · They 800']],
  'play.mayTheyGoOut': [['Ruth']],
  'play.whatWithThem': [['9 9']],
  'play.didYouMean': [['discrad', 'discard']],
  'play.unknown': [['hello']],
  'play.piles': [['54', 'Discard pile: 12, 9♥ on top']],
  'play.youHaveBoth': [['red and black threes', 'red3 or black3']],
  'play.whichCards': [['meld 9 9 2']],
  'play.noSuchMeld': [['8']],
  'play.noSuchCard': [
    [
      '13',
      'Ranks are 4 to 9, 10, j, q, k, a, 2, joker, black3 and red3. You can add a suit: for example, 9h.',
    ],
  ],
  'daily.welcome': [['House Rules', '2026-11-18']],
  'daily.result': [['1,530', '1,240', '+290']],
  'daily.share': [['House Rules', '2026-11-18', '+290']],
  'daily.noSuchDate': [['tomorrow']],
  'daily.damaged': [['/games/daily/2026-11-18.jsonl', 'line 1 is empty.']],
  'hint.grab': [['c']],
  'hint.endsOr': [['discard 4']],
  'hint.cap': [['sevens']],
  'hint.starts': [['nines']],
  'hint.on': [['nines']],
  'review.title': [['House Rules', 'Ana, Ruth, Otis, Iris']],
  'review.round': [[2]],
  'review.movedFor': [['+120', 'Ana and Otis']],
  'review.moved': [['Ana', '+120', 'pick up the pile with 2 nines']],
  'review.chance': [
    [2, undefined, 'draw 2, then discard 5♦'],
    [2, 'Ruth', 'draw 2, then discard 5♦'],
  ],
  'review.better': [['add 2 kings, then discard 5♦']],
  'review.just': [['discard 10♦']],
  'review.worth': [['120', '60', '180']],
  'review.unread': [['evening.hf.jsonl', 'you don’t have permission to read it']],
  'review.notHolding': [['evening.hf.jsonl', 12, 'It’s Ruth’s turn.']],
  'review.nothing': [['evening.hf.jsonl']],
  'review.noSeat': [[4]],
  'score.counting': [['5, 10, 20, 50']],
  'score.keptIn': [['sunday.json']],
  'score.notWritten': [['sunday.json']],
  'score.deals': [['Ana']],
  'score.starts': [['Ana']],
  'score.fix': [['Enter for the next round']],
  'score.unknown': [['hello']],
  'score.opening': [['50']],
  'score.openings': [['Ana 50, Ben 90']],
};

/** The parts that speak both languages; their samples follow the language. */
const IN_BOTH = { interview: interviewSaid, read: readingSaid };
const IN_BOTH_SAMPLES: Readonly<Record<string, Record<'en' | 'es', readonly unknown[][]>>> = {
  'read.nearest': {
    en: [
      ['House Rules', 1],
      ['House Rules', 3],
    ],
    es: [
      ['Reglas de la casa', 1],
      ['Reglas de la casa', 3],
    ],
  },
  'read.line': { en: [[2]], es: [[2]] },
  'read.unsaid': { en: [['House Rules']], es: [['Reglas de la casa']] },
};

type Sentence = string | ((...parts: never[]) => string);

interface Said {
  place: string;
  where: string;
  en: string;
  es?: string;
}

/** Every sentence of the terminal, for people who read them all. */
export function spokenInTerminal(): Said[] {
  const said = Object.entries(sentences).flatMap(([part, some]) =>
    Object.entries<Sentence>(some).flatMap(([name, text]) => {
      const where = `${part}.${name}`;
      return told(where, text).map((en) => ({ place: 'terminal', where, en }));
    }),
  );
  return [
    ...said,
    ...Object.entries(IN_BOTH).flatMap(([part, { en, es }]) => spokenInBoth(part, en, es)),
    ...helpLines.map((en) => ({ place: 'terminal', where: 'help', en })),
    ...helpOf(makeProgram()),
  ];
}

interface Group {
  readonly [name: string]: Sentence | Group;
}

/** A part's sentences in both languages, those inside a group included. */
function spokenInBoth(path: string, en: Group, es: Group): Said[] {
  return Object.entries(en).flatMap(([name, text]) => {
    const where = `${path}.${name}`;
    const same = es[name]!;
    if (typeof text === 'object') return spokenInBoth(where, text, same as Group);
    const spanish = toldIn('es', where, same as Sentence);
    return toldIn('en', where, text)
      .map((english, at) => ({ place: 'terminal', where, en: english, es: spanish[at]! }))
      .filter((said) => said.en !== '');
  });
}

function toldIn(language: 'en' | 'es', where: string, text: Sentence): string[] {
  if (typeof text === 'string') return [text.trim()];
  return IN_BOTH_SAMPLES[where]![language].map((parts) => text(...(parts as never[])));
}

function told(where: string, text: Sentence): string[] {
  if (typeof text === 'string') return [text.trim()];
  const names = Array.from({ length: text.length }, (_, at) => ['nines', 'kings', 'eights'][at]);
  return (SAMPLES[where] ?? [names]).map((parts) => text(...(parts as never[])).trim());
}

/** The texts of --help, of a command and of those below it. */
function helpOf(command: Command): { place: string; where: string; en: string }[] {
  const texts = [
    command.summary(),
    command.description(),
    ...command.registeredArguments.map(({ description }) => description),
    ...command.options.map(({ flags, description }) => `${flags}  ${description}`),
    ...textAfter(command),
  ];
  const where = `${command.name()} --help`;
  return [
    ...texts
      .filter((text) => text.trim() !== '')
      .map((en) => ({ place: 'terminal', where, en: en.trim() })),
    ...command.commands.flatMap((below) => helpOf(below)),
  ];
}

/** The lines below the options, such as examples. */
function textAfter(command: Command): string[] {
  let shown = '';
  command.configureOutput({ writeOut: (text) => (shown += text) }).outputHelp();
  return shown.replace(command.helpInformation(), '').split('\n');
}
