import type { Pack } from '@hand-and-foot/engine';
import type { Warning } from '@hand-and-foot/rulesets';

/** What each warning says, in a language: a sentence or two in the words of players. */
export type WarningSayings = {
  [Name in Warning['warning']]: (
    warning: Extract<Warning, { warning: Name }>,
    nameOf: NameOfKind,
  ) => string;
};

/** What several cards of the kind with this name are called. */
type NameOfKind = (kind: string) => string;

export type SayWarning = (warning: Warning, pack: Pack) => string;

export function warningsSaid(
  sayings: WarningSayings,
  nameOfKind: (pack: Pack, kind: number, count: number) => string,
): SayWarning {
  return (warning, pack) => {
    const say = sayings[warning.warning] as (each: Warning, nameOf: NameOfKind) => string;
    return say(warning, (kind) => nameOfKind(pack, pack.kinds.indexOf(kind), 2));
  };
}
