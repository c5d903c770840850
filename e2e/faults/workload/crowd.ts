import type { Chance } from '../chance';
import type { Mailbox } from './mailbox';
import { Somebody } from './somebody';

export interface CrowdOptions {
  readonly address: string;
  readonly chance: Chance;
  /** Begins the name of each: 3 to 20 characters. */
  readonly called: string;
  readonly people: number;
  readonly mailbox: Mailbox;
  readonly onSurprise: (what: string) => void;
}

/** People who all ask at the same time, each for one thing after another. */
export class Crowd {
  readonly #people: Somebody[] = [];
  #busy: Promise<void>[] = [];
  #going = false;
  #wave = 0;

  constructor(private readonly options: CrowdOptions) {}

  /** Everybody there ever was. */
  get people(): readonly Somebody[] {
    return this.#people;
  }

  get acknowledged(): number {
    return sum(
      this.#people,
      ({ facts }) => facts.filter(({ outcome }) => outcome === 'acknowledged').length + 1,
    );
  }

  /** Acts of which somebody could not know for a while whether they were done. */
  get unknown(): number {
    return sum(this.#people, ({ facts }) => facts.filter(({ unknown }) => unknown > 0).length);
  }

  /** Tries so far that got no answer, or one that left them open. */
  get turnedAway(): number {
    return sum(this.#people, (somebody) => somebody.turnedAway);
  }

  /** New people take the place of those who were there. All but the first confirm their addresses. */
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

  /** Those who are there now. */
  get present(): readonly Somebody[] {
    return this.#people.slice(-this.options.people);
  }

  /** Lets everybody ask, until `settle`. */
  go(): void {
    this.#going = true;
    this.#busy = this.present.map(async (somebody) => {
      while (this.#going) await somebody.act();
    });
    // Looked at in `settle`.
    for (const each of this.#busy) each.catch(() => undefined);
  }

  /** Resolves once what everybody asked for last is settled. @throws NotSettledError */
  async settle(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#busy);
    this.#busy = [];
  }
}

const sum = (people: readonly Somebody[], count: (somebody: Somebody) => number) =>
  people.reduce((total, somebody) => total + count(somebody), 0);
