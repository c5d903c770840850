import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { AdministratorAccessEvent } from './events';

/** Recorded before an administrator sees a person's record. Instants: ISO 8601 in UTC. */
export type AdministratorAccessCommand = CommandOf<'OpenRecord', AdministratorAccessEvent['data']>;

/** Null until it is recorded. */
export type AdministratorAccessState = AdministratorAccessEvent['data'] | null;

/** Each access has its own stream, like the accesses of lawyers. */
export const administratorAccessStream = (lookId: string) => `administratorLook-${lookId}`;

export const administratorAccessDecider: Decider<
  AdministratorAccessCommand,
  AdministratorAccessState,
  AdministratorAccessEvent
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
