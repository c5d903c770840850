import type { SeededRandom } from '../seededRandom';
import type { Mailbox } from './mailbox';
import { SimulatedPerson } from './simulatedPerson';

export interface WorkloadOptions {
  readonly address: string;
  readonly random: SeededRandom;
  /** The beginning of everybody's name, 3 to 20 characters. */
  readonly called: string;
  readonly people: number;
  readonly mailbox: Mailbox;
  readonly onServerError: (what: string) => void;
}

/** Simulated people who work at the same time, each one operation after another. */
export class Workload {
  readonly #people: SimulatedPerson[] = [];
  #busy: Promise<void>[] = [];
  #going = false;
  #wave = 0;

  constructor(private readonly options: WorkloadOptions) {}

  /** Everybody, including those who have been replaced. */
  get people(): readonly SimulatedPerson[] {
    return this.#people;
  }

  get acknowledged(): number {
    return sum(
      this.#people,
      ({ completed }) => completed.filter(({ outcome }) => outcome === 'acknowledged').length + 1,
    );
  }

  /** Acts whose result was unknown at first. */
  get unknown(): number {
    return sum(this.#people, ({ completed }) => completed.filter(({ unknown }) => unknown > 0).length);
  }

  /** Attempts without an answer, or with one that left the result unknown. */
  get failedAttempts(): number {
    return sum(this.#people, (person) => person.failedAttempts);
  }

  /** Replaces the people by new ones. All but the first confirm their email addresses. */
  async renew(): Promise<void> {
    const { address, random, called, people, mailbox, onServerError } = this.options;
    const wave = (this.#wave += 1);
    const came = await Promise.all(
      Array.from({ length: people }, (_, index) =>
        SimulatedPerson.registers({
          address,
          mailbox,
          onServerError,
          name: `${called}-${wave}-${index}`,
          from: `10.${this.#wave % 250}.${Math.floor(this.#wave / 250)}.${index + 1}`,
          random: random.fork(`${wave} ${index}`),
          today: new Date(),
        }),
      ),
    );
    await Promise.all(came.slice(1).map((person) => person.confirms()));
    this.#people.push(...came);
  }

  /** The current people. */
  get present(): readonly SimulatedPerson[] {
    return this.#people.slice(-this.options.people);
  }

  /** Lets everybody work until `settle`. */
  go(): void {
    this.#going = true;
    this.#busy = this.present.map(async (person) => {
      while (this.#going) await person.operation();
    });
    // `settle` reports failures; without this they would first end the process as unhandled rejections.
    for (const each of this.#busy) each.catch(() => undefined);
  }

  /** Waits until everybody knows the result of their last operation. @throws NotSettledError */
  async settle(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#busy);
    this.#busy = [];
  }
}

const sum = (people: readonly SimulatedPerson[], count: (person: SimulatedPerson) => number) =>
  people.reduce((total, person) => total + count(person), 0);
