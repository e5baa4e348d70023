import { Button } from '../../parts/controls/Button.tsx';
import type { TableLink } from '../link/tableLink.ts';
import { wording } from '../../parts/words/wording.ts';
import './nextRound.css';

interface GoOnProps {
  /** The current table, while the score is the last round's. */
  link: TableLink;
  onGoOn: () => void;
}

/** Somebody else has dealt the next round: this person continues when they've read enough. */
export function GoOn({ link, onGoOn }: GoOnProps) {
  const { view, seat } = link.known.value;
  const { score, table } = wording.value;
  const { round, turn } = view!;
  return (
    <footer class="fixed next-round">
      <p class="firm below" role="status">
        {score.begun(round)} {turn === seat && `${table.yourTurn}.`}
      </p>
      <Button look="primary" large class="whole wide" onClick={onGoOn}>
        {score.goOn(round)}
      </Button>
    </footer>
  );
}
