import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { AdministratorEvent } from './events';

export type AdministratorsCommand = CommandOf<
  'AppointAdministrator' | 'DismissAdministrator',
  { userId: string }
>;

/** The ids of those who are administrators. */
export type AdministratorsState = ReadonlySet<string>;

/** One stream for all of them, so that it can make sure that one remains. */
export const administratorsStream = 'administrators-register';

/**
 * Everybody in the register has the role in their account too: an appointment is written to the account first, a dismissal
 * here first. So the register may miss an administrator, but never has one who is not. While it is empty, nobody is
 * dismissed.
 */
export const administratorsDecider: Decider<AdministratorsCommand, AdministratorsState, AdministratorEvent> =
  {
    initialState: new Set(),

    decide({ type, userId }, administrators) {
      switch (type) {
        case 'AppointAdministrator':
          return administrators.has(userId) ? [] : [{ type: 'AdministratorAppointed', data: { userId } }];
        case 'DismissAdministrator':
          if ([...administrators].every((other) => other === userId)) {
            throw new DomainError(
              'conflict',
              'last_administrator',
              'This is the last administrator. Make somebody else an administrator first.',
            );
          }
          return administrators.has(userId) ? [{ type: 'AdministratorDismissed', data: { userId } }] : [];
      }
    },

    evolve(administrators, { type, data }) {
      const others = [...administrators].filter((userId) => userId !== data.userId);
      return new Set(type === 'AdministratorAppointed' ? [...others, data.userId] : others);
    },
  };
