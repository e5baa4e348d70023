import type { Answer, Ask, FinalEnding, FromTable } from '@hand-and-foot/protocol';
import { unguessable } from '../../worker/shared/chance.ts';
import { remoteWire } from './remoteWire.ts';

/** Uses a private link to a seat before joining: the link itself is the permission. */
export async function claimSeat(
  table: string,
  ask: Extract<Ask, { do: 'claim' }>,
): Promise<Answer | FinalEnding> {
  const wire = remoteWire(table, undefined);
  const id = unguessable(12);
  const answer = await new Promise<Answer | FinalEnding>((resolve) => {
    wire.listen((message: FromTable) => {
      if (message.is === 'answer' && message.to === id) resolve(message);
      if (message.is === 'stopped') resolve(wire.ended.value ?? 'noSuchTable');
    });
    wire.send({ is: 'ask', id, expects: 0, ask });
  });
  wire.leave();
  return answer;
}
