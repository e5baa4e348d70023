/** Sets the exit code, unless a worse one is set: 1 for a "no", 2 if a file couldn't be read. */
export function exitAtLeast(code: 1 | 2): void {
  process.exitCode = Math.max(code, Number(process.exitCode ?? 0));
}
