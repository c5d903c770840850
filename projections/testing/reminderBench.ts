import { randomBytes, randomUUID } from 'node:crypto';
import {
  type AccountCommand,
  accountDecider,
  accountStream,
  type SettingsChange,
} from '@settlewise/domain/accounts';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import type { Decider } from '@settlewise/domain/kernel';
import { notificationDecider, notificationsStream } from '@settlewise/domain/notifications';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { createKeyed, createPersonKeys, type PersonKeys } from '@settlewise/infra/crypto';
import { createCodec, type DomainEvent } from '@settlewise/infra/eventStore/codec';
import { createCommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Mail, Mailer } from '@settlewise/infra/mail';
import { createLogger } from '@settlewise/infra/telemetry';
import { readModels } from '../src/readModels';
import { listNotifications } from '../src/readModels/notifications';
import type { ReminderDependencies } from '../src/reminders/dependencies';
import { runPlanJob, sendMail } from '../src/reminders/startReminders';
import { tick, type WorkLists } from '../src/reminders/tick';
import { emptyReadModels } from './emptyReadModels';
import { openWorkbench, type Workbench } from './workbench';

/** All dependencies of reminders, real except for the mailer and the clock. */
export interface ReminderBench {
  readonly bench: Workbench;
  readonly parts: ReminderDependencies;
  readonly personKeys: PersonKeys;
  readonly mails: Mail[];
  /** Sets the clock: `2027-03-01T08:05`, in London's winter time. */
  at(time: string): void;
  /** Carries out a command as a person would now, and waits until the read models show it. */
  does<Command extends object, State, Event extends DomainEvent>(
    userId: string,
    decider: Decider<Command, State, Event>,
    stream: string,
    command: Command,
  ): Promise<void>;
  /** Creates an account; its emails are sent to `<username>@example.org`. */
  registers(username: string): Promise<string>;
  chooses(userId: string, change: SettingsChange): Promise<void>;
  /** Gives a person another, unconfirmed address. */
  changesAddress(userId: string, email: string): Promise<void>;
  /** Confirms a person's present address. */
  confirmsAddress(userId: string): Promise<void>;
  /** One tick, with all its jobs carried out immediately. */
  tick(): Promise<void>;
  /** The notifications of a person, the oldest first: the day, kind, subject and date. */
  listIssuedTo(userId: string): Promise<readonly string[]>;
  /** The notifications by the log, where no row key can hide duplicates. */
  issuedTo(userId: string): Promise<readonly string[]>;
  shown(): Promise<void>;
  close(): Promise<void>;
}

export async function openReminderBench(change: Partial<ReminderDependencies> = {}): Promise<ReminderBench> {
  const bench = await openWorkbench(emptyReadModels);
  const masterKey = randomBytes(32);
  const personKeys = createPersonKeys({ database: bench.database, masterKey });
  const codec = createCodec({ registry: eventRegistry, personKeys });
  const keyed = createKeyed(masterKey);
  const commands = createCommandHandler({ store: bench.store, codec, keyed });
  const projections = await bench.start({ projections: readModels, codec });
  const mails: Mail[] = [];
  const mailer: Mailer = {
    send(mail) {
      mails.push(mail);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  let now = new Date('2026-11-21T12:00:00Z');
  const parts: ReminderDependencies = {
    database: bench.database,
    commands,
    keyed,
    mailer,
    freshness: projections.freshness,
    publicUrl: new URL('https://settlewise.example'),
    clock: () => now,
    log: createLogger({ level: 'silent', name: 'reminders under test' }),
    ...change,
  };
  /** Waits until the read models have everything, also what a tick has issued. */
  const shown = async () => {
    const head = await bench.store.head();
    if (head !== null) await projections.whenCaughtUp(head);
  };
  const does: ReminderBench['does'] = async (userId, decider, stream, command) => {
    await commands.handle(decider, stream, command, {
      userId,
      actorId: userId,
      actorRole: 'user',
      now,
      correlationId: 'test',
      causationId: 'test',
    });
    await shown();
  };
  const ofAccount = (userId: string, command: AccountCommand) =>
    does(userId, accountDecider, accountStream(userId), command);
  async function confirmsAddress(userId: string): Promise<void> {
    const linkHash = 'a'.repeat(64);
    const expiresAt = new Date(now.getTime() + 60_000).toISOString();
    await ofAccount(userId, { type: 'IssueEmailVerificationLink', linkHash, expiresAt });
    await ofAccount(userId, { type: 'VerifyEmail', linkHash, now: now.toISOString() });
  }
  const atOnce: WorkLists = {
    plans: {
      async addAll(work) {
        for (const { data, id } of work) await runPlanJob(parts, data, id);
      },
    },
    mails: {
      async addAll(work) {
        for (const { data, id } of work) await sendMail(parts, data, id);
      },
    },
  };
  return {
    bench,
    parts,
    personKeys,
    mails,
    does,
    shown,
    at(time) {
      now = new Date(`${time}:00Z`);
    },
    async registers(username) {
      const userId = randomUUID();
      await ofAccount(userId, {
        type: 'RegisterAccount',
        userId,
        username,
        email: `${username}@example.org`,
        role: 'user',
        passwordHash: 'not one that opens anything',
      });
      await confirmsAddress(userId);
      return userId;
    },
    confirmsAddress,
    changesAddress: (userId, email) =>
      ofAccount(userId, {
        type: 'ChangeEmailAddress',
        email,
        verifiedAgainst: 'not one that opens anything',
      }),
    chooses: (userId, change) => ofAccount(userId, { type: 'ChangeSettings', change }),
    tick: () => tick(parts, atOnce),
    async listIssuedTo(userId) {
      await shown();
      const issued = await listNotifications(bench.database, userId);
      return issued
        .map(
          ({ issuedAt, kind, subject, date }) =>
            `${civilDateInLondon(issuedAt)} ${kind}: ${subject}, ${date}`,
        )
        .reverse();
    },
    async issuedTo(userId) {
      const { state } = await commands.load(notificationDecider, notificationsStream(userId));
      return [...state.issued.values()].map(({ kind, subject, date }) => `${kind}: ${subject}, ${date}`);
    },
    close: () => bench.close(),
  };
}
