/** The reason a file couldn't be read, for a sentence that names it. */
export function whyUnread(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'there’s no such file';
    case 'EISDIR':
      return 'it’s a folder';
    case 'EACCES':
      return 'you don’t have permission to read it';
    default:
      return 'the system wouldn’t allow it';
  }
}
