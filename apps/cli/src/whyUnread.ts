/** The reason a file couldn't be read, for a sentence that names it. */
export function whyUnread(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'it is a folder';
    case 'EACCES':
      return 'you may not read it';
    default:
      return 'the system would not let us';
  }
}
