import {
  accountDecider,
  accountStream,
  immigrationProfileDecider,
  immigrationProfileStream,
  type DetailsChange,
  type NameParts,
} from '@settlewise/domain';
import { civilDateInLondon } from '@settlewise/rules';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { signInFirst } from '../../http/requestRefusedError';
import { personOf, type Person } from './person';

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

/**
 * Saves the changes of a screen: the details in the profile, the name in the account. The details go first, because only
 * they can be refused; repeating an interrupted save completes it.
 */
export function createSavePerson(commands: CommandHandler): SavePerson {
  return async ({ details, name }, context) => {
    const { userId, now } = context;
    const profile = await commands.handle(
      immigrationProfileDecider,
      immigrationProfileStream(userId),
      { type: 'ChangeDetails', change: details, today: civilDateInLondon(now) },
      context,
    );
    const stream = accountStream(userId);
    const account =
      name === undefined
        ? { ...(await commands.load(accountDecider, stream)), position: null }
        : await commands.handle(accountDecider, stream, { type: 'ChangeName', ...name }, context);
    if (account.state === null) throw signInFirst();
    const saved = personOf(account.state, profile.state.details);
    return {
      person: { ...saved, changedAt: now },
      positions: [profile.position, account.position],
    };
  };
}
