import type { Seat } from '@hand-and-foot/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Select } from '../../parts/controls/Select.tsx';
import { IconButton } from '../../parts/controls/IconButton.tsx';
import { Button } from '../../parts/controls/Button.tsx';
import { go } from '../../parts/screen/route.ts';
import { branchWords } from '../../table/shelf/branchWords.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { Controls } from './Controls.tsx';
import { lookAt, tell } from './record/looking.ts';
import './player.css';
import type { Replay, Wrong } from '@hand-and-foot/record';
import { ReplayTable } from './ReplayTable.tsx';
import { roundsOf, turnBack, turnOn } from './record/steps.ts';
import { useAutoplay } from './useAutoplay.ts';
import { WhatIf } from './WhatIf.tsx';
import { whyWrong } from './record/whyWrong.ts';

interface PlayerProps {
  /** The replay's id, by which its branches are kept. */
  id: string;
  replay: Replay;
  wrong?: Wrong;
  /** The step it begins at, if not the first. */
  step?: number | undefined;
  /** More ways to look at it, beside the controls. */
  ways?: ComponentChildren;
  /** More actions for it, in its head. */
  children?: ComponentChildren;
}

/** Replays a game: the table at one step, and controls for the others. */
export function Player({ id, replay, wrong, step: first = 0, ways, children }: PlayerProps) {
  const [index, setIndex] = useState(Math.min(first, replay.steps.length - 1));
  const [seat, setSeat] = useState<Seat | undefined>(undefined);
  const words = wording.value.replay;
  const last = replay.steps.length - 1;
  const to = (step: number): void => setIndex(Math.max(0, Math.min(last, step)));
  const autoplay = useAutoplay(index, last, setIndex);
  const isAsking = useSignal(false);
  const ask = () => {
    if (autoplay.isPlaying) autoplay.toggle();
    isAsking.value = true;
  };
  useKeys(replay, setIndex, autoplay.toggle);
  const looking = lookAt(replay, index, seat);
  const { ruleSet, seats } = replay.header;
  return (
    <main class="stage player">
      <header class="line wraps fixed player-head">
        <IconButton
          icon="left"
          class="player-leave"
          label={words.toStart}
          onPress={() => go({ at: 'start' })}
        />
        <h1>{speech.value.sayRuleSet(ruleSet).name}</h1>
        <Select
          label={words.rounds}
          options={roundsOf(replay).map(({ round }) => ({
            value: String(round),
            name: words.roundOf(round),
          }))}
          value={String(looking.state.round)}
          onChoose={(round) => to(beginOf(replay, Number(round)))}
        />
        <Select
          label={words.seenBy}
          options={[
            { value: '', name: words.everyone },
            ...seats.map((name, each) => ({ value: String(each), name: words.seat(name) })),
          ]}
          value={String(seat ?? '')}
          onChoose={(value) => setSeat(value === '' ? undefined : Number(value))}
        />
        {children}
      </header>
      {wrong && (
        <p class="small wrong fixed" role="alert">
          {words.notWhole} {whyWrong(wrong, replay)}
        </p>
      )}
      <ReplayTable looking={looking} told={tell(looking)} />
      <Controls replay={replay} index={index} autoplay={autoplay} onGo={to}>
        <Button onClick={ask}>{branchWords.value.whatIf}</Button>
        {ways}
      </Controls>
      {isAsking.value && (
        <WhatIf of={id} looking={looking} onClose={() => (isAsking.value = false)} />
      )}
    </main>
  );
}

function beginOf(replay: Replay, round: number): number {
  return roundsOf(replay).find((each) => each.round === round)?.at ?? 0;
}

/** Arrows go step by step, with Shift turn by turn, Home and End to the ends; Space plays and pauses. */
function useKeys(
  replay: Replay,
  setIndex: (change: (index: number) => number) => void,
  toggle: () => void,
): void {
  useEffect(() => {
    const last = replay.steps.length - 1;
    const moves: Readonly<Record<string, (index: number) => number>> = {
      ArrowLeft: (index) => Math.max(0, index - 1),
      ArrowRight: (index) => Math.min(last, index + 1),
      'Shift+ArrowLeft': (index) => turnBack(replay, index),
      'Shift+ArrowRight': (index) => turnOn(replay, index),
      PageUp: (index) => turnBack(replay, index),
      PageDown: (index) => turnOn(replay, index),
      Home: () => 0,
      End: () => last,
    };
    const press = (event: KeyboardEvent): void => {
      if (isTakenBy(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
        event.preventDefault();
        toggle();
      }
      const move = moves[event.shiftKey ? `Shift+${event.key}` : event.key];
      if (!move) return;
      event.preventDefault();
      setIndex(move);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [replay, setIndex, toggle]);
}

/** Lists, sliders and fields use these keys themselves, and so does an open sheet. */
function isTakenBy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('select, input, dialog') !== null;
}
