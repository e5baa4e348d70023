/** A notification's message: a table is waiting for its reader. Nothing about cards. */
export interface YourTurn {
  readonly table: string;
  readonly rules: { readonly id: string; readonly name: string };
  /** The host's name, if they have a seat. */
  readonly host?: string;
  /** The reader's language, as their page told it. */
  readonly language: string;
}
