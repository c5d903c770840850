import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Chance } from '../chance';
import type { Act, Fact, Ledger } from './act';
import type { Mailbox } from './mailbox';
import { nextAct, openingActs } from './nextAct';
import { requestFor } from './request';
import { Sender, type Reply, type Sending } from './sender';

/** Said by the program when it does not know, or cannot at the moment: the same is asked again. */
const leavesOpen = new Set([408, 429, 500, 502, 503, 504]);
/** Asked again so often after a conflict: the one that we met may have been our own earlier try. */
const conflictTries = 3;
/** An act that is not settled by then never will be. */
const patienceMs = 180_000;

/** A mail with a link that has not come by then is asked for once more: its job may have gone with the job store. */
const mailComesWithinMs = 20_000;

const made = z.object({ id: z.union([z.string(), z.number()]).transform(String) });
const profile = z.object({ emailVerified: z.boolean() });

/** Something that no fault excuses. */
export class NotSettledError extends Error {
  override readonly name = 'NotSettledError';
}

export interface Meeting {
  readonly address: string;
  /** Unlike that of everybody else: it becomes their name, their address, and all of their keys. */
  readonly name: string;
  /** Where they seem to come from. */
  readonly from: string;
  readonly chance: Chance;
  readonly today: Date;
  readonly mailbox: Mailbox;
  /** Told of answers with status 500: nobody foresaw them. */
  readonly onSurprise: (what: string) => void;
}

/** A person who asks for one thing after another, and does not let go of any before it is settled. */
export class Somebody implements Ledger {
  readonly facts: Fact[] = [];
  /** Tries that got no answer, or one that left them open. */
  turnedAway = 0;
  readonly #opening: Act[];
  #acts = 0;

  private constructor(
    private readonly meeting: Meeting,
    readonly sender: Sender,
    readonly userId: string,
    readonly email: string,
  ) {
    this.#opening = [...openingActs(meeting)];
  }

  /** Registers, however often that takes. @throws NotSettledError */
  static async registers(meeting: Meeting): Promise<Somebody> {
    const { name, address, from } = meeting;
    const sender = new Sender(address, from);
    const email = `${name}@example.org`;
    const json = {
      username: name,
      email,
      password: 'correct horse 42!',
      firstName: 'Amara',
      lastName: 'Khan',
    };
    const { status, json: account } = await settled(
      () => sender.send('POST', '/api/register', { json, key: `${name} register` }),
      { what: `${name} registers`, onOpen: () => undefined, onSurprise: meeting.onSurprise },
    );
    if (status !== 201) throw new NotSettledError(`${name} was not registered: ${status}`);
    return new Somebody(meeting, sender, made.parse(account).id, email);
  }

  get name(): string {
    return this.meeting.name;
  }

  /** Confirms the address by the link of the mail, however often that takes. @throws NotSettledError */
  async confirms(): Promise<void> {
    const { mailbox, onSurprise } = this.meeting;
    const what = `${this.name} confirms the address`;
    const ask = (method: 'GET' | 'POST', path: string, json?: object) =>
      settled(() => this.sender.send(method, path, json === undefined ? {} : { json }), {
        ...{ what, onSurprise },
        onOpen: () => (this.turnedAway += 1),
      });
    const begun = performance.now();
    let asked = begun;
    for (let tried: string | null = null; performance.now() - begun < patienceMs; await pause(50)) {
      const token = await mailbox.newestConfirmation(this.email);
      if (token !== null && token !== tried) {
        tried = token;
        await ask('POST', '/api/verify-email', { token });
        // Refused, it may have been done by an earlier try of ours, or a newer mail is on its way.
        const { json } = await ask('GET', '/api/account/profile');
        if (profile.parse(json).emailVerified) return;
      } else if (performance.now() - asked > mailComesWithinMs) {
        asked = performance.now();
        await ask('POST', '/api/verify-email/resend');
      }
    }
    throw new NotSettledError(`${what}: not settled`);
  }

  /** Asks for the next thing, and resolves once that is settled. @throws NotSettledError */
  async act(): Promise<void> {
    const act = this.#opening.shift() ?? nextAct(this.facts, this.meeting);
    this.#acts += 1;
    const key = `${this.name} ${this.#acts}`;
    const { method, path, ...content } = requestFor(act);
    const sending: Sending = { ...content, key };
    let unknown = 0;
    const { status, json } = await settled(() => this.sender.send(method, path, sending), {
      what: `${this.name}: ${act.does} ${act.on}`,
      onOpen: () => {
        unknown += 1;
        this.turnedAway += 1;
      },
      onSurprise: this.meeting.onSurprise,
    });
    // Nobody signs out here: who is not known any more has lost their session.
    if (status === 401) throw new NotSettledError(`${this.name} is signed out`);
    const outcome = status < 300 ? 'acknowledged' : 'refused';
    const id = outcome === 'acknowledged' && act.does === 'make' ? made.parse(json).id : null;
    this.facts.push({ act, key, outcome, status, id, unknown });
  }
}

interface Settling {
  readonly what: string;
  readonly onOpen: () => void;
  readonly onSurprise: (what: string) => void;
}

async function settled(
  attempt: () => Promise<Reply | null>,
  { what, onOpen, onSurprise }: Settling,
): Promise<Reply> {
  const givenUpAt = performance.now() + patienceMs;
  let conflicts = 0;
  for (let tried = 1; ; tried += 1) {
    const reply = await attempt();
    if (reply?.status === 409) conflicts += 1;
    const open =
      reply === null || leavesOpen.has(reply.status) || (reply.status === 409 && conflicts < conflictTries);
    if (!open) return reply;
    onOpen();
    if (reply?.status === 500) onSurprise(`${what}: 500 ${JSON.stringify(reply.json)}`);
    if (performance.now() > givenUpAt) {
      throw new NotSettledError(
        `${what} is not settled after ${tried} tries: ${reply?.status ?? 'no answer'}`,
      );
    }
    await pause(Math.min(20 * tried, 300));
  }
}
