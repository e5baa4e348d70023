import type { Seat } from '@hand-and-foot/engine';
import { openLine, type LoadLine } from './line.ts';
import type { Stepping } from './phases.ts';

const SEATS = 4;

/**
 * Four clients of the yardstick: each speaks in turn and waits until it hears that. Everyone hears everything, so it
 * has heard itself once it has heard as much as was said.
 */
export async function openYardstickGroup(
  name: string,
  port: number,
  askedBytes: number,
): Promise<Stepping & { close(): void }> {
  const lines: LoadLine[] = [];
  for (let seat = 0; seat < SEATS; seat++)
    lines.push(await openLine(`ws://127.0.0.1:${port}/${name}`));
  const text = 'x'.repeat(askedBytes);
  const heard = lines.map(() => 0);
  let said = 0;
  let done: { readonly seat: Seat; readonly resolve: () => void } | undefined;
  for (const [seat, line] of lines.entries())
    line.hear = () => {
      heard[seat]!++;
      if (seat === done?.seat && heard[seat] === said) done.resolve();
    };
  return {
    isOver: false,
    async step() {
      const seat = said++ % SEATS;
      return new Promise<void>((resolve) => {
        done = { seat, resolve };
        lines[seat]!.send(text);
      });
    },
    close() {
      for (const line of lines) line.close();
    },
  };
}
