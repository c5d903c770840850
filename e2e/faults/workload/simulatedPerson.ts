import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { hangLimitMs } from '../../../scripts/testLimits';
import type { SeededRandom } from '../seededRandom';
import type { Operation, CompletedOperation, OperationHistory } from './operation';
import type { Mailbox } from './mailbox';
import { nextOperation, openingOperations } from './nextOperation';
import { requestFor } from './request';
import { Sender, type Reply, type Sending } from './sender';

/** Statuses that leave the result unknown or mean a temporary failure: the same request is retried. */
const leavesOpen = new Set([408, 429, 500, 502, 503, 504]);
/** A conflict is retried this often, because it may be a conflict with an own earlier attempt. */
const conflictAttempts = 3;

/** An email with a link that has not arrived by then is requested again: its job may have been lost with the job store. */
const mailComesWithinMs = 20_000;

const made = z.object({ id: z.union([z.string(), z.number()]).transform(String) });
const profile = z.object({ emailVerified: z.boolean() });

/** An operation got no final result, or the program did something that no fault excuses. */
export class NotSettledError extends Error {
  override readonly name = 'NotSettledError';
}

export interface PersonOptions {
  readonly address: string;
  /** A unique name, from which the username, the email address and all idempotency keys are made. */
  readonly name: string;
  /** The person's IP address, as a proxy would report it. */
  readonly from: string;
  readonly random: SeededRandom;
  readonly today: Date;
  readonly mailbox: Mailbox;
  /** Called for each answer with status 500. */
  readonly onServerError: (what: string) => void;
}

/** A simulated person who makes one operation after another and retries each until its result is known. */
export class SimulatedPerson implements OperationHistory {
  readonly completed: CompletedOperation[] = [];
  /** Attempts without an answer, or with one that left the result unknown. */
  failedAttempts = 0;
  readonly #opening: Operation[];
  #operations = 0;

  private constructor(
    private readonly options: PersonOptions,
    readonly sender: Sender,
    readonly userId: string,
    readonly email: string,
  ) {
    this.#opening = [...openingOperations(options)];
  }

  /** Registers, with retries. @throws NotSettledError */
  static async registers(options: PersonOptions): Promise<SimulatedPerson> {
    const { name, address, from } = options;
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
      { what: `${name} registers`, onOpen: () => undefined, onServerError: options.onServerError },
    );
    if (status !== 201) throw new NotSettledError(`${name} was not registered: ${status}`);
    return new SimulatedPerson(options, sender, made.parse(account).id, email);
  }

  get name(): string {
    return this.options.name;
  }

  /** Confirms the email address with the link in the email, with retries. @throws NotSettledError */
  async confirms(): Promise<void> {
    const { mailbox, onServerError } = this.options;
    const what = `${this.name} confirms the address`;
    const ask = (method: 'GET' | 'POST', path: string, json?: object) =>
      settled(() => this.sender.send(method, path, json === undefined ? {} : { json }), {
        what,
        onServerError,
        onOpen: () => (this.failedAttempts += 1),
      });
    const begun = performance.now();
    let asked = begun;
    for (let tried: string | null = null; performance.now() - begun < hangLimitMs; await pause(50)) {
      const token = await mailbox.newestConfirmation(this.email);
      if (token !== null && token !== tried) {
        tried = token;
        await ask('POST', '/api/verify-email', { token });
        // A refusal is no error: an earlier attempt may have confirmed it, or a newer email may be on its way.
        const { json } = await ask('GET', '/api/account/profile');
        if (profile.parse(json).emailVerified) return;
      } else if (performance.now() - asked > mailComesWithinMs) {
        asked = performance.now();
        await ask('POST', '/api/verify-email/resend');
      }
    }
    throw new NotSettledError(`${what}: not settled`);
  }

  /** Makes the next operation and waits until its result is known. @throws NotSettledError */
  async operation(): Promise<void> {
    const operation = this.#opening.shift() ?? nextOperation(this.completed, this.options);
    this.#operations += 1;
    const key = `${this.name} ${this.#operations}`;
    const { method, path, ...content } = requestFor(operation);
    const sending: Sending = { ...content, key };
    let unknown = 0;
    const { status, json } = await settled(() => this.sender.send(method, path, sending), {
      what: `${this.name}: ${operation.does} ${operation.on}`,
      onOpen: () => {
        unknown += 1;
        this.failedAttempts += 1;
      },
      onServerError: this.options.onServerError,
    });
    // Nobody signs out here, so 401 means that the session was lost.
    if (status === 401) throw new NotSettledError(`${this.name} is signed out`);
    const outcome = status < 300 ? 'acknowledged' : 'refused';
    const id = outcome === 'acknowledged' && operation.does === 'make' ? made.parse(json).id : null;
    this.completed.push({ operation, key, outcome, status, id, unknown });
  }
}

interface Settling {
  readonly what: string;
  readonly onOpen: () => void;
  readonly onServerError: (what: string) => void;
}

async function settled(
  attempt: () => Promise<Reply | null>,
  { what, onOpen, onServerError }: Settling,
): Promise<Reply> {
  const givenUpAt = performance.now() + hangLimitMs;
  let conflicts = 0;
  for (let tried = 1; ; tried += 1) {
    const reply = await attempt();
    if (reply?.status === 409) conflicts += 1;
    const open =
      reply === null ||
      leavesOpen.has(reply.status) ||
      (reply.status === 409 && conflicts < conflictAttempts);
    if (!open) return reply;
    onOpen();
    if (reply?.status === 500) onServerError(`${what}: 500 ${JSON.stringify(reply.json)}`);
    if (performance.now() > givenUpAt) {
      throw new NotSettledError(
        `${what} is not settled after ${tried} attempts: ${reply?.status ?? 'no answer'}`,
      );
    }
    await pause(Math.min(20 * tried, 300));
  }
}
