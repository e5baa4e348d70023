import { totals, worthOf } from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { speech } from '../../parts/words/wording.ts';
import { BranchLine } from '../../table/shelf/BranchLine.tsx';
import { branchesOf } from '../../table/shelf/branchesOf.ts';
import { branchWords } from '../../table/shelf/branchWords.ts';
import { scorerIn } from '../../table/game/standing.ts';
import type { Branch } from '../../worker/shared/messages.ts';

interface BranchesProps {
  of: string;
  replay: Replay;
}

/** The branches of a game, each beside how the game went. */
export function Branches({ of, replay }: BranchesProps) {
  const words = branchWords.value;
  const branches = branchesOf(of);
  if (branches.length === 0) return null;
  return (
    <section aria-label={words.yours}>
      <h3 class="quiet part-title">{words.yours}</h3>
      <ul class="list loose">
        {branches.map((game) => (
          <BranchLine key={game.id} game={game} result={compared(replay, game.branch!)} />
        ))}
      </ul>
    </section>
  );
}

/** The total of the branch's seat after its round, beside the one in the game. */
function compared({ steps, header }: Replay, { round, seat, totals: there }: Branch) {
  if (!there) return undefined;
  const words = branchWords.value;
  const { figure } = speech.value;
  const scorer = scorerIn(header.terms, seat);
  const over = steps.find((step) => step.round === round && step.state?.phase === 'over');
  if (!over?.state) return figure(there[scorer]!);
  const { rules } = header.terms;
  const more = worthOf(rules, there[scorer]! - totals(over.state)[scorer]!);
  if (more === 0) return words.equal(figure(there[scorer]!));
  const said = more > 0 ? words.better : words.worse;
  return said(figure(there[scorer]!), figure(Math.abs(more)));
}
