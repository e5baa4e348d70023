import { useEffect, useState } from 'preact/hooks';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
type Speed = (typeof SPEEDS)[number];

/** Milliseconds from step to step. */
const BETWEEN: Readonly<Record<Speed, number>> = { slow: 2000, normal: 900, fast: 250 };

export interface Autoplay {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  /** Plays, or pauses; at the end it plays from the beginning. */
  readonly toggle: () => void;
}

/** Goes from step to step by itself, until the last. */
export function useAutoplay(index: number, last: number, go: (index: number) => void): Autoplay {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (index >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(index + 1), BETWEEN[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, index, last]);
  const toggle = () => {
    if (!isPlaying && index >= last) go(0);
    setPlaying(!isPlaying);
  };
  return { isPlaying, speed, setSpeed, toggle };
}
