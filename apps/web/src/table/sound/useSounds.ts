import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../parts/settings/settings.ts';
import type { TheGame } from '../game/game.ts';
import { beganTurn, soundOf, type Sound } from './soundOf.ts';
import { playSound } from './synth.ts';

let audio: AudioContext | undefined;

/** Browsers allow sound only after the first interaction. */
function wake(): void {
  if (!settings.value.sound) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}

function sound(what: Sound): void {
  if (settings.value.sound && audio?.state === 'running' && !document.hidden)
    playSound(audio, what);
}

/** Plays quiet sounds for events at the table. */
export function useSounds({ link, desk }: TheGame): void {
  useEffect(() => {
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    const stopListening = link.listen((events, before) => {
      const { view, seat } = link.known.value;
      const heard = soundOf(events);
      if (view && beganTurn(before, view, seat)) sound('yourTurn');
      else if (heard) sound(heard);
    });
    let staged = 0;
    const stopStaging = effect(() => {
      const now = desk.staged.value.reduce((sum, { cards }) => sum + cards.length, 0);
      if (now > staged) sound('laid');
      staged = now;
    });
    const stopRefusing = effect(() => {
      if (desk.no.value) sound('refused');
    });
    return () => {
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
      stopListening();
      stopStaging();
      stopRefusing();
    };
  }, [link, desk]);
}
