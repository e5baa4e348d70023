import type { Seat } from '@hand-and-foot/engine';
import { ownName } from '../memory.ts';
import { askForName } from '../NameField.tsx';
import { askFor, isFree, nameOf, personIn, refused, sharedOf, useShared } from '../shared.ts';
import { LONGEST_NAME, plainText } from '../text.ts';
import { words } from '../words.ts';
import { botAsk } from './bots.ts';

/** What one may do with a seat: sit down, get up; whoever keeps the table also puts bots there, or frees it. */
export function SeatWays({ seat }: { seat: Seat }) {
  const link = useShared();
  const { seats, seat: mine, closed } = link.known.value;
  const { host, invited, hostSeat } = sharedOf(link);
  const holder = seats[seat]!;
  const said = words.value;
  const person = personIn(holder);

  async function sit(): Promise<void> {
    const name = plainText(mine === undefined ? ownName() : nameOf(seats[mine]), LONGEST_NAME);
    if (name === '') {
      refused.value = said.nameNeeded;
      askForName();
      return;
    }
    if (mine !== undefined && !(await askFor(link, { do: 'leave', seat: mine }))) return;
    await askFor(link, { do: 'sit', seat, name });
  }

  if (closed) return null;
  const isOthers = host && person !== undefined && seat !== mine;
  return (
    <span class="seat-row-ways">
      {isFree(holder) && (invited || mine !== undefined) && (
        <Way label={said.sitAt(seat + 1)} onPress={() => void sit()}>
          {said.sitHere}
        </Way>
      )}
      {host && holder.is === 'nobody' && (
        <Way label={said.putBotAt(seat + 1)} onPress={() => void askFor(link, botAsk(link, seat))}>
          {said.putBot}
        </Way>
      )}
      {seat === mine && (
        <Way label={said.getUp} onPress={() => void askFor(link, { do: 'leave', seat })}>
          {said.getUp}
        </Way>
      )}
      {isOthers && (
        <Way
          label={said.removeFrom(person)}
          onPress={() => void askFor(link, { do: 'leave', seat })}
        >
          {said.remove}
        </Way>
      )}
      {isOthers && holder.is === 'person' && hostSeat !== seat && (
        <Way
          label={said.handOnTo(person)}
          onPress={() => void askFor(link, { do: 'handOn', seat })}
        >
          {said.handOn}
        </Way>
      )}
    </span>
  );
}

function Way(props: { label: string; onPress: () => void; children: string }) {
  return (
    <button type="button" class="friends-button" aria-label={props.label} onClick={props.onPress}>
      {props.children}
    </button>
  );
}
