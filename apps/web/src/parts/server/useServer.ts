import { useEffect } from 'preact/hooks';
import { lookForServer, server, type Server } from './server.ts';

/** Whether there's a server; a screen that needs one asks again when it's shown. */
export function useServer(): Server {
  useEffect(() => void lookForServer(true), []);
  return server.value;
}
