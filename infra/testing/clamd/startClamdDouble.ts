import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface ClamdDoubleOptions {
  /** The pattern that it reports as malware, and its name. */
  readonly known: { readonly pattern: Buffer; readonly signature: string };
  /** Maximum size of a stream in bytes. */
  readonly maxStreamBytes: number;
  /** The answer to a larger stream. */
  readonly atLimit?: string;
  /** Replaces the final answer; null sends none. */
  readonly createAnswer?: ((stream: Buffer) => string | null) | undefined;
  /** The path of a socket to use instead of a port. */
  readonly path?: string;
}

export interface ClamdDouble {
  readonly url: string;
  /** The number of open connections. */
  connections(): number;
  stop(): Promise<void>;
}

/**
 * Implements clamd's protocol on a real socket: zPING, and zINSTREAM with its limit. Stricter than clamd: an unknown
 * command ends the connection.
 */
export async function startClamdDouble(options: ClamdDoubleOptions): Promise<ClamdDouble> {
  const connections = new Set<Socket>();
  const server = createServer((socket) => {
    connections.add(socket);
    socket.on('error', () => undefined).on('close', () => connections.delete(socket));
    let received = Buffer.alloc(0);
    const stream: Buffer[] = [];
    let streaming = false;
    const sendAnswer = (text: string | null) => (text === null ? undefined : socket.end(`${text}\0`));
    socket.on('data', (bytes: Buffer) => {
      received = Buffer.concat([received, bytes]);
      if (!streaming) {
        const end = received.indexOf(0);
        if (end < 0) return;
        const command = received.subarray(0, end).toString();
        received = received.subarray(end + 1);
        if (command === 'zPING') return void sendAnswer('PONG');
        if (command !== 'zINSTREAM') return void socket.destroy();
        streaming = true;
      }
      while (received.length >= 4) {
        const length = received.readUInt32BE();
        if (length === 0) return void sendAnswer(findVerdict(Buffer.concat(stream), options));
        if (received.length < 4 + length) return;
        stream.push(received.subarray(4, 4 + length));
        received = received.subarray(4 + length);
        if (stream.reduce((sum, piece) => sum + piece.length, 0) > options.maxStreamBytes) {
          return void sendAnswer(options.atLimit ?? 'INSTREAM size limit exceeded. ERROR');
        }
      }
    });
  });
  if (options.path === undefined) server.listen(0, '127.0.0.1');
  else server.listen(options.path);
  await once(server, 'listening');
  const address = server.address();
  return {
    url:
      typeof address === 'object' && address !== null
        ? `tcp://127.0.0.1:${address.port}`
        : `unix:${options.path}`,
    connections: () => connections.size,
    async stop() {
      for (const socket of connections) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function findVerdict(stream: Buffer, { known, createAnswer }: ClamdDoubleOptions): string | null {
  if (createAnswer !== undefined) return createAnswer(stream);
  return stream.includes(known.pattern) ? `stream: ${known.signature} FOUND` : 'stream: OK';
}
