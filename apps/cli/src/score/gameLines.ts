import { gainsOf, isOver, leadOf, totalsOf, type Pad } from '@hand-and-foot/scorepad';
import { english, listed } from '@hand-and-foot/words';
import { scorepadWords } from '@hand-and-foot/words/scorepad';
import type { Screen } from '../screen.ts';
import { scorerNames } from './names.ts';
import { columns, roundLines } from './roundLines.ts';
import { sentences } from '../sentences.ts';

/** Every round as a sheet, then the totals and the leader. */
export function gameLines(pad: Pad, screen: Screen): string[] {
  const rounds = pad.rounds.flatMap((_, at) => [
    screen.paint.bold(`Round ${at + 1}`),
    ...roundLines(pad, at + 1, screen),
    '',
  ]);
  return [`Scorepad · ${pad.ruleSet.name}`, '', ...rounds, ...standingLines(pad, screen)];
}

/** Points per round, the totals and the leader. */
export function standingLines(pad: Pad, { paint }: Screen): string[] {
  if (pad.rounds.length === 0) return [sentences.score.nothingYet];
  const names = scorerNames(pad);
  const gains = gainsOf(pad);
  const totals = totalsOf(pad);
  const rows = names.map((who, scorer) => [
    listed(who),
    ...gains.map((round) => english.figure(round[scorer]!)),
    english.figure(totals[scorer]!),
  ]);
  const head = ['', ...gains.map((_, at) => `${at + 1}`), 'total'];
  const lead = leadOf(pad);
  const winners = lead.scorers.map((scorer) => listed(names[scorer]!));
  return [
    ...columns([head, ...rows]),
    paint.bold(
      isOver(pad)
        ? sentences.score.over(listed(winners), lead.scorers.length > 1)
        : `${scorepadWords.en.sayLead(lead, names)}.`,
    ),
  ];
}
