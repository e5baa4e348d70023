import { en } from './en/en.ts';
import { branches as branchesEn } from './en/branches.ts';
import { cast as castEn } from './en/cast.ts';
import { daily as dailyEn } from './en/daily.ts';
import { friends as friendsEn } from './en/friends.ts';
import { learn as learnEn } from './en/learn.ts';
import { night as nightEn } from './en/night.ts';
import { own as ownEn } from './en/own.ts';
import { pad as padEn } from './en/pad.ts';
import { push as pushEn } from './en/push.ts';
import { review as reviewEn } from './en/review.ts';
import { stats as statsEn } from './en/stats.ts';
import { es } from './es/es.ts';
import { branches as branchesEs } from './es/branches.ts';
import { cast as castEs } from './es/cast.ts';
import { daily as dailyEs } from './es/daily.ts';
import { friends as friendsEs } from './es/friends.ts';
import { learn as learnEs } from './es/learn.ts';
import { night as nightEs } from './es/night.ts';
import { own as ownEs } from './es/own.ts';
import { pad as padEs } from './es/pad.ts';
import { push as pushEs } from './es/push.ts';
import { review as reviewEs } from './es/review.ts';
import { stats as statsEs } from './es/stats.ts';
import type { AllWords } from './sampleShape.ts';
import { samples } from './samples.ts';
import { inSpanish } from './spanishSamples.ts';

const english: AllWords = {
  ...en,
  branches: branchesEn,
  cast: castEn,
  daily: dailyEn,
  friends: friendsEn,
  night: nightEn,
  own: ownEn,
  pad: padEn,
  learn: learnEn,
  push: pushEn,
  review: reviewEn,
  stats: statsEn,
};
const spanish: AllWords = {
  ...es,
  branches: branchesEs,
  cast: castEs,
  daily: dailyEs,
  friends: friendsEs,
  night: nightEs,
  own: ownEs,
  pad: padEs,
  learn: learnEs,
  push: pushEs,
  review: reviewEs,
  stats: statsEs,
};

/** Every sentence of the page, by screen, with examples where numbers or names go in. */
export function spokenOnPage(): { place: string; where: string; en: string; es: string }[] {
  return Object.keys(english).flatMap((screen) => {
    const part = screen as keyof AllWords;
    const given = (samples as Partial<Record<string, unknown>>)[screen];
    const said = sentences(english[part], given);
    const spoken = new Map(sentences(spanish[part], inSpanish(given)));
    return said.map(([where, text]) => ({
      place: screen === 'learn' ? 'lesson' : `page/${screen}`,
      where: where.replace(/#\d+$/, ''),
      en: text,
      es: spoken.get(where) ?? '(missing)',
    }));
  });
}

/** The sentences in a part of the words, each with its path. */
function sentences(words: unknown, given: unknown, path: string[] = []): [string, string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  if (typeof words === 'function')
    return (given as unknown[][]).map((parts, at) => [
      `${path.join('.')}#${at}`,
      String((words as (...parts: unknown[]) => unknown)(...parts)),
    ]);
  return Object.entries(words as object).flatMap(([key, inside]) =>
    sentences(inside, (given as Record<string, unknown> | undefined)?.[key], [...path, key]),
  );
}
