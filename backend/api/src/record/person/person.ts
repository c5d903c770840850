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
import { homesOf, withPresentHome, type Home } from './presentAddress';

/**
 * Who somebody is: their account and the details of their profile, of which each screen shows a part. The address is the
 * one of their address history, where that knows it.
 */
export interface Person {
  readonly name: NameParts;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly details: ProfileDetails;
  /** When anything of this last changed; null while the read models do not know. */
  readonly changedAt: Date | null;
}

export interface PersonReader {
  /** From the read models, once they show what this person wrote. @throws RequestRefusedError 401 */
  find(ctx: ApiContext, userId: string): Promise<Person>;
  /** From the log at this moment, as the base of a write. @throws RequestRefusedError 401 */
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
    return personOf(account, withPresentHome(profile.state.details, homes, civilDateInLondon(clock())));
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
      // Not projected yet, or no longer: read the person's own events.
      if (account === null || profile === null) return load(userId);
      const { firstName, lastName, email, emailVerified } = account;
      return {
        name: { firstName, lastName },
        email,
        emailVerified,
        details: withPresentHome(profile, homes, civilDateInLondon(clock())),
        changedAt: profile.changedAt > account.changedAt ? profile.changedAt : account.changedAt,
      };
    },
  };
}

const addressDecider = createListDecider(addresses);

/** The address history from the log at this moment. */
export async function loadHomes(commands: CommandHandler, userId: string): Promise<readonly Home[]> {
  const { state } = await commands.load(addressDecider, streamOfCollection(addresses)(userId));
  return homesOf(state);
}

/** The same, from the states of both streams. */
export function personOf(account: NonNullable<AccountState>, details: ProfileDetails): Person {
  const { firstName, lastName, email, emailVerified } = account;
  return {
    name: { firstName: firstName ?? null, lastName: lastName ?? null },
    email,
    emailVerified,
    details,
    changedAt: null,
  };
}
