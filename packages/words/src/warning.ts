import type { Kind, Pack } from '@hand-and-foot/engine';
import type { Warning } from '@hand-and-foot/rulesets';

/** A language's sentences for each warning: one or two, in players' words. */
export type WarningSayings = {
  [Name in Warning['warning']]: (
    warning: Extract<Warning, { warning: Name }>,
    nameOf: NameOfKind,
  ) => string;
};

/** The plural name of the kind. */
type NameOfKind = (kind: string) => string;

export type SayWarning = (warning: Warning, pack: Pack) => string;

export function warningsSaid(
  sayings: WarningSayings,
  nameOfKind: (pack: Pack, kind: Kind, count: number) => string,
): SayWarning {
  return (warning, pack) => {
    const say = sayings[warning.warning] as (each: Warning, nameOf: NameOfKind) => string;
    return say(warning, (kind) => nameOfKind(pack, pack.kinds.indexOf(kind), 2));
  };
}
