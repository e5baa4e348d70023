import type { Ask } from '@hand-and-foot/protocol';
import { Icon } from '../../../parts/look/Icon.tsx';
import type { IconName } from '../../../parts/look/shapes.ts';
import { choices } from '../../../parts/settings/choices.ts';
import { hide } from '../../../table/game/shown.ts';
import { opened, type Opened } from '../shared/open.ts';
import { askFor, backAsk, nameOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** More entries in a shared table's menu. */
export function MenuWays() {
  const link = useShared();
  const { seat, seats, closed } = link.known.value;
  const said = words.value;
  const plays = seat !== undefined && seats[seat]!.is === 'person' && !closed;
  const back = backAsk(link);
  const takeBack = (ask: Ask) => {
    hide();
    void askFor(link, ask);
  };
  const letBotPlay = () => {
    hide();
    void askFor(link, {
      do: 'standIn',
      seat: seat!,
      name: nameOf(seats[seat!]),
      level: link.terms.manners?.standIn ?? choices.value.level,
    });
  };
  return (
    <>
      {back && (
        <button type="button" class="menu-choice" onClick={() => takeBack(back)}>
          <Icon name="person" />
          {said.takeBack}
        </button>
      )}
      <Way icon="chat" to="chat" text={said.chat} />
      <Way icon="people" to="people" text={said.people} />
      {plays && <Way icon="devices" to="device" text={said.otherDevice} />}
      {plays && <Way icon="person" to="person" text={said.handSeat} />}
      {plays && (
        <button type="button" class="menu-choice" onClick={letBotPlay}>
          <Icon name="bot" />
          <span>
            {said.letBotPlay}
            <span class="menu-note">{said.letBotPlayNote}</span>
          </span>
        </button>
      )}
      <Way icon="book" to="rules" text={said.readRules} />
    </>
  );
}

function Way({ icon, to, text }: { icon: IconName; to: Opened; text: string }) {
  const open = () => {
    hide();
    opened.value = to;
  };
  return (
    <button type="button" class="menu-choice" onClick={open}>
      <Icon name={icon} />
      {text}
    </button>
  );
}
