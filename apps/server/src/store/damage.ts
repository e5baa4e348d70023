/** What SQLite says of bytes that nobody wrote so; whatever else goes wrong, such as a full disk, passes. */
const DAMAGE = /malformed|not a database|constraint failed|datatype mismatch|corrupt/i;

/** Whether the error comes from what lies in the file, and not from what was asked of it. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Error && DAMAGE.test(error.message);
}
