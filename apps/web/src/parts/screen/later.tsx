import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { Outline } from './Outline.tsx';

/**
 * A screen, or part of one, that loads on first use and shows its outline until then. Rendering throws if it can't
 * load.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Outline,
): (props: Props) => JSX.Element {
  const arrived = signal<ComponentType<Props> | undefined>(undefined);
  const failure = signal<unknown>(undefined);
  let asked = false;

  async function fetchIt(): Promise<void> {
    asked = true;
    try {
      arrived.value = await load();
    } catch (error) {
      failure.value = error;
    }
  }

  return function Later(props: Props) {
    if (!asked) void fetchIt();
    if (failure.value instanceof Error) throw failure.value;
    const Screen = arrived.value;
    return Screen === undefined ? <Meanwhile /> : <Screen {...props} />;
  };
}
