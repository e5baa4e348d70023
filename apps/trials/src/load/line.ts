import { once } from 'node:events';
import { WebSocket, type RawData } from 'ws';

/** One client's socket. */
export interface LoadLine {
  send(text: string): void;
  /** Handles its messages. */
  hear: (message: Buffer) => void;
  close(): void;
}

/** The caller and its local address: one address has ports for about 28,000 lines. */
export interface Caller {
  readonly token?: string;
  readonly from?: string | undefined;
}

export async function openLine(url: string, { token, from }: Caller = {}): Promise<LoadLine> {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
    ...(from === undefined ? {} : { localAddress: from }),
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
  let isOver = false;
  const line: LoadLine = {
    send: (text) => socket.send(text),
    hear: () => undefined,
    close() {
      isOver = true;
      socket.close();
    },
  };
  socket.on('message', (data: RawData) => line.hear(data as Buffer));
  socket.on('close', (code: number) => {
    if (!isOver) throw new Error(`a line was cut: ${code}`);
  });
  await once(socket, 'open');
  return line;
}
