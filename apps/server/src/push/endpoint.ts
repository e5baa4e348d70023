/** The longest we have seen has about 600 characters, and a database index takes no more than 2,700. */
const LONGEST = 1024;

/** Names with a dot in them, which no IP address is. */
const NAME = /^([a-z\d-]+\.)+[a-z][a-z\d-]*$/;

/** Shut down in 2019; it took another kind of key. */
const GONE = 'android.googleapis.com';

/**
 * The address of a push service that a browser told us; undefined if we mustn't call it. Anyone can send us any
 * address, so it must be a name on the internet's usual port.
 */
export function endpointOf(text: unknown, mayBeLoopback = false): URL | undefined {
  if (typeof text !== 'string' || text.length > LONGEST || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, hostname, port, username, password } = url;
  if (username !== '' || password !== '') return undefined;
  if (mayBeLoopback && hostname === '127.0.0.1') return url;
  const isService = protocol === 'https:' && port === '' && NAME.test(hostname);
  return isService && hostname !== GONE ? url : undefined;
}
