import { useEffect, useState } from 'preact/hooks';
import type { TableLink } from '../link/tableLink.ts';
import { hurried } from '../motion/hurry.ts';
import { isStill } from '../motion/still.ts';

/** The way from the last card to the score: it lands, then hands and feet are turned over. */
type Ending = 'landing' | 'counting' | undefined;

const LANDING_MS = 800;

interface Shown {
  readonly ending: Ending;
  readonly end: () => void;
}

/** Shows a round's end to people who see it happen; later there's only the score. */
export function useEnding(link: TableLink): Shown {
  const [ending, setEnding] = useState<Ending>(undefined);
  useEffect(
    () =>
      link.listen((events) => {
        const hasEnded = events.some(({ event }) => event === 'roundEnded');
        if (hasEnded && !document.hidden) setEnding('landing');
      }),
    [link],
  );
  useEffect(() => {
    if (ending !== 'landing') return undefined;
    const goOn = () => setEnding('counting');
    const timer = setTimeout(goOn, isStill() || hurried.peek() ? 0 : LANDING_MS);
    const stop = onSkip(goOn);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ending]);
  return { ending, end: () => setEnding(undefined) };
}

/** Calls back at the next tap or key, which does nothing else. */
export function onSkip(skip: () => void): () => void {
  const take = (event: Event) => {
    if (event instanceof KeyboardEvent && (event.repeat || MODIFIERS.has(event.key))) return;
    event.preventDefault();
    event.stopPropagation();
    skip();
  };
  addEventListener('click', take, { capture: true });
  addEventListener('keydown', take, { capture: true });
  return () => {
    removeEventListener('click', take, { capture: true });
    removeEventListener('keydown', take, { capture: true });
  };
}

/** Alone, these do nothing, and screen readers are driven with them. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Tab']);
