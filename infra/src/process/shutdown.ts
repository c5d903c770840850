import type { Logger } from '../telemetry';

/** The program was told to stop before it had started. */
export class StoppedWhileStartingError extends Error {
  override readonly name = 'StoppedWhileStartingError';
}

interface Part {
  readonly name: string;
  readonly close: () => void | Promise<void>;
}

/** What is open, to be closed in the opposite order: what came last needs what came before. */
export class Shutdown {
  readonly #open: Part[] = [];
  #closed: Promise<void> | null = null;

  constructor(private readonly log: Logger) {}

  /** Remembers how to close something that was just opened. @throws StoppedWhileStartingError (having closed it) */
  async add(name: string, close: () => void | Promise<void>): Promise<void> {
    if (this.#closed === null) {
      this.#open.push({ name, close });
      return;
    }
    await this.#closeOne({ name, close });
    throw new StoppedWhileStartingError();
  }

  get closing(): boolean {
    return this.#closed !== null;
  }

  /** Closes everything, once. An error of one part is logged and the others are closed all the same. */
  close(): Promise<void> {
    this.#closed ??= this.#closeAll();
    return this.#closed;
  }

  async #closeAll(): Promise<void> {
    for (let part = this.#open.pop(); part !== undefined; part = this.#open.pop()) await this.#closeOne(part);
  }

  async #closeOne({ name, close }: Part): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} did not close in time`)), closeWithinMs);
    });
    try {
      await Promise.race([close(), late]);
    } catch (error) {
      this.log.error({ err: error, part: name }, 'A part did not close');
    } finally {
      clearTimeout(timer);
    }
  }
}

/** PostgreSQL's own bounds add up to 30 s; everything else is quicker. */
const closeWithinMs = 35_000;
