/** The server's sentences for people who play. The page says most things itself, in its own language. */
export const sentences = {
  tooFast: (seconds: number) =>
    `You’re going too fast. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  damaged: 'This table’s saved game is damaged. The person who runs this server may have a backup.',
  boardsOpen:
    'Other tables are still playing these deals. You can look at them once everybody’s done.',
  leaving: 'This server is shutting down. Try again in a moment.',
  blocked:
    'This server has blocked you. If you think that’s a mistake, write to the person who runs it.',
};
