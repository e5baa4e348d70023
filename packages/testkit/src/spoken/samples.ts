import { cardNamed, packFor, type Card, type Kind } from '@hand-and-foot/engine';

/** Several examples of every member of a union: one that is missing here does not compile. */
export type SomeOfEach<Union, Tag extends keyof Union> = {
  readonly [Name in Union[Tag] & string]: readonly Omit<Extract<Union, Record<Tag, Name>>, Tag>[];
};

export function allOf<Union, Tag extends keyof Union & string>(
  tag: Tag,
  samples: SomeOfEach<Union, Tag>,
): Union[] {
  return Object.entries(samples).flatMap(([name, some]) =>
    (some as readonly object[]).map((rest) => ({ [tag]: name, ...rest }) as Union),
  );
}

export const kind = (name: string): Kind => packFor('standard').kinds.indexOf(name);
export const card = (face: string): Card => cardNamed(packFor('standard'), face)!;
export const lordKind = (name: string): Kind => packFor('lords-and-ladies').kinds.indexOf(name);
export const lordCard = (face: string): Card => cardNamed(packFor('lords-and-ladies'), face)!;
