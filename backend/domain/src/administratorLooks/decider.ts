import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { AdministratorLookEvent } from './events';

/** An administrator is about to be shown a person's record. Instants: ISO 8601 in UTC. */
export type AdministratorLookCommand = CommandOf<'OpenRecord', AdministratorLookEvent['data']>;

/** Null until it is recorded. */
export type AdministratorLookState = AdministratorLookEvent['data'] | null;

/** One look, one stream, as with the looks of lawyers. */
export const administratorLookStream = (lookId: string) => `administratorLook-${lookId}`;

export const administratorLookDecider: Decider<
  AdministratorLookCommand,
  AdministratorLookState,
  AdministratorLookEvent
> = {
  initialState: null,

  decide({ type: _, ...data }, state) {
    if (state === null) return [{ type: 'RecordOpenedByAdministrator', data }];
    const isSame =
      state.userId === data.userId &&
      state.administratorId === data.administratorId &&
      state.reason === data.reason;
    if (isSame) return [];
    throw new DomainError('conflict', 'look_exists', 'This look has been recorded as another.');
  },

  evolve(_state, event) {
    return event.data;
  },
};
