/** Unguessable bytes as hexadecimal digits. Works without HTTPS too. */
export function unguessable(bytes: number): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (number) => number.toString(16).padStart(2, '0')).join('');
}
