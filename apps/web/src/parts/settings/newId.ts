/** An id that no other rule set on this device has. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(5));
  return Array.from(numbers, (number) => number.toString(36).padStart(2, '0')).join('');
}
