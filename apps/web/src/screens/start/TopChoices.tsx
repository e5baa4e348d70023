import { Icon } from '../../parts/look/Icon.tsx';
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
      <button
        type="button"
        class="icon-button strong"
        lang={start.otherLanguageTag}
        onClick={() => set('language', start.otherLanguageTag)}
      >
        {start.otherLanguage}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={sound ? start.soundOff : start.soundOn}
        onClick={() => set('sound', !sound)}
      >
        <Icon name={sound ? 'soundOn' : 'soundOff'} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={dark ? start.light : start.dark}
        onClick={() => set('theme', dark ? 'light' : 'dark')}
      >
        <Icon name={dark ? 'moon' : 'sun'} />
      </button>
      <button type="button" class="icon-button" aria-label={start.settings} onClick={onSettings}>
        <Icon name="settings" />
      </button>
    </header>
  );
}

function isDark(): boolean {
  const { theme } = settings.value;
  return theme === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark';
}
