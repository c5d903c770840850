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
import { loadHomes, toPerson, type Person } from './person';
import { splitAddressChange, withCurrentHome } from './profileAddress';

export interface PersonChange {
  readonly details: DetailsChange;
  /** Undefined keeps the name. */
  readonly name?: NameParts | undefined;
}

export interface SavedPerson {
  readonly person: Person;
  readonly positions: readonly (Position | null)[];
}

export type SavePerson = (change: PersonChange, context: CommandContext) => Promise<SavedPerson>;

const addressDecider = createListDecider(addresses);
const addressStream = streamOfCollection(addresses);

/**
 * Saves a person's details in the profile, a corrected address in the address history, and the name in the account. The
 * details are saved first, because only they can be refused. A repeated request completes an interrupted save.
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
    const { details: change, home } = splitAddressChange(stored.state.details, details, homes, today);
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
            addressStream(userId),
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
    const currentHomes = history === null ? homes : await loadHomes(commands, userId);
    const savedDetails = withCurrentHome(profile.state.details, currentHomes, today);
    return {
      person: { ...toPerson(account.state, savedDetails), changedAt: now },
      positions: [profile.position, history?.position ?? null, account.position],
    };
  };
}

/**
 * Ignores a field that a screen sends back as it was shown. Screens show stored values in their own words, which must
 * not replace the stored value.
 * @param sent undefined if the field is missing
 */
export function keepIfChanged<Value>(sent: Value | undefined, shown: Value | null): Value | undefined {
  return sent === shown ? undefined : sent;
}
