import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { baseURI: 'https://here.example/' });
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** The page's conclusion about the server from this answer. */
async function takenFor(status: number, type: string, body: string): Promise<string> {
  const answer = new Response(body, { status, headers: { 'Content-Type': type } });
  vi.stubGlobal('fetch', async () => Promise.resolve(answer));
  const { lookForServer, server } = await import('./server.ts');
  await lookForServer(true);
  return server.value;
}

test.each([
  ['a list', 200, 'application/json', '[]', 'there'],
  ['being asked too often', 429, 'application/json', '{"why":"tooFast"}', 'there'],
  ['something else that lies there', 200, 'text/html', '<p>', 'none'],
  ['nothing that lies there', 404, 'text/html', '', 'none'],
  ['a server that is out of order', 503, 'text/plain', '', 'offline'],
])('by %s the page knows what is behind it', async (_, status, type, body, taken) => {
  expect(await takenFor(status, type, body)).toBe(taken);
});
