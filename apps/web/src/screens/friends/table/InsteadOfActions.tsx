import { Button } from '../../../parts/controls/Button.tsx';
import { askFor, backAsk, isFree, sharedOf, useShared } from '../shared/shared.ts';
import '../parts/insteadOfActions.css';
import { opened } from '../shared/open.ts';
import { sayLostSeat } from '../shared/sayLostSeat.ts';
import { words } from '../shared/words.ts';
import { TakeItBack } from './TakeItBack.tsx';

/** For people who can't play right now: a bot plays for them, they're watching, or a question is open. */
export function InsteadOfActions() {
  const link = useShared();
  const { seat, seats, closed } = link.known.value;
  const said = words.value;
  if (closed) return <Notice text={said.closed} />;
  if (seat === undefined) {
    const mayJoin = sharedOf(link).invited && seats.some(isFree);
    return (
      <Notice
        text={sayLostSeat(link) ?? said.looksOn}
        {...(mayJoin
          ? { way: said.looksOnTakeSeat, onPress: () => (opened.value = 'people') }
          : {})}
      />
    );
  }
  const back = backAsk(link);
  if (!back) return <TakeItBack />;
  return (
    <Notice
      text={said.botPlaysForYou}
      way={said.takeBack}
      onPress={() => void askFor(link, back)}
    />
  );
}

function Notice(props: { text: string; way?: string; onPress?: () => void }) {
  return (
    <section
      class="line wraps spread brass instead"
      role="status"
      data-calm={props.way === undefined || undefined}
    >
      <p>{props.text}</p>
      {props.way !== undefined && (
        <Button look="primary" large onClick={props.onPress}>
          {props.way}
        </Button>
      )}
    </section>
  );
}
