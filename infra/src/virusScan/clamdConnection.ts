import { connect, type Socket } from 'node:net';
import type { ClamdAddress } from './clamdAddress';
import { VirusScannerUnavailableError } from './errors';

/** Timeouts in milliseconds. */
export interface ClamdTimeouts {
  /** For the connection. */
  readonly connectMs: number;
  /** For clamd to accept sent bytes. */
  readonly sendMs: number;
  /** For the answer: by default clamd scans one file for up to 2 minutes. */
  readonly answerMs: number;
}

/** Much longer than any answer of clamd. */
const maxAnswerLength = 4_096;

/**
 * A connection for one command and its answer (https://docs.clamav.net/manual/Usage/ClamdProtocol.html). Every wait has a
 * timeout; every failure is a VirusScannerUnavailableError.
 */
export class ClamdConnection {
  readonly #socket: Socket;
  readonly #connected: Promise<void>;
  readonly #answered: Promise<string>;
  #heard: string | null = null;

  constructor(
    address: ClamdAddress,
    private readonly times: ClamdTimeouts,
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
        if (end > maxAnswerLength || (end < 0 && text.length > maxAnswerLength)) {
          reject(new VirusScannerUnavailableError('its answer has no end'));
        } else if (end >= 0) {
          this.#heard = text.slice(0, end);
          resolve(this.#heard);
        }
      });
      this.#socket.on('error', reject);
      this.#socket.on('close', () => reject(new VirusScannerUnavailableError('it hung up')));
    });
    // Errors may occur before they are awaited.
    this.#connected.catch(() => undefined);
    this.#answered.catch(() => undefined);
  }

  /** Sends a command. With the prefix `z` it and its answer end with a zero byte. */
  async sendCommand(name: 'INSTREAM' | 'PING'): Promise<void> {
    await this.#within(this.times.connectMs, 'no connection in time', this.#connected);
    await this.#send(Buffer.from(`z${name}\0`));
  }

  /** Sends a chunk of a stream. Empty chunks are skipped, because clamd takes them as the end. */
  async sendChunk(bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    await this.#send(Buffer.concat([length, bytes]));
  }

  async endStream(): Promise<void> {
    await this.#send(Buffer.alloc(4));
  }

  readAnswer(): Promise<string> {
    return this.#within(this.times.answerMs, 'no answer in time', this.#answered);
  }

  close(): void {
    this.#socket.destroy();
  }

  async #send(bytes: Buffer): Promise<void> {
    // An answer before the end is not a verdict: clamd has stopped reading.
    if (this.#heard !== null) throw new VirusScannerUnavailableError(this.#heard.slice(0, 200));
    const accepted = new Promise<void>((resolve, reject) => {
      this.#socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    // If clamd closes the connection, its last answer is the better reason.
    const earlyAnswer = this.#answered.then((text) => {
      throw new VirusScannerUnavailableError(text.slice(0, 200));
    });
    await this.#within(this.times.sendMs, 'it takes no more', Promise.race([accepted, earlyAnswer]));
  }

  async #within<Result>(milliseconds: number, timeoutReason: string, work: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new VirusScannerUnavailableError(timeoutReason)), milliseconds);
    });
    try {
      return await Promise.race([work, timeout]);
    } catch (error) {
      if (error instanceof VirusScannerUnavailableError) throw error;
      throw new VirusScannerUnavailableError(describeError(error), { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

function describeError(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}
