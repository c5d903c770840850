import { accountDecider, accountStream, type NameParts } from '@settlewise/domain/accounts';
import { createListDecider, streamOfCollection } from '@settlewise/domain/collections';
import {
  type DetailsChange,
  immigrationProfileDecider,
  immigrationProfileStream,
} from '@settlewise/domain/immigrationProfile';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { addresses } from '@settlewise/domain/record';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { signInFirst } from '../../http/requestRefusedError';
import { loadHomes, personOf, type Person } from './person';
import { addressChange, withPresentHome } from './presentAddress';

export interface PersonChange {
  readonly details: DetailsChange;
  /** Undefined leaves the name as it is. */
  readonly name?: NameParts | undefined;
}

export interface Saved {
  readonly person: Person;
  readonly positions: readonly (Position | null)[];
}

export type SavePerson = (change: PersonChange, context: CommandContext) => Promise<Saved>;

const addressDecider = createListDecider(addresses);
const streamOfAddresses = streamOfCollection(addresses);

/**
 * Saves the changes of a screen: the details in the profile, a corrected address in the address history, the name in the
 * account. The details go first, because only they can be refused; repeating an interrupted save completes it.
 */
export function createSavePerson(commands: CommandHandler): SavePerson {
  return async ({ details, name }, context) => {
    const { userId, now } = context;
    const today = civilDateInLondon(now);
    const stream = immigrationProfileStream(userId);
    const [stored, homes] = await Promise.all([
      commands.load(immigrationProfileDecider, stream),
      loadHomes(commands, userId),
    ]);
    const { details: change, home } = addressChange(stored.state.details, details, homes, today);
    const profile = await commands.handle(
      immigrationProfileDecider,
      stream,
      { type: 'ChangeDetails', change, today },
      context,
    );
    const history =
      home === null
        ? null
        : await commands.handle(
            addressDecider,
            streamOfAddresses(userId),
            { type: 'ChangeAddress', ...home },
            context,
          );
    const account =
      name === undefined
        ? { ...(await commands.load(accountDecider, accountStream(userId))), position: null }
        : await commands.handle(
            accountDecider,
            accountStream(userId),
            { type: 'ChangeName', ...name },
            context,
          );
    if (account.state === null) throw signInFirst();
    const homesNow = history === null ? homes : await loadHomes(commands, userId);
    const shown = withPresentHome(profile.state.details, homesNow, today);
    return {
      person: { ...personOf(account.state, shown), changedAt: now },
      positions: [profile.position, history?.position ?? null, account.position],
    };
  };
}
