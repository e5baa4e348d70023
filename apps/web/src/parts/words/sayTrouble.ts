import type { Trouble } from '../../worker/shared/messages.ts';
import { firstWords } from './firstWords.ts';

/** The problem with this device and its remedy; `otherwise` if it isn't the device. */
export function sayTrouble<T>(why: Trouble | undefined, otherwise: T): string | T {
  return why === undefined || why === 'fault' ? otherwise : firstWords.value.app.trouble[why];
}
