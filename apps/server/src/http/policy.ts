/** What every answer carries: it is for us alone, and is what it says it is. */
export const guards = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The page brings all it needs, so it and its workers may reach for nothing but this server, and nobody may put it into
 * theirs. Older browsers do not take `'self'` for a socket, so the host is named.
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
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
  };
}
