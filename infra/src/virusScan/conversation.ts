import { connect, type Socket } from 'node:net';
import type { ClamdAddress } from './clamdAddress';
import { VirusScannerUnavailableError } from './errors';

/** Milliseconds. */
export interface ClamdTimes {
  /** Until a connection stands. */
  readonly connectMs: number;
  /** Until it has accepted what was sent. */
  readonly sendMs: number;
  /** Until it has answered: clamd looks at one file for up to two minutes, by its own default. */
  readonly answerMs: number;
}

/** Far longer than any answer of clamd. */
const longestAnswer = 4_096;

/**
 * One connection for one command and its answer (https://docs.clamav.net/manual/Usage/ClamdProtocol.html).
 * Every wait is bounded in time; everything that goes wrong is a VirusScannerUnavailableError.
 */
export class Conversation {
  readonly #socket: Socket;
  readonly #connected: Promise<void>;
  readonly #answered: Promise<string>;
  #heard: string | null = null;

  constructor(
    address: ClamdAddress,
    private readonly times: ClamdTimes,
  ) {
    this.#socket = connect(address);
    this.#socket.setNoDelay(true);
    this.#connected = new Promise((resolve, reject) => {
      this.#socket.once('connect', resolve).once('error', reject);
    });
    this.#answered = new Promise((resolve, reject) => {
      let text = '';
      this.#socket.setEncoding('utf8');
      this.#socket.on('data', (more: string) => {
        text += more;
        const end = text.indexOf('\0');
        if (end > longestAnswer || (end < 0 && text.length > longestAnswer)) {
          reject(new VirusScannerUnavailableError('its answer has no end'));
        } else if (end >= 0) {
          this.#heard = text.slice(0, end);
          resolve(this.#heard);
        }
      });
      this.#socket.on('error', reject);
      this.#socket.on('close', () => reject(new VirusScannerUnavailableError('it hung up')));
    });
    // Errors may come before anybody waits for them.
    this.#connected.catch(() => undefined);
    this.#answered.catch(() => undefined);
  }

  /** A command begins with `z`: then it, and its answer, end with a zero byte. */
  async command(name: 'INSTREAM' | 'PING'): Promise<void> {
    await this.#within(this.times.connectMs, 'no connection in time', this.#connected);
    await this.#send(Buffer.from(`z${name}\0`));
  }

  /** A piece of a stream. Empty ones are left out: to clamd they are the end. */
  async piece(bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    await this.#send(Buffer.concat([length, bytes]));
  }

  async endOfPieces(): Promise<void> {
    await this.#send(Buffer.alloc(4));
  }

  answer(): Promise<string> {
    return this.#within(this.times.answerMs, 'no answer in time', this.#answered);
  }

  close(): void {
    this.#socket.destroy();
  }

  async #send(bytes: Buffer): Promise<void> {
    // An answer before the end is no verdict on the whole file: clamd has stopped reading.
    if (this.#heard !== null) throw new VirusScannerUnavailableError(this.#heard.slice(0, 200));
    const taken = new Promise<void>((resolve, reject) => {
      this.#socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    // When it closes the connection, its last answer is the better reason.
    const early = this.#answered.then((text) => {
      throw new VirusScannerUnavailableError(text.slice(0, 200));
    });
    await this.#within(this.times.sendMs, 'it takes no more', Promise.race([taken, early]));
  }

  async #within<Result>(milliseconds: number, late: string, work: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new VirusScannerUnavailableError(late)), milliseconds);
    });
    try {
      return await Promise.race([work, tooLate]);
    } catch (error) {
      if (error instanceof VirusScannerUnavailableError) throw error;
      throw new VirusScannerUnavailableError(reasonOf(error), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}
