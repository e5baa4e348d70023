import type { Trouble } from '../../worker/shared/messages.ts';
import { wording } from './wording.ts';

/** What is wrong with this device and what can be done about it; `otherwise`, where it is no matter of the device. */
export function sayTrouble<T>(why: Trouble | undefined, otherwise: T): string | T {
  return why === undefined || why === 'fault' ? otherwise : wording.value.app.trouble[why];
}
