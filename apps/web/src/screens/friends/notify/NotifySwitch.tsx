import { useEffect } from 'preact/hooks';
import { Switch } from '../../../parts/controls/Switch.tsx';
import '../shared/friends.css';
import { words } from '../shared/words.ts';
import './notify.css';
import { isBusy, lookAtNotifying, notifying, trouble, turnDevice, turnTable } from './notify.ts';

interface NotifySwitchProps {
  /** The table it's about; without one, it's about all of them. */
  table?: string;
}

/** Switches notifications on or off, or says why there can't be any. */
export function NotifySwitch({ table }: NotifySwitchProps) {
  useEffect(() => void lookAtNotifying().catch(() => undefined), []);
  const said = words.value;
  const why = trouble.value;
  const known = notifying.value;
  if (why !== undefined && why !== 'failed')
    return <p class="note friends-note">{said.notNotified[why]}</p>;
  if (!known) return null;
  const isOn = known.isOn && (table === undefined || !known.muted.includes(table));
  const note = table === undefined ? said.notifyNote : said.notifyHereNote;
  return (
    <Switch
      label={said.notify}
      note={isBusy.value ? said.notifyBusy : why ? said.notNotified[why] : note}
      on={isOn}
      onTurn={(on) => void (table === undefined ? turnDevice(on) : turnTable(table, on))}
    />
  );
}
