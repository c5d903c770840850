import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection to a server on which nothing is said but what the test writes. */
export class Connection {
  readonly #socket: Socket;
  #received = '';

  constructor(address: string) {
    const { port, hostname } = new URL(address);
    this.#socket = connect(Number(port), hostname);
    this.#socket.on('data', (bytes) => {
      this.#received += bytes.toString('latin1');
    });
    // A server that hangs up while the test still writes.
    this.#socket.on('error', () => undefined);
  }

  /** Everything that came so far. */
  get received(): string {
    return this.#received;
  }

  get isOver(): boolean {
    return this.#socket.readableEnded || this.#socket.destroyed;
  }

  write(text: string | Buffer): void {
    if (this.#socket.writable) this.#socket.write(text);
  }

  /** Resolves when what came is as wanted, or when the server has hung up. */
  async until(isWanted: (received: string) => boolean): Promise<string> {
    while (!isWanted(this.#received) && !this.isOver) {
      await Promise.race([once(this.#socket, 'data'), once(this.#socket, 'close')]).catch(() => undefined);
    }
    return this.#received;
  }

  /** Everything that the server said until it hung up. */
  untilOver(): Promise<string> {
    return this.until(() => false);
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** The statuses of the answers in what was received, in order. */
export function statusesIn(received: string): readonly number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** The lines of a request's head, each ended as HTTP wants it. */
export const head = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
