import type { Chance } from '../chance';
import type { Mailbox } from './mailbox';
import { Somebody } from './somebody';

export interface CrowdOptions {
  readonly address: string;
  readonly chance: Chance;
  /** The beginning of everybody's name, 3 to 20 characters. */
  readonly called: string;
  readonly people: number;
  readonly mailbox: Mailbox;
  readonly onSurprise: (what: string) => void;
}

/** Simulated people who act at the same time, each one act after another. */
export class Crowd {
  readonly #people: Somebody[] = [];
  #busy: Promise<void>[] = [];
  #going = false;
  #wave = 0;

  constructor(private readonly options: CrowdOptions) {}

  /** Everybody, including those who have been replaced. */
  get people(): readonly Somebody[] {
    return this.#people;
  }

  get acknowledged(): number {
    return sum(
      this.#people,
      ({ facts }) => facts.filter(({ outcome }) => outcome === 'acknowledged').length + 1,
    );
  }

  /** Acts whose result was unknown at first. */
  get unknown(): number {
    return sum(this.#people, ({ facts }) => facts.filter(({ unknown }) => unknown > 0).length);
  }

  /** Attempts without an answer, or with one that left the result unknown. */
  get turnedAway(): number {
    return sum(this.#people, (somebody) => somebody.turnedAway);
  }

  /** Replaces the people by new ones. All but the first confirm their email addresses. */
  async renew(): Promise<void> {
    const { address, chance, called, people, mailbox, onSurprise } = this.options;
    const wave = (this.#wave += 1);
    const came = await Promise.all(
      Array.from({ length: people }, (_, index) =>
        Somebody.registers({
          ...{ address, mailbox, onSurprise, name: `${called}-${wave}-${index}` },
          from: `10.${this.#wave % 250}.${Math.floor(this.#wave / 250)}.${index + 1}`,
          ...{ chance: chance.apart(`${wave} ${index}`), today: new Date() },
        }),
      ),
    );
    await Promise.all(came.slice(1).map((somebody) => somebody.confirms()));
    this.#people.push(...came);
  }

  /** The current people. */
  get present(): readonly Somebody[] {
    return this.#people.slice(-this.options.people);
  }

  /** Lets everybody act until `settle`. */
  go(): void {
    this.#going = true;
    this.#busy = this.present.map(async (somebody) => {
      while (this.#going) await somebody.act();
    });
    // `settle` reports failures; without this they would first end the process as unhandled rejections.
    for (const each of this.#busy) each.catch(() => undefined);
  }

  /** Waits until everybody knows the result of their last act. @throws NotSettledError */
  async settle(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#busy);
    this.#busy = [];
  }
}

const sum = (people: readonly Somebody[], count: (somebody: Somebody) => number) =>
  people.reduce((total, somebody) => total + count(somebody), 0);
