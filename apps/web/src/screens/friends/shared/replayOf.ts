/** What the replay calls a table of the server, told apart from the games of this device. */
export function replayOf(table: string, code?: string): string {
  return `t.${table}${code === undefined ? '' : `.${code}`}`;
}
