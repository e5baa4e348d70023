import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push service on this machine, as browsers' makers run them. */
export interface PushService {
  readonly address: string;
  /** Messages so far. */
  readonly received: Received[];
  /** Resolves once there are that many. */
  waitFor(count: number): Promise<readonly Received[]>;
  /** The status of its next answers; undefined to leave them waiting. */
  answer: number | undefined;
  close(): void;
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export async function startPushService(): Promise<PushService> {
  const received: Received[] = [];
  let told = (): void => undefined;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      if (service.answer !== undefined) response.writeHead(service.answer).end();
      told();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: PushService = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: 201,
    async waitFor(count) {
      while (received.length < count) await new Promise<void>((resolve) => (told = resolve));
      return received;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return service;
}

/** A browser's subscription, and how it reads a message: by RFC 8291 and its own keys alone. */
export function newBrowser(endpoint: string, language = 'en') {
  const own = createECDH('prime256v1');
  const ownPublic = own.generateKeys();
  const auth = randomBytes(16);

  function decrypted(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + theirs.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPublic, theirs]);
    const secret = hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32);
    const derived = (name: string, length: number) =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length),
      );
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }

  return {
    subscription: {
      endpoint,
      keys: { p256dh: ownPublic.toString('base64url'), auth: auth.toString('base64url') },
      language,
    },
    decrypted,
  };
}

/** The claims a sender signed, by RFC 8292; throws unless the key that `key` names signed them. */
export function claimsIn({ authorization = '' }: IncomingHttpHeaders, key: string): object {
  const [, token = '', told] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  ) as [string, string];
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature ?? '', 'base64url'),
  );
  if (told !== key || !isSigned) throw new Error('this is signed by somebody else');
  return JSON.parse(Buffer.from(claims!, 'base64url').toString()) as object;
}
