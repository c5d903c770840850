import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A raw connection to a server; sends only what the test writes. */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #wasReset = false;

  /** @param keepsSending whether it can still write after the server has ended its side */
  constructor(address: string, keepsSending = false) {
    const { port, hostname } = new URL(address);
    this.#socket = connect({ port: Number(port), host: hostname, allowHalfOpen: keepsSending });
    this.#socket.on('data', (bytes) => {
      this.#received += bytes.toString('latin1');
    });
    // The server may close the connection while the test still writes.
    this.#socket.on('error', () => {
      this.#wasReset = true;
    });
  }

  /** Everything received so far. */
  get received(): string {
    return this.#received;
  }

  /** Whether the server closed both sides while the test still wrote. */
  get wasReset(): boolean {
    return this.#wasReset;
  }

  get isOver(): boolean {
    return this.#socket.readableEnded || this.#socket.destroyed;
  }

  write(text: string | Buffer): void {
    if (this.#socket.writable) this.#socket.write(text);
  }

  /** Resolves when the received text satisfies the condition, or when the server has closed the connection. */
  async until(isWanted: (received: string) => boolean): Promise<string> {
    while (!isWanted(this.#received) && !this.isOver) {
      await Promise.race([once(this.#socket, 'data'), once(this.#socket, 'close')]).catch(() => undefined);
    }
    return this.#received;
  }

  /** Everything received until the server closed the connection. */
  untilOver(): Promise<string> {
    return this.until(() => false);
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** The status codes of the answers in a received text, in order. */
export function statusesIn(received: string): readonly number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** A request head of these lines, with the line ends of HTTP. */
export const head = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
