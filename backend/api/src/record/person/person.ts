import type { AccountState, NameParts } from '@settlewise/domain/accounts';
import { createListDecider, streamOfCollection } from '@settlewise/domain/collections';
import {
  immigrationProfileDecider,
  immigrationProfileStream,
  type ProfileDetails,
} from '@settlewise/domain/immigrationProfile';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { addresses } from '@settlewise/domain/record';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { findAccount, findImmigrationProfile, listItems } from '@settlewise/projections';
import type { App } from '../../app';
import type { ApiContext } from '../../http/context';
import { ownAccount } from '../../identity/ownAccount';
import { toHomes, withCurrentHome, type Home } from './profileAddress';

/**
 * A person's account and profile details, of which each screen shows a part. The address comes from the address history
 * if that has it.
 */
export interface Person {
  readonly name: NameParts;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly details: ProfileDetails;
  /** The time of the last change. Null if the read models do not have it. */
  readonly changedAt: Date | null;
}

export interface PersonReader {
  /** Reads from the read models, after they contain this person's writes. @throws RequestRefusedError 401 */
  find(ctx: ApiContext, userId: string): Promise<Person>;
  /** Reads from the event log, as the base of a write. @throws RequestRefusedError 401 */
  load(userId: string): Promise<Person>;
}

export function createPersonReader({
  database,
  commands,
  readYourWrites,
  clock,
}: Pick<App, 'database' | 'commands' | 'readYourWrites' | 'clock'>): PersonReader {
  async function load(userId: string): Promise<Person> {
    const [account, profile, homes] = await Promise.all([
      ownAccount(commands, userId),
      commands.load(immigrationProfileDecider, immigrationProfileStream(userId)),
      loadHomes(commands, userId),
    ]);
    return toPerson(account, withCurrentHome(profile.state.details, homes, civilDateInLondon(clock())));
  }

  return {
    load,
    async find(ctx, userId) {
      await readYourWrites.upToDate(ctx, 'accounts', 'immigration_profile', addresses.part);
      const [account, profile, homes] = await Promise.all([
        findAccount(database, userId),
        findImmigrationProfile(database, userId),
        listItems(database, addresses, userId),
      ]);
      // The read models lack the person, so their events are read.
      if (account === null || profile === null) return load(userId);
      const { firstName, lastName, email, emailVerified } = account;
      return {
        name: { firstName, lastName },
        email,
        emailVerified,
        details: withCurrentHome(profile, homes, civilDateInLondon(clock())),
        changedAt: profile.changedAt > account.changedAt ? profile.changedAt : account.changedAt,
      };
    },
  };
}

const addressDecider = createListDecider(addresses);

/** Reads the address history from the event log. */
export async function loadHomes(commands: CommandHandler, userId: string): Promise<readonly Home[]> {
  const { state } = await commands.load(addressDecider, streamOfCollection(addresses)(userId));
  return toHomes(state);
}

/** Builds a person from the states of both streams. */
export function toPerson(account: NonNullable<AccountState>, details: ProfileDetails): Person {
  const { firstName, lastName, email, emailVerified } = account;
  return {
    name: { firstName: firstName ?? null, lastName: lastName ?? null },
    email,
    emailVerified,
    details,
    changedAt: null,
  };
}
