import type { NightRefusal } from '@hand-and-foot/protocol';
import { words } from './words.ts';

/** A refusal as people read it. */
export function sayNightRefusal(why: NightRefusal | 'failed'): string {
  const { otherwise, ...reasons } = words.value.refused;
  return why in reasons ? reasons[why as keyof typeof reasons] : otherwise;
}
