import { openLine, type Line } from './line.ts';
import type { Stepping } from './phases.ts';

const SEATS = 4;

/** Four clients of the yardstick: each says something in turn, and waits until it hears of it. */
export async function openYardstickGroup(
  name: string,
  port: number,
  askedBytes: number,
): Promise<Stepping & { close(): void }> {
  const lines: Line[] = [];
  for (let seat = 0; seat < SEATS; seat++)
    lines.push(await openLine(`ws://127.0.0.1:${port}/${name}`));
  const text = 'x'.repeat(askedBytes);
  let turn = 0;
  return {
    isOver: false,
    async step() {
      const line = lines[turn++ % SEATS]!;
      return new Promise<void>((resolve) => {
        line.hear = () => {
          line.hear = () => undefined;
          resolve();
        };
        line.send(text);
      });
    },
    close() {
      for (const line of lines) line.close();
    },
  };
}
