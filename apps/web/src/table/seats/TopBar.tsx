import { roundsIn } from '@hand-and-foot/engine';
import { IconButton } from '../../parts/controls/IconButton.tsx';
import type { IconName } from '../../parts/look/shapes.ts';
import { set, settings } from '../../parts/settings/settings.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { noteFor } from '../coach/coach.ts';
import { useTheGame } from '../game/game.ts';
import { Standing } from './Standing.tsx';
import { useSeen } from '../game/seen.ts';
import { show } from '../game/shown.ts';
import './topBar.css';

export function TopBar() {
  const { view, terms, context, looksOn } = useSeen();
  const words = wording.value.table;
  const { sound } = settings.value;
  const { extras, link, desk } = useTheGame();
  const hasNote = noteFor(link.id, desk.seat) !== undefined;
  const { rounds, exact } = roundsIn(terms.rules);
  return (
    <header class="line yields top">
      <TopButton icon="menu" label={words.menu} onPress={() => show({ is: 'menu' })} />
      <div class="grow top-words">
        <h1 class="cut close top-title">
          {words.round(view.round, exact ? rounds : undefined)}
          <span class="top-rules"> · {speech.value.sayRuleSet(context.ruleSet).name}</span>
        </h1>
        <Standing />
      </div>
      {extras && <extras.TopNote />}
      {extras ? (
        <extras.TopButton />
      ) : (
        <TopButton
          icon="hint"
          name="hint"
          label={hasNote ? wording.value.hint.coachHas : words.hint}
          hasNews={hasNote}
          onPress={() => show({ is: 'hint' })}
        />
      )}
      {!looksOn && (
        <TopButton
          icon="help"
          name="help"
          label={words.whatCanIDo}
          onPress={() => show({ is: 'help' })}
        />
      )}
      <TopButton
        icon={sound ? 'soundOn' : 'soundOff'}
        name="sound"
        label={sound ? words.soundOff : words.soundOn}
        onPress={() => set('sound', !sound)}
      />
    </header>
  );
}

interface TopButtonProps {
  icon: IconName;
  /** Its name in the styles. */
  name?: string;
  label: string;
  /** Whether there's something new behind it. */
  hasNews?: boolean;
  onPress: () => void;
}

/** The label is always read out, and shown if there's room. */
function TopButton({ icon, name, label, hasNews, onPress }: TopButtonProps) {
  return (
    <IconButton
      icon={icon}
      class="strong top-button"
      data-name={name}
      data-news={hasNews || undefined}
      onPress={onPress}
    >
      <span class="told">{label}</span>
    </IconButton>
  );
}
