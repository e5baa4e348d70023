import type { NightAsk, NightRefusal, NightView } from '@hand-and-foot/protocol';
import { signal, type ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect, useMemo } from 'preact/hooks';
import { askNight, lookAtNight } from './api.ts';
import { rememberedNight, rememberNight } from './memory.ts';

/** The page's end of a night. */
export interface NightLine {
  readonly id: string;
  readonly code: string | undefined;
  /** Undefined until it's known. */
  readonly view: ReadonlySignal<NightView | undefined>;
  readonly state: ReadonlySignal<'there' | 'lost' | 'gone'>;
  /** Asks for something; gives back why not. */
  ask(ask: NightAsk): Promise<NightRefusal | 'failed' | undefined>;
}

interface Line extends NightLine {
  /** Looks again and again, until it's called off. */
  follow(): () => void;
}

/** Milliseconds between looks while the page is shown: at least, and for each player, since a whole club may share one address. */
const LOOK_EVERY = 4000;
const FOR_EACH = 250;

export const NightContext = createContext<NightLine | undefined>(undefined);

/** The night around a component. */
export function useNightLine(): NightLine {
  const line = useContext(NightContext);
  if (!line) throw new Error('There is no night around this part of the page');
  return line;
}

export function useView(): NightView {
  return useNightLine().view.value!;
}

export function useNight(id: string, brought: string | undefined): NightLine {
  const line = useMemo(() => lineTo(id, brought ?? rememberedNight(id)?.code), [id, brought]);
  useEffect(() => line.follow(), [line]);
  return line;
}

function lineTo(id: string, code: string | undefined): Line {
  const view = signal<NightView | undefined>(undefined);
  const state = signal<'there' | 'lost' | 'gone'>('there');

  function learn(next: NightView): void {
    state.value = 'there';
    rememberNight(id, code ?? '', next.pledges);
    if (!view.value || next.seq >= view.value.seq) view.value = next;
  }

  async function look(): Promise<void> {
    const told = await lookAtNight(id, code, view.value?.seq);
    if (typeof told === 'object') learn(told);
    else state.value = told === 'same' ? 'there' : told;
  }

  return {
    id,
    code,
    view,
    state,
    async ask(ask) {
      const told = await askNight(id, code, ask);
      if (typeof told !== 'object') return told;
      learn(told);
      return undefined;
    },
    follow() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const again = (): void => {
        clearTimeout(timer);
        void look().finally(() => {
          const isDone = isOver || state.value === 'gone' || view.value?.phase === 'over';
          const pause = Math.max(LOOK_EVERY, FOR_EACH * (view.value?.players.length ?? 0));
          // Another look may have ended meanwhile: one timer is enough.
          clearTimeout(timer);
          if (!isDone && !document.hidden) timer = setTimeout(again, pause);
        });
      };
      const shown = (): void => {
        if (!document.hidden) again();
      };
      again();
      document.addEventListener('visibilitychange', shown);
      return () => {
        isOver = true;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', shown);
      };
    },
  };
}
