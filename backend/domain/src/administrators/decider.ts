import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { AdministratorEvent } from './events';

export type AdministratorsCommand = CommandOf<
  'AppointAdministrator' | 'DismissAdministrator',
  { userId: string }
>;

/** The ids of the administrators. */
export type AdministratorsState = ReadonlySet<string>;

/** One stream for all administrators, so that it can refuse to dismiss the last one. */
export const administratorsStream = 'administrators-register';

/**
 * Every administrator in the register has the role in their account too. An appointment is written to the account first, a
 * dismissal to the register first, so the register may miss an administrator but never has a false one. While it is
 * empty, nobody is dismissed.
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
