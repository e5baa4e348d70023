import type { Seat } from '@hand-and-foot/engine';
import { faceOf, nameOf } from '@hand-and-foot/protocol';
import { Button } from '../../../parts/controls/Button.tsx';
import { AskFirst } from '../../../parts/controls/AskFirst.tsx';
import { hasTalked, isMuted, mute, unmute } from '../chat/muted.ts';
import { faceNow } from '../shared/faceNow.ts';
import { ownName } from '../shared/memory.ts';
import { askForName } from '../parts/NameField.tsx';
import { opened } from '../shared/open.ts';
import { askFor, isFree, personIn, refused, sharedOf, useShared } from '../shared/shared.ts';
import { LONGEST_NAME, nameApart, plainTextUpTo } from '../shared/text.ts';
import { words } from '../shared/words.ts';
import { botAsk } from './bots.ts';

/** Actions for a seat: sit down or get up; the keeper can also seat bots or free it. */
export function SeatWays({ seat }: { seat: Seat }) {
  const link = useShared();
  const { seats, seat: mine, closed, view } = link.known.value;
  const { host, invited, hostSeat } = sharedOf(link);
  const holder = seats[seat]!;
  const said = words.value;
  const person = personIn(holder);

  async function sit(): Promise<void> {
    const name = plainTextUpTo(mine === undefined ? ownName() : nameOf(seats[mine]), LONGEST_NAME);
    if (name === '') {
      refused.value = said.nameNeeded;
      askForName();
      return;
    }
    const face = (mine === undefined ? undefined : faceOf(seats[mine]!)) ?? faceNow(link);
    if (mine !== undefined && !(await askFor(link, { do: 'leave', seat: mine }))) return;
    const taken = seats.filter((_, at) => at !== mine).map(nameOf);
    const sits = await askFor(link, { do: 'sit', seat, name: nameApart(name, taken), face });
    if (sits && opened.value === 'people') opened.value = undefined;
  }

  if (closed) return null;
  const isOthers = host && person !== undefined && seat !== mine;
  // Once cards are dealt, nobody leaves by accident: bots stand in, and seats are handed on.
  const isDealt = view !== undefined;
  const maySit = isFree(holder) && (mine === undefined ? invited : !isDealt);
  return (
    <div class="row seat-row-ways">
      {maySit && (
        <Way label={said.sitAt(seat + 1, seats.length)} onPress={() => void sit()}>
          {said.sitHere}
        </Way>
      )}
      {host && holder.is === 'nobody' && (
        <Way
          label={said.putBotAt(seat + 1, seats.length)}
          onPress={() => void askFor(link, botAsk(link, seat))}
        >
          {said.putBot}
        </Way>
      )}
      {seat === mine && !isDealt && (
        <Way onPress={() => void askFor(link, { do: 'leave', seat })}>{said.getUp}</Way>
      )}
      {person !== undefined && seat !== mine && hasTalked(link, person) && <Mute name={person} />}
      {isOthers && (
        <AskFirst
          label={said.removeFrom(person)}
          question={said.removeQuestion[isDealt ? 'dealt' : 'lobby'](person)}
          yes={said.removeSurely}
          no={said.leaveIt}
          onYes={() => void askFor(link, { do: 'leave', seat })}
        >
          {said.remove}
        </AskFirst>
      )}
      {isOthers && holder.is === 'person' && hostSeat !== seat && (
        <AskFirst
          label={said.handOnTo(person)}
          question={said.handOnQuestion(person)}
          yes={said.handOnTo(person)}
          no={said.leaveIt}
          onYes={() => void askFor(link, { do: 'handOn', seat })}
        >
          {said.handOn}
        </AskFirst>
      )}
    </div>
  );
}

/** Hides what somebody says, on this device alone. Nobody is told. */
function Mute({ name }: { name: string }) {
  const link = useShared();
  const said = words.value;
  return isMuted(link, name) ? (
    <Way label={said.unmuteThem(name)} onPress={() => unmute(link, name)}>
      {said.unmute}
    </Way>
  ) : (
    <Way label={said.muteThem(name)} onPress={() => mute(link, name)}>
      {said.mute}
    </Way>
  );
}

interface WayProps {
  label?: string;
  onPress: () => void;
  children: string;
}

function Way({ label, onPress, children }: WayProps) {
  return (
    <Button aria-label={label} onClick={onPress}>
      {children}
    </Button>
  );
}
