/** Something the person can mend. Its message is one plain sentence; it is shown without a trace. */
export class Complaint extends Error {
  override name = 'Complaint';
}
