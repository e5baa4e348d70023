/** A notification's message: a table is waiting for its reader. Nothing about cards. */
export interface YourTurn {
  readonly table: string;
  /** Their turn, or the end of a round, when anybody may deal the next. */
  readonly awaits: 'turn' | 'deal';
  readonly rules: { readonly id: string; readonly name: string };
  /** The host's name, if they have a seat. */
  readonly host?: string;
  /** The reader's language, as their page told it. */
  readonly language: string;
}
