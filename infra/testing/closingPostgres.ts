import { once } from 'node:events';
import { createServer } from 'node:net';

export interface ClosingPostgres {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Imitates a PostgreSQL that shuts down during a connection attempt: one packet says that it is ready and that it ends the
 * connection.
 */
export async function startClosingPostgres(): Promise<ClosingPostgres> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([authenticated, readyForQuery, terminated])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return {
    url: `postgres://somebody:secret@127.0.0.1:${address.port}/anything`,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** A protocol message (PostgreSQL manual, 53.7): a letter, the length without the letter, the content. */
function createMessage(letter: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, content]);
}

const authenticated = createMessage('R', Buffer.alloc(4));
const readyForQuery = createMessage('Z', Buffer.from('I'));
const terminated = createMessage(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);
