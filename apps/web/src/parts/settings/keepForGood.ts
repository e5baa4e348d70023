/** Asks the browser to protect the games when storage runs low. If it says no, they last like any page's data. */
export async function keepForGood(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Some browsers, and pages without HTTPS, can't be asked.
  }
}
