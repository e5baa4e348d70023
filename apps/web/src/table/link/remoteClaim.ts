import type { Answer, Ask, FromTable } from '@hand-and-foot/protocol';
import { unguessable } from '../../worker/shared/chance.ts';
import { remoteWire, type Ending } from './remoteWire.ts';

/** Uses a private link to a seat before joining: the link itself is the permission. */
export async function claimSeat(
  table: string,
  ask: Extract<Ask, { do: 'claim' }>,
): Promise<Answer | Ending> {
  const wire = remoteWire(table, undefined);
  const id = unguessable(12);
  const answer = await new Promise<Answer | Ending>((resolve) => {
    wire.listen((message: FromTable) => {
      if (message.is === 'answer' && message.to === id) resolve(message);
      if (message.is === 'stopped') resolve(wire.ended.value ?? 'noSuchTable');
    });
    wire.send({ is: 'ask', id, expects: 0, ask });
  });
  wire.leave();
  return answer;
}
