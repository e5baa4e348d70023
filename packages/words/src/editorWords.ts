import type { Rules } from '@hand-and-foot/engine';

/**
 * The words of a rules editor. A path names a place in a knob: `pickUp.take`, or the knob itself; members of lists and
 * tables have the path of the whole.
 */
export interface EditorWords {
  /** Each knob's subject, in a few words. */
  readonly knobs: Readonly<Record<keyof Rules, string>>;
  /** By path, what each choice is called. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By path, what each part of a value is called. */
  readonly fields: Readonly<Record<string, string>>;
}
