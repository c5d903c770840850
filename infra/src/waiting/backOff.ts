import { pause } from './pause';

/** Waiting times between attempts to reach something unavailable: doubling, from `first` to `longest` milliseconds. */
export class BackOff {
  #next: number;

  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {
    this.#next = first;
  }

  /** Waits, longer each time; the signal ends the wait. Never rejects. */
  async wait(signal: AbortSignal): Promise<void> {
    const milliseconds = this.#next;
    this.#next = Math.min(this.longest, milliseconds * 2);
    await pause(milliseconds, signal);
  }

  /** Call it when an attempt has succeeded. */
  reset(): void {
    this.#next = this.first;
  }
}
