import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../http/caller.ts';
import { bearerOf } from '../http/guest.ts';
import { later } from '../http/later.ts';
import type { Limits } from '../http/limits.ts';
import { guards, policyFor } from '../http/policy.ts';
import { send, sorry, type Said } from '../http/said.ts';
import type { Refusals } from '../refusals.ts';
import type { OperatorApi } from './desk.ts';
import { files } from './page/files.ts';

/** The operator's page and API; undefined for other requests. */
export type OperatorDoor = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller,
) => Promise<void> | undefined;

const API = '/api/operator/';

export function newOperatorDoor(
  isToken: (given: string) => boolean,
  api: OperatorApi,
  limits: Limits,
  refusals: Pick<Refusals, 'count'>,
): OperatorDoor {
  return (request, response, caller) => {
    const [path = ''] = request.url!.split('?');
    if (path.startsWith(API))
      return answerTo(request, path.slice(API.length).split('/'), caller).then((said) =>
        send(response, said),
      );
    const file = request.method === 'GET' ? files.get(path) : undefined;
    if (!file) return undefined;
    response
      .writeHead(200, {
        ...guards,
        ...policyFor(caller.host),
        'Cache-Control': 'no-store',
        'Content-Type': file.type,
      })
      .end(file.text);
    return Promise.resolve();
  };

  async function answerTo(
    request: IncomingMessage,
    path: readonly string[],
    { address, origin }: Caller,
  ): Promise<Said> {
    const payer = limits.payer(address, undefined);
    if (!payer.may('request')) return later(limits, 'request');
    if (origin === 'foreign') {
      refusals.count('foreignOrigin');
      return sorry(403, 'foreignOrigin');
    }
    // Only a header counts: no foreign page can make a browser send it.
    if (isToken(bearerOf(request) ?? '')) return api(request, path);
    if (!payer.may('wrongToken')) return later(limits, 'wrongToken');
    refusals.count('operatorToken');
    return sorry(401, 'wrongToken');
  }
}
