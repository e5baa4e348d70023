import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the server has released every table. */
export async function untilEmpty(port: number): Promise<void> {
  for (;;) {
    await pause(500);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    if (text.includes('hand_and_foot_rooms 0\n')) return;
  }
}
