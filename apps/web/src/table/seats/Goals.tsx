import { bookGoals, whyNotGoOut, type BookGoal, type Side } from '@hand-and-foot/engine';
import type { Goal, Owner } from '@hand-and-foot/words';
import { Icon } from '../../parts/look/Icon.tsx';
import { MeldMark } from '../melds/MeldMark.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import './goals.css';
import { FootSign } from './FootSign.tsx';
import { hasColumns } from '../game/shape.ts';
import { useSeen, type SeenTable } from '../game/seen.ts';

/** A side's requirements for going out and its progress; for yours, also other obstacles. */
export function Goals({ side }: { side: Side }) {
  const seen = useSeen();
  const { state } = seen;
  const ours = side === seen.side;
  const besides = ours ? besidesBooks(seen) : undefined;
  const books = bookGoals(state, side);
  return (
    <ul
      class="line grow firm small one-line goals"
      aria-label={wording.value.table.toGoOut}
      data-words={books.length < 3 || hasColumns.value || undefined}
    >
      {ours && (
        <li class="quiet goals-title" aria-hidden="true">
          {wording.value.table.toGoOut}:
        </li>
      )}
      {books.map((goal, at) => (
        <BookGoalSeen key={at} goal={goal} ours={ours} />
      ))}
      {besides && (
        <li class="line goal goal-besides">
          {besides.why === 'stillInHand' && <FootSign />}
          {speech.value.sayGoal(besides, seen.context)}
        </li>
      )}
    </ul>
  );
}

function besidesBooks({ state, you }: SeenTable): Extract<Goal, { why: string }> | undefined {
  const why = whyNotGoOut(state, you);
  return why?.why === 'booksMissing' ? undefined : why;
}

function BookGoalSeen({ goal, ours }: { goal: BookGoal; ours: boolean }) {
  const { context } = useSeen();
  const { kind, have, need } = goal;
  const done = have >= need;
  const owner: Owner = ours ? 'we' : 'they';
  return (
    <li class="line goal">
      {kind !== 'any' && <MeldMark look={kind} book={done} />}
      <span class="told">
        {have > need && kind !== 'any' && goal.rank === undefined
          ? `${have} ${speech.value.qualityOf(context.ruleSet, kind, have)}`
          : speech.value.sayGoal(goal, context, owner)}
      </span>
      <span class="goal-short" aria-hidden="true">
        {have}/{need}
      </span>
      {done && <Icon name="check" size={16} />}
    </li>
  );
}
