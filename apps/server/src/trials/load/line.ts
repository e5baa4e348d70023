import { once } from 'node:events';
import { WebSocket, type RawData } from 'ws';

/** One client's socket. */
export interface Line {
  send(text: string): void;
  /** What is done with what it hears. */
  hear: (message: Buffer) => void;
  close(): void;
}

export async function openLine(url: string, token?: string): Promise<Line> {
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
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
