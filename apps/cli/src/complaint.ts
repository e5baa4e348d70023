/**
 * A problem that the person can fix. Its message is one plain sentence, shown without a stack
 * trace.
 */
export class Complaint extends Error {
  override name = 'Complaint';
}
