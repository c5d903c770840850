import { randomUUID } from 'node:crypto';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { UsageError } from '@settlewise/infra/commandLine';
import type { EventStore } from '@settlewise/infra/eventStore';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Keyed } from '@settlewise/infra/crypto';
import type { Jobs } from '@settlewise/infra/jobs';
import { createSessionRows } from '@settlewise/infra/sessions';
import type { Knex } from 'knex';
import { mailQueueName } from '../jobs/queues';
import { createAccountEmails, accountEmailJob } from '../mails/accountEmails';
import { createReservations } from '../identity/reservations';

export interface SecondFactorCommand {
  readonly username: string;
}

/** @throws UsageError */
export function parseSecondFactorCommand([verb, username, ...more]: readonly string[]): SecondFactorCommand {
  if (verb === 'turn-off' && username !== undefined && more.length === 0) return { username };
  throw new UsageError('Use: npm run second-factor -- turn-off <username>');
}

interface Dependencies {
  readonly database: Knex;
  readonly eventStore: EventStore;
  readonly commands: CommandHandler;
  readonly keyed: Keyed;
  readonly jobs: Pick<Jobs, 'queue'>;
  readonly clock: () => Date;
  readonly print: (line: string) => void;
}

const reason = 'Turned off by whoever runs the site, on the server itself.';

/**
 * Turns off the second factor of a person who has lost it, when no administrator can help. Records an event, ends all sessions
 * and notifies the person by email. It is idempotent.
 * @returns whether the account exists
 */
export async function runSecondFactorCommand(
  { username }: SecondFactorCommand,
  { database, eventStore, commands, keyed, jobs, clock, print }: Dependencies,
): Promise<boolean> {
  const reservations = createReservations({ commands, eventStore, keyed });
  const userId = await reservations.findHolder('username', username);
  if (userId === null) {
    print('There is no account of this name.');
    return false;
  }
  const correlationId = randomUUID();
  const { events } = await commands.handle(
    accountDecider,
    accountStream(userId),
    { type: 'TakeAwaySecondFactor', reason },
    { userId, actorId: userId, actorRole: 'system', correlationId, causationId: correlationId, now: clock() },
  );
  // The finder of the lost phone may be signed in on it.
  await createSessionRows(database).endAll(userId);
  if (events.length === 0) {
    print('Two-step sign-in was off already.');
    return true;
  }
  const accountEmails = createAccountEmails(await jobs.queue(mailQueueName, accountEmailJob), reservations);
  await accountEmails.requestSecondFactorChanged(userId, 'takenAway', correlationId);
  print('Two-step sign-in is off, every session has ended, and a mail tells the person so.');
  return true;
}
