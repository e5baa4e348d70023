/** Headers of every answer: it's for us alone, and its type isn't guessed. */
export const guards = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The page brings everything it needs, so it may only reach this server, and nobody may frame it. Older browsers don't
 * accept `'self'` for a socket, so the host is named.
 */
export function policyFor(host: string | undefined): Readonly<Record<string, string>> {
  const sockets = /^[\w.:[\]-]+$/.test(host ?? '') ? ` ws://${host} wss://${host}` : '';
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      ...['script', 'style', 'font', 'img', 'worker', 'manifest'].map(
        (kind) => `${kind}-src 'self'`,
      ),
      `connect-src 'self'${sockets}`,
      "base-uri 'self'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
  };
}
