import { IconButton } from '../../parts/controls/IconButton.tsx';
import { set, settings } from '../../parts/settings/settings.ts';
import { firstWords } from '../../parts/words/firstWords.ts';
import './topChoices.css';

/** First things people may want: their language, silence, other colors. */
export function TopChoices({ onSettings }: { onSettings: () => void }) {
  const { start } = firstWords.value;
  const { sound } = settings.value;
  const dark = isDark();
  return (
    <header class="line wraps tight top-choices">
      <IconButton
        class="strong"
        lang={start.otherLanguageTag}
        onPress={() => set('language', start.otherLanguageTag)}
      >
        {start.otherLanguage}
      </IconButton>
      <IconButton
        icon={sound ? 'soundOn' : 'soundOff'}
        label={sound ? start.soundOff : start.soundOn}
        onPress={() => set('sound', !sound)}
      />
      <IconButton
        icon={dark ? 'moon' : 'sun'}
        label={dark ? start.light : start.dark}
        onPress={() => set('theme', dark ? 'light' : 'dark')}
      />
      <IconButton icon="settings" label={start.settings} onPress={onSettings} />
    </header>
  );
}

function isDark(): boolean {
  const { theme } = settings.value;
  return theme === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark';
}
