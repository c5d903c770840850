import { setTimeout } from 'node:timers/promises';

/** Resolves after `milliseconds`, or as soon as the signal ends the wait. Never rejects. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}

/** Waiting times between tries: doubling, from `first` to `longest` milliseconds. */
export class BackOff {
  #next: number;

  constructor(
    private readonly first: number,
    private readonly longest: number,
  ) {
    this.#next = first;
  }

  async wait(signal: AbortSignal): Promise<void> {
    const milliseconds = this.#next;
    this.#next = Math.min(this.longest, milliseconds * 2);
    await pause(milliseconds, signal);
  }

  reset(): void {
    this.#next = this.first;
  }
}

/** Wakes one sleeper, also when it rang just before the sleeper lay down. */
export class Alarm {
  #rung = false;
  #sleep: AbortController | null = null;

  ring(): void {
    this.#rung = true;
    this.#sleep?.abort();
  }

  /** Resolves after `milliseconds`, when the alarm rings or rang since the last sleep, or when the signal says so. */
  async sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
    this.#sleep = new AbortController();
    if (!this.#rung) await pause(milliseconds, AbortSignal.any([signal, this.#sleep.signal]));
    this.#sleep = null;
    this.#rung = false;
  }
}
