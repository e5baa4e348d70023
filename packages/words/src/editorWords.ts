import type { Rules } from '@hand-and-foot/engine';

/**
 * The words of a rules editor. A path names a place in a knob: `pickUp.take`, or the knob itself; members of lists and
 * tables have the path of the whole.
 */
export interface EditorWords {
  /** Each knob's subject, in a few words. */
  readonly knobs: Readonly<Record<keyof Rules, string>>;
  /** The name of each choice, by path. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The name of each part of a value, by path. */
  readonly fields: Readonly<Record<string, string>>;
}
