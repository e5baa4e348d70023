import { nameOf, type Ask } from '@hand-and-foot/protocol';
import { MenuButton } from '../../../parts/controls/Menu.tsx';
import type { IconName } from '../../../parts/look/shapes.ts';
import { go } from '../../../parts/screen/route.ts';
import { choices } from '../../../parts/settings/choices.ts';
import { hide } from '../../../table/game/shown.ts';
import { NotifySwitch } from '../notify/NotifySwitch.tsx';
import { opened, type OpenSheet } from '../shared/open.ts';
import { askFor, backAsk, sharedOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** More entries in a shared table's menu. */
export function MenuWays() {
  const link = useShared();
  const { seat, seats, closed } = link.known.value;
  const { night } = sharedOf(link);
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
        <MenuButton icon="person" onPress={() => takeBack(back)}>
          {said.takeBack}
        </MenuButton>
      )}
      {night && (
        <MenuButton icon="star" onPress={() => go({ at: 'night', id: night.night })}>
          {said.toStandings}
        </MenuButton>
      )}
      <Way icon="chat" to="chat" text={said.chat} />
      <Way icon="people" to="people" text={said.people} />
      {plays && <Way icon="devices" to="device" text={said.otherDevice} />}
      {plays && !night && <Way icon="person" to="person" text={said.handSeat} />}
      {plays && (
        <MenuButton icon="bot" note={said.letBotPlayNote} onPress={letBotPlay}>
          {said.letBotPlay}
        </MenuButton>
      )}
      {plays && (
        <div class="notify-way">
          <NotifySwitch table={link.id} />
        </div>
      )}
      <Way icon="book" to="rules" text={said.readRules} />
    </>
  );
}

function Way({ icon, to, text }: { icon: IconName; to: OpenSheet; text: string }) {
  const open = () => {
    hide();
    opened.value = to;
  };
  return (
    <MenuButton icon={icon} onPress={open}>
      {text}
    </MenuButton>
  );
}
