import { useId } from 'preact/hooks';
import { Segments } from '../controls/Segments.tsx';
import { Switch } from '../controls/Switch.tsx';
import { Sheet } from './Sheet.tsx';
import { choices, choose } from '../settings/choices.ts';
import { firstWords } from '../words/firstWords.ts';
import { language } from '../words/language.ts';
import { set, settings } from '../settings/settings.ts';
import './settingsSheet.css';

/** Phones and tablets have no keys to switch off; a device with a mouse has a keyboard, too. */
const HAS_KEYS = matchMedia('(any-hover: hover)').matches;

/** The page's looks, sounds and controls. */
export function SettingsSheet({ onClose }: { onClose: () => void }) {
  const { settings: words, start } = firstWords.value;
  const { theme, print, colours, deck, sound, letterKeys, coach } = settings.value;
  return (
    <Sheet title={words.title} onClose={onClose}>
      <div class="ruled grid">
        <Line label={words.theme}>
          {(labelledBy) => (
            <Segments
              labelledBy={labelledBy}
              options={among(words.themes)}
              value={theme ?? 'device'}
              onChoose={(value) => set('theme', value === 'device' ? undefined : value)}
            />
          )}
        </Line>
        <Line label={words.language}>
          {(labelledBy) => (
            <Segments
              labelledBy={labelledBy}
              options={among(words.languages)}
              value={language.value}
              onChoose={(value) => set('language', value)}
            />
          )}
        </Line>
        <Line label={words.deck} note={words.deckNote}>
          {(labelledBy) => (
            <Segments
              labelledBy={labelledBy}
              options={among(words.decks)}
              value={deck}
              onChoose={(value) => set('deck', value)}
            />
          )}
        </Line>
        <Line label={start.pace} note={words.paceNote}>
          {(labelledBy) => (
            <Segments
              labelledBy={labelledBy}
              options={among(start.paces)}
              value={choices.value.pace}
              onChoose={(pace) => choose({ pace })}
            />
          )}
        </Line>
        <Switch
          label={words.print}
          note={words.printNote}
          on={print === 'large'}
          onTurn={(on) => set('print', on ? 'large' : 'normal')}
        />
        <Switch
          label={words.colours}
          note={words.coloursNote}
          on={colours === 'four'}
          onTurn={(on) => set('colours', on ? 'four' : 'two')}
        />
        <Switch
          label={words.coach}
          note={words.coachNote}
          on={coach}
          onTurn={(on) => set('coach', on)}
        />
        <Switch label={words.sound} on={sound} onTurn={(on) => set('sound', on)} />
        {HAS_KEYS && (
          <Switch
            label={words.letterKeys}
            note={words.letterKeysNote}
            on={letterKeys}
            onTurn={(on) => set('letterKeys', on)}
          />
        )}
      </div>
    </Sheet>
  );
}

function Line({
  label,
  note,
  children,
}: {
  label: string;
  note?: string;
  children: (labelledBy: string) => preact.ComponentChildren;
}) {
  const id = useId();
  return (
    <div class="line wraps spread settings-sheet-line">
      <span id={id}>{label}</span>
      {children(id)}
      {note !== undefined && <small>{note}</small>}
    </div>
  );
}

function among<T extends string>(labels: Record<T, string>): { value: T; label: string }[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}
