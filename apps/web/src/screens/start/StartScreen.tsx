import { useSignal } from '@preact/signals';
import { SettingsSheet } from '../../parts/sheets/SettingsSheet.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { Fan } from './Fan.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import './startScreen.css';
import { TopChoices } from './TopChoices.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { Ways } from './Ways.tsx';
import { Wordmark } from './Wordmark.tsx';
import { firstWords } from '../../parts/words/firstWords.ts';

/** The first screen: a game in one tap. */
export function StartScreen() {
  const isSetting = useSignal(false);
  const { what, motto } = firstWords.value.start;
  return (
    <div class="screen start">
      <TopChoices onSettings={() => (isSetting.value = true)} />
      <main class="start-main">
        <div class="line wraps spread start-brand">
          <Wordmark />
          <p class="quiet big start-motto">
            {what} <span>{motto}</span>
          </p>
          <Fan />
        </div>
        <div class="list loose start-play">
          <WaitingCard />
          <ContinueCard />
          <PlayPanel />
          <Ways />
        </div>
      </main>
      {isSetting.value && <SettingsSheet onClose={() => (isSetting.value = false)} />}
    </div>
  );
}
