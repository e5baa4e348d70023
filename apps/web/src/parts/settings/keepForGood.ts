/** Asks the browser not to clear the games away when room is short. It may say no; then they last as pages' data do. */
export async function keepForGood(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not every browser, and no page without a secure origin, can be asked.
  }
}
