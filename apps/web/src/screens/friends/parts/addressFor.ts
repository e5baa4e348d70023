import { addressOf } from '../../../parts/screen/route.ts';

/** A table's whole address, without a code. */
export function addressFor(table: string): string {
  return new URL(addressOf({ at: 'shared', id: table }), document.baseURI).href;
}
