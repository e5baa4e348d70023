/** SQLite's words for bytes nobody wrote; other errors, such as a full disk, pass. */
const DAMAGE = /malformed|not a database|constraint failed|datatype mismatch|corrupt/i;

/** Whether the error comes from the file's contents and not from the request. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Error && DAMAGE.test(error.message);
}
