import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@hand-and-foot/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { newFolder } from '../testing/folder.ts';
import { startServed, type Served } from '../testing/served.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <base href="./" />
    <title>Hand and Foot</title>
    <link rel="stylesheet" href="./assets/page.css" />
  </head>
  <body></body>
</html>
`;
const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
const { folder, remove } = newFolder();
let served: Served;

beforeAll(async () => {
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), PAGE);
  // A small allowance, for the test that spends it.
  served = await startServed({ page, requestsPerMinute: 300 });
});
afterAll(async () => {
  await served.close();
  remove();
});

/** A table whose host has sat down under this name. */
async function tableOf(name: string | undefined): Promise<string> {
  const seats = Array.from({ length: 4 }, () => ({ is: 'nobody' }));
  const made = await fetch(served.at('/api/tables'), {
    method: 'POST',
    headers,
    body: JSON.stringify({ rules: 'six-deck', seats, pace: 'quick' }),
  });
  const { table, invite } = (await made.json()) as { table: string; invite: string };
  if (name !== undefined) await sit(table, invite, name);
  return table;
}

async function sit(table: string, code: string, name: string): Promise<void> {
  const socket = new WebSocket(served.at(`/api/tables/${table}`), { headers });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('nobody is let in')));
    socket.on('open', () => socket.send(JSON.stringify({ is: 'watch', protocol: 1, code })));
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(String(data)) as { is: string; seq: number; ok?: boolean };
      const ask = { do: 'sit', seat: 0, name };
      if (message.is === 'snapshot')
        socket.send(JSON.stringify({ is: 'ask', id: 'first', expects: message.seq, ask }));
      if (message.is === 'answer') resolve();
    });
  });
  socket.close();
}

/** The tags of a link's preview, and the whole page. */
async function preview(path: string, more: Record<string, string> = {}) {
  const response = await fetch(served.at(path), {
    headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'cards.example', ...more },
  });
  const html = await response.text();
  const tags = [...html.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)" \/>/g)];
  const named: Record<string, string> = {};
  for (const [, name = '', text = ''] of tags) named[name] = text;
  return { response, html, tags: named };
}

test('a table’s address is the page, with a title, a sentence and a picture for messengers', async () => {
  const table = await tableOf('Ann');
  const { response, html, tags } = await preview(`/t/${table}?from=a-messenger`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(html).toContain('<base href="../" />');
  expect(html).toContain('<title>Play Hand and Foot with Ann</title>');
  expect(tags).toMatchObject({
    'og:title': 'Play Hand and Foot with Ann',
    'og:description': 'Six-Deck. Type your name and you’re in: no account, nothing to install.',
    'og:image': 'https://cards.example/invitation.png',
    'og:url': `https://cards.example/t/${table}`,
    'twitter:card': 'summary_large_image',
  });
});

test('the link to watch and the reader’s language say it in their own words', async () => {
  const table = await tableOf('Ann');
  expect((await preview(`/w/${table}`)).tags['og:title']).toBe('Watch Ann play Hand and Foot');
  const spanish = await preview(`/t/${table}`, { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' });
  expect(spanish.tags['og:title']).toBe('Juega una partida de Hand and Foot con Ann');
});

/** A match whose host has joined under this name, if any. */
async function nightOf(kind: 'match' | 'pairs', name?: string): Promise<string> {
  const wish = { kind, rules: 'six-deck', pace: 'quick', boards: 1, rounds: 1, level: 'steady' };
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(served.at(path), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  const { night = '' } = await post('/api/nights', {
    ...wish,
    ...(kind === 'match' ? { tables: 2 } : {}),
  });
  if (name !== undefined)
    await post(`/api/nights/${night}`, {
      do: 'join',
      name,
      seed: hashOf(name),
      ...(kind === 'match' ? { team: 0 } : {}),
    });
  return night;
}

test('a night’s address has a preview, too', async () => {
  const { html, tags } = await preview(`/n/${await nightOf('match', 'Ann')}`);
  expect(html).toContain('<base href="../" />');
  expect(tags).toMatchObject({
    'og:title': 'Play a Hand and Foot match with Ann',
    'og:description': 'Six-Deck, with the same cards at every table. Type your name and you’re in.',
  });
  const club = await preview(`/n/${await nightOf('pairs', 'Ann')}`);
  expect(club.tags['og:title']).toBe('Play Hand and Foot at Ann’s club night');
  const unnamed = await preview(`/n/${await nightOf('pairs')}`);
  expect(unnamed.tags['og:title']).toBe('Hand and Foot');
  expect(unnamed.tags['og:description']).toContain('Six-Deck');
  const none = await preview('/n/AAAAAAAAAAAAAAAAAAAAAA');
  expect(none.response.status).toBe(200);
  expect(none.tags['og:description']).not.toContain('Six-Deck');
});

test('a name is text in it, whatever it holds', async () => {
  const table = await tableOf(`"><i>$&'`);
  const { html, tags } = await preview(`/t/${table}`);
  expect(tags['og:title']).toBe('Play Hand and Foot with &#34;&#62;&#60;i&#62;$&#38;&#39;');
  expect(html).not.toContain('<i>');
});

test('before the host sits down nobody is named', async () => {
  const table = await tableOf(undefined);
  const { tags } = await preview(`/t/${table}`);
  expect(tags['og:title']).toBe('Hand and Foot');
  expect(tags['og:description']).toContain('Six-Deck');
});

test('an unknown table gets the page too, with the game’s own title', async () => {
  const { response, tags } = await preview('/t/AAAAAAAAAAAAAAAAAAAAAA');
  expect(response.status).toBe(200);
  expect(tags['og:title']).toBe('Hand and Foot');
  expect(tags['og:description']).not.toContain('Six-Deck');
});

test.each(['/t/', '/t/a/b', '/t/a.b', '/x/abc'])('%s is not a table', async (path) => {
  expect((await fetch(served.at(path))).status).toBe(404);
});

test('nothing can be sent to it', async () => {
  expect((await fetch(served.at('/t/abc'), { method: 'POST' })).status).toBe(405);
});

test('people who ask too often get the page without a look at the table', async () => {
  const table = await tableOf('Ann');
  const from = { 'X-Forwarded-For': '203.0.113.7' };
  const titles = [];
  // Some of the allowance comes back while a busy machine asks.
  while (titles.at(-1) !== 'Hand and Foot' && titles.length < 300)
    titles.push((await preview(`/t/${table}`, from)).tags['og:title']);
  expect(titles[0]).toBe('Play Hand and Foot with Ann');
  expect(titles.length).toBeGreaterThan(30);
  expect(titles.at(-1)).toBe('Hand and Foot');
});
