import type { Logger } from '../telemetry';

/** The program was told to stop before it had started. */
export class StoppedWhileStartingError extends Error {
  override readonly name = 'StoppedWhileStartingError';
}

interface Part {
  readonly name: string;
  readonly close: () => void | Promise<void>;
}

/** Closes what was opened, in the opposite order: later parts need earlier ones. */
export class Shutdown {
  readonly #open: Part[] = [];
  #closed: Promise<void> | null = null;

  constructor(private readonly log: Logger) {}

  /** Registers how to close something that was just opened. @throws StoppedWhileStartingError (having closed it) */
  async add(name: string, close: () => void | Promise<void>): Promise<void> {
    if (this.#closed === null) {
      this.#open.push({ name, close });
      return;
    }
    await this.#closeOne({ name, close }, performance.now() + closeWithinMs);
    throw new StoppedWhileStartingError();
  }

  get closing(): boolean {
    return this.#closed !== null;
  }

  /**
   * Closes everything, once, within `closeWithinMs`, because a supervisor kills the program soon after. An error of one
   * part is logged, and the others are closed all the same.
   */
  close(): Promise<void> {
    this.#closed ??= this.#closeAll();
    return this.#closed;
  }

  async #closeAll(): Promise<void> {
    const deadline = performance.now() + closeWithinMs;
    for (let part = this.#open.pop(); part !== undefined; part = this.#open.pop())
      await this.#closeOne(part, deadline);
  }

  /** After the deadline, parts are told to close and not awaited. */
  async #closeOne({ name, close }: Part, deadline: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${name} did not close in time`)),
        Math.max(0, deadline - performance.now()),
      );
    });
    try {
      await Promise.race([close(), late]);
    } catch (error) {
      this.log.error({ err: error, part: name }, 'A component did not close in time');
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * An API goes on serving for 5 s until its proxy has noticed, and waits 15 s for the requests and 15 s for the job under
 * way; PostgreSQL's own bounds add up to 30 s. Compose waits longer than this (stop_grace_period).
 */
const closeWithinMs = 35_000;
