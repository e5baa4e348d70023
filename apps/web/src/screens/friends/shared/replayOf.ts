/** The replay's name for a table on the server, distinct from this device's games. */
export function replayOf(table: string, code?: string): string {
  return `t.${table}${code === undefined ? '' : `.${code}`}`;
}
