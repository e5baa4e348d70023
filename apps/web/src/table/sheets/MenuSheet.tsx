import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { addressOf } from '../../parts/screen/route.ts';
import { saveRecord } from '../link/saveRecord.ts';
import { Icon } from '../../parts/look/Icon.tsx';
import type { IconName } from '../../parts/look/shapes.ts';
import { set, settings } from '../../parts/settings/settings.ts';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { hide, show } from '../game/shown.ts';
import { Standing } from '../seats/Standing.tsx';
import './menuSheet.css';

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
      <nav class="menu" aria-label={words.menu}>
        {extras ? (
          <extras.MenuWays />
        ) : (
          <>
            <Way icon="book" to={addressOf({ at: 'rules', id: context.ruleSet.id })}>
              {words.rulesOf(rules)}
            </Way>
            <Choice icon="hint" onPress={() => show({ is: 'hint' })}>
              {words.hint}
            </Choice>
          </>
        )}
        <Choice icon="history" onPress={() => show({ is: 'history' })}>
          {words.whatHappened}
        </Choice>
        <Choice icon={sound ? 'soundOn' : 'soundOff'} onPress={() => set('sound', !sound)}>
          {sound ? words.soundOff : words.soundOn}
        </Choice>
        <Choice icon="settings" onPress={() => show({ is: 'settings' })}>
          {words.settings}
        </Choice>
        {hasKeyboard() && (
          <Choice icon="keyboard" onPress={() => show({ is: 'keys' })}>
            {words.keys}
          </Choice>
        )}
        <Choice icon="save" onPress={() => void save()}>
          {words.saveRecord}
        </Choice>
        {notSaved.value !== undefined && <p role="alert">{notSaved.value}</p>}
        <Way icon="left" to={addressOf({ at: 'start' })}>
          {words.leave}
          <span class="menu-note">{words.leaveNote}</span>
        </Way>
      </nav>
    </Sheet>
  );
}

interface ChoiceProps {
  icon: IconName;
  onPress: () => void;
  children: string;
}

function Choice({ icon, onPress, children }: ChoiceProps) {
  return (
    <button type="button" class="menu-choice" onClick={onPress}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

interface WayProps {
  icon: IconName;
  to: string;
  children: ComponentChildren;
}

function Way({ icon, to, children }: WayProps) {
  return (
    <a class="menu-choice" href={to}>
      <Icon name={icon} />
      <span>{children}</span>
    </a>
  );
}

/** Touch-only devices need no keyboard help. */
function hasKeyboard(): boolean {
  return matchMedia('(any-pointer: fine), (any-hover: hover)').matches;
}
