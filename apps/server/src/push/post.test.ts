import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPushService, type PushService } from '../testing/pushService.ts';
import { post } from './post.ts';
import { lookupPublic } from './publicAddress.ts';

let service: PushService;
beforeEach(async () => {
  service = await startPushService();
});
afterEach(() => service.close());

const here = { address: '127.0.0.1', family: 4 };

function toName() {
  const { port } = new URL(service.address);
  return { endpoint: `http://push.example.org:${port}/x`, headers: {}, body: Buffer.from('hi') };
}

test('a name that leads into our own network is not called, whatever it led to before', async () => {
  const answers = [[{ address: '93.184.215.14', family: 4 }], [here]];
  const lookup = lookupPublic(async () => Promise.resolve(answers.pop()!));
  await expect(post(toName(), lookup)).rejects.toThrow('no public address');
  expect(service.received).toEqual([]);
});

test('without that check it would be called', async () => {
  const status = await post(toName(), (_host, { all }, done) =>
    all ? done(null, [here]) : done(null, here.address, here.family),
  );
  expect([status, service.received.length]).toEqual([201, 1]);
});

test('a redirect is not followed', async () => {
  service.answer = 307;
  const told = { endpoint: `${service.address}/x`, headers: {}, body: Buffer.from('hi') };
  const lookup = lookupPublic(async () => Promise.resolve([]));
  expect(await post(told, lookup)).toBe(307);
  expect(service.received).toHaveLength(1);
});
