import { expect, test } from 'vitest';
import { endpointOf } from './endpoint.ts';
import { isPublic, lookupPublic } from './publicAddress.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGu',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
])('%s is a push service', (text) => {
  expect(endpointOf(text)?.href).toBe(text);
});

test.each([
  ['no encryption', 'http://push.example.org/x'],
  ['another protocol', 'ftp://push.example.org/x'],
  ['another port', 'https://push.example.org:8443/x'],
  ['a password', 'https://me:secret@push.example.org/x'],
  ['an IPv4 address', 'https://93.184.215.14/x'],
  ['an IPv4 address as one number', 'https://2130706433/x'],
  ['an IPv6 address', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/x'],
  ['this machine', 'https://localhost/x'],
  ['this machine, without the option', 'http://127.0.0.1:9999/x'],
  ['a name without a dot', 'https://database/x'],
  ['a service that is gone', 'https://android.googleapis.com/gcm/send/x'],
  ['a very long one', `https://push.example.org/${'x'.repeat(1024)}`],
  ['no address', 'push'],
  ['no text', 7],
])('%s is refused', (_what, text) => {
  expect(endpointOf(text)).toBeUndefined();
});

test.each([
  '93.184.215.14',
  '9.255.255.255',
  '172.32.0.1',
  '2606:2800:21f::1',
  '2a00:1450:4001::5',
])('%s is public', (address) => expect(isPublic(address)).toBe(true));

const PRIVATE = `
  0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.0.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255
  :: ::1 ::ffff:127.0.0.1 ::ffff:93.184.215.14 64:ff9b::7f00:1 fe80::1 fc00::1 fd12::1 ff02::1 2001:db8::1 2001::1 2002:7f00:1::
`;

test.each(PRIVATE.trim().split(/\s+/))('%s is not', (address) => {
  expect(isPublic(address)).toBe(false);
});

test('a name leads to its public addresses only', async () => {
  const found = ['10.0.0.7', '93.184.215.14', '2606:2800:21f::1'];
  const all = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const look = lookupPublic(async () => Promise.resolve(all));
  const asked = async (options: { all?: boolean }) =>
    new Promise((resolve) => look('push.example.org', options, (...told) => resolve(told)));
  expect(await asked({ all: true })).toEqual([null, all.slice(1)]);
  expect(await asked({})).toEqual([null, '93.184.215.14', 4]);
});
