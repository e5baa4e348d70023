import { useSignal } from '@preact/signals';
import { addressOf } from '../../parts/screen/route.ts';
import { saveRecord } from '../link/saveRecord.ts';
import { Menu, MenuButton, MenuLink } from '../../parts/controls/Menu.tsx';
import { set, settings } from '../../parts/settings/settings.ts';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { hide, show } from '../game/shown.ts';
import { Standing } from '../seats/Standing.tsx';

/** Everything besides playing. The game is saved whatever you do. */
export function MenuSheet() {
  const { link, extras } = useTheGame();
  const { context } = useSeen();
  const words = wording.value.table;
  const notSaved = useSignal<string>();
  const { sound } = settings.value;
  const rules = speech.value.sayRuleSet(context.ruleSet).name;

  async function save(): Promise<void> {
    notSaved.value = await saveRecord(link.id, extras?.readRecord);
    if (notSaved.value === undefined) hide();
  }

  return (
    <Sheet title={words.menu} onClose={hide}>
      <Standing />
      <Menu label={words.menu}>
        {extras ? (
          <extras.MenuWays />
        ) : (
          <>
            <MenuLink icon="book" to={addressOf({ at: 'rules', id: context.ruleSet.id })}>
              {words.rulesOf(rules)}
            </MenuLink>
            <MenuButton icon="hint" onPress={() => show({ is: 'hint' })}>
              {words.hint}
            </MenuButton>
          </>
        )}
        <MenuButton icon="history" onPress={() => show({ is: 'history' })}>
          {words.whatHappened}
        </MenuButton>
        <MenuButton icon={sound ? 'soundOn' : 'soundOff'} onPress={() => set('sound', !sound)}>
          {sound ? words.soundOff : words.soundOn}
        </MenuButton>
        <MenuButton icon="settings" onPress={() => show({ is: 'settings' })}>
          {words.settings}
        </MenuButton>
        {hasKeyboard() && (
          <MenuButton icon="keyboard" onPress={() => show({ is: 'keys' })}>
            {words.keys}
          </MenuButton>
        )}
        <MenuButton icon="save" onPress={() => void save()}>
          {words.saveRecord}
        </MenuButton>
        {notSaved.value !== undefined && <p role="alert">{notSaved.value}</p>}
        <MenuLink icon="left" to={addressOf({ at: 'start' })} note={words.leaveNote}>
          {words.leave}
        </MenuLink>
      </Menu>
    </Sheet>
  );
}

/** Touch-only devices need no keyboard help. */
function hasKeyboard(): boolean {
  return matchMedia('(any-pointer: fine), (any-hover: hover)').matches;
}
