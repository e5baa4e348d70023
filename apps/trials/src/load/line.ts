import { once } from 'node:events';
import { WebSocket, type RawData } from 'ws';

/** One client's socket. */
export interface Line {
  send(text: string): void;
  /** What is done with what it hears. */
  hear: (message: Buffer) => void;
  close(): void;
}

/** Who connects, and from which address of this machine: one address has ports for some 28,000 lines. */
export interface Caller {
  readonly token?: string;
  readonly from?: string | undefined;
}

export async function openLine(url: string, { token, from }: Caller = {}): Promise<Line> {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
    ...(from === undefined ? {} : { localAddress: from }),
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
  let isOver = false;
  const line: Line = {
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
