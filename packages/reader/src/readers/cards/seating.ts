import { fact, type Fact, type Phrase, type Reader } from '../../fact.ts';

type Way = 'alone' | 'pairs' | 'threes';

const ALONE = String.raw`(?:plays? (?:alone|individually|solo|by themselves|for (?:him|them|one)sel(?:f|ves)|on your own(?! \w))|playing alone|every(?:one|body) (?:is )?(?:alone|for (?:him|them)sel(?:f|ves)|on your own(?! \w))|is on their own|each for (?:him)self|(?:no|without) partners|nobody has a partner|not play (?:with|in) partners)`;
const PAIRS = String.raw`(?:(?<!2 )\bteams? of 2(?: players)?|2 teams of 2|2 against 2|2 on 2|(?:in|into|as|of|\d) (?:fixed )?(?:pairs|partnerships)|(?:play(?:s|ing|ed)?|are|is|in|as|=|\d players?,?) (?:in |with |as )?partners(?!hip|'| who)|partners(?:hips?)? sit|partners? (?:are |sit |sits )?(?:across|opposite)|(?<=^|, )(?:partners|partnerships?)(?=$|[,.])|in 2 teams(?! of)|2 partnerships)`;
const THREES = String.raw`(?:2 teams of 3|teams? of 3|3 against 3|3 on 3)`;

const WAYS: readonly (readonly [string, Way])[] = [
  [ALONE, 'alone'],
  [THREES, 'threes'],
  [PAIRS, 'pairs'],
];

/** For some numbers of players only. */
const CONDITION =
  /\b(?:with|if|when|or|for) (?:there are )?(\d(?:(?:, | or |\/)\d)*)(?: (?:of us|players|play))?/;

/** Of several ways in a sentence, each goes with the number of players named before it. */
const several: Phrase = {
  says: /^.*$/,
  means: ([said]) => {
    const parts = said.split(/, (?=\d|if|with|when|or |otherwise)|; | or (?=\d against)|(?<=\.) /);
    const found = parts.flatMap((part): (readonly [string, Way | 'teams'])[] => {
      const way = wayIn(part);
      return way ? [[part, way]] : [];
    });
    if (new Set(found.map(([, way]) => way)).size < 2 || leavesOpen(said)) return [];
    return found.flatMap(([part, way]) => byNumber(part, way));
  },
};

const one = ([says, way]: readonly [string, Way]): Phrase => ({
  says: new RegExp(says),
  notUnder: /\b(?:ask|permission|may i|partners?(?:hip)? version)\b/,
  means: (_, { plain }) => {
    if (waysIn(plain).length > 1 || leavesOpen(plain)) return [];
    const own = /^(\d(?:(?:,| and| or) \d)*) players play\b/.exec(plain)?.[1];
    if (own !== undefined) return byNumber(`${own} players`, way, own);
    const condition = /\bif (\d(?:(?:, | or )\d)*)|\bwith (\d(?:(?:, | or )\d)*) players/.exec(
      plain,
    );
    return condition || /\b(?:may|can) (?:also )?(?:be )?play/.test(plain)
      ? []
      : [fact('seating', 'way', way)];
  },
});

export const seating: Reader = [several, ...WAYS.map(one)];

/** "With 4 players, in pairs, or everyone plays alone" leaves the choice. */
function leavesOpen(plain: string): boolean {
  return /\bwith \d.*, or (?:you|every(?:one|body)|in|as|without)\b/.test(plain);
}

function waysIn(plain: string): Way[] {
  return [...new Set(WAYS.filter(([says]) => new RegExp(says).test(plain)).map(([, way]) => way))];
}

function wayIn(part: string): Way | 'teams' | undefined {
  const ways = waysIn(part);
  if (ways.length === 1) return ways[0];
  return ways.length === 0 && /\b2 teams\b/.test(part) ? 'teams' : undefined;
}

/** "2 teams" are pairs for 4 players and threes for 6; a way without numbers is for all the others. */
function byNumber(part: string, way: Way | 'teams', own?: string): Fact[] {
  if (way === 'teams')
    return [...byNumber(part, 'pairs').filter(({ at }) => at === '4'), ...byNumber(part, 'threes')];
  if (way === 'alone' && /\botherwise\b|\bif not\b|\belse\b/.test(part))
    return [fact('seating', 'way', 'alone')];
  const fits: Record<Way, (players: number) => boolean> = {
    alone: () => true,
    pairs: (players) => players >= 4 && players % 2 === 0,
    threes: (players) => players === 6,
  };
  const named = /^(\d) players/.exec(part)?.[1] ?? CONDITION.exec(part)?.[1];
  const implied = /\b2 against 2\b/.test(part)
    ? '4'
    : /\b3 against 3\b/.test(part)
      ? '6'
      : undefined;
  const numbers = (own ?? named ?? implied ?? '').split(/\D+/).filter(Boolean).map(Number);
  return numbers.filter(fits[way]).map((players) => fact('seating', String(players), way));
}
