import { pause } from './pause';

/** Exponential back-off between attempts: the wait doubles from `first` to `longest` milliseconds. */
export class BackOff {
  #next: number;

  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {
    this.#next = first;
  }

  /** Waits longer each time, until the signal aborts. Never rejects. */
  async wait(signal: AbortSignal): Promise<void> {
    const milliseconds = this.#next;
    this.#next = Math.min(this.longest, milliseconds * 2);
    await pause(milliseconds, signal);
  }

  /** Call it after an attempt has succeeded. */
  reset(): void {
    this.#next = this.first;
  }
}
