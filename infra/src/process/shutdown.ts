import type { Logger } from '../telemetry';

/** The program was stopped before it had started. */
export class StoppedWhileStartingError extends Error {
  override readonly name = 'StoppedWhileStartingError';
}

interface Part {
  readonly name: string;
  readonly close: () => void | Promise<void>;
}

/** Closes all parts in reverse order, because later parts need earlier ones. */
export class Shutdown {
  readonly #open: Part[] = [];
  #closed: Promise<void> | null = null;

  constructor(private readonly log: Logger) {}

  /** Registers an opened part. @throws StoppedWhileStartingError after closing it, if the shutdown has started */
  async add(name: string, close: () => void | Promise<void>): Promise<void> {
    if (this.#closed === null) {
      this.#open.push({ name, close });
      return;
    }
    await this.#closeOne({ name, close }, performance.now() + closeTimeoutMs);
    throw new StoppedWhileStartingError();
  }

  get closing(): boolean {
    return this.#closed !== null;
  }

  /**
   * Closes everything once, within `closeTimeoutMs`, because a supervisor kills the program soon after. An error of one
   * part is logged and does not stop the others.
   */
  close(): Promise<void> {
    this.#closed ??= this.#closeAll();
    return this.#closed;
  }

  async #closeAll(): Promise<void> {
    const deadline = performance.now() + closeTimeoutMs;
    for (let part = this.#open.pop(); part !== undefined; part = this.#open.pop())
      await this.#closeOne(part, deadline);
  }

  /** After the deadline, parts are closed without waiting for them. */
  async #closeOne({ name, close }: Part, deadline: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${name} did not close in time`)),
        Math.max(0, deadline - performance.now()),
      );
    });
    try {
      await Promise.race([close(), timeout]);
    } catch (error) {
      this.log.error({ err: error, part: name }, 'A component did not close in time');
    } finally {
      clearTimeout(timer);
    }
  }
}

/**
 * An API serves for another 5 s until its proxy has noticed, and waits 15 s for pending requests and 15 s for the active
 * job. PostgreSQL's own timeouts add up to 30 s. Compose waits longer than this (stop_grace_period).
 */
const closeTimeoutMs = 35_000;
