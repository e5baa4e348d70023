import type { Stats } from '../../worker/shared/statsMessages.ts';
import { tables } from './useStats.ts';
import { words } from './words.ts';

/** Games that don't count, and why. */
export function LeftOut({ stats }: { stats: Stats }) {
  const said = words.value;
  const reasons = reasonsFor(stats);
  if (reasons.length === 0) return null;
  return (
    <section aria-label={said.notCounted}>
      <h2 class="quiet part-title">{said.notCounted}</h2>
      <ul class="list tight note">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}

function reasonsFor({ leftOut, missing }: Stats): string[] {
  const said = words.value.leftOut;
  const own = tables.value.filter(({ seat, totals }) => seat !== undefined && totals.length > 0);
  const numbers: Record<keyof typeof said, number> = {
    unfinished: leftOut.unfinished + own.filter(({ over }) => !over).length,
    endedEarly: own.filter(({ endedEarly }) => endedEarly).length,
    byBot: leftOut.byBot,
    unreadable: leftOut.unreadable,
    notFetched: missing.length,
  };
  return (Object.keys(said) as (keyof typeof said)[]).flatMap((why) =>
    numbers[why] > 0 ? [said[why](numbers[why])] : [],
  );
}
