import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { ErasureEvent } from './events';

export type ErasureCommand =
  | CommandOf<'BeginErasure', { userId: string }>
  /** Nothing of the person can be read any more. */
  | CommandOf<'CompleteErasure', { userId: string }>;

/** How far the erasure of a person has come. */
export type ErasureState = 'none' | 'begun' | 'erased';

/** A stream of its own: the account's cannot be read any more once the person's key is gone. */
export const erasureStream = (userId: string) => `erasure-${userId}`;

export const erasureDecider: Decider<ErasureCommand, ErasureState, ErasureEvent> = {
  initialState: 'none',

  decide({ type, userId }, state) {
    switch (type) {
      case 'BeginErasure':
        return state === 'none' ? [{ type: 'ErasureBegun', data: { userId } }] : [];
      case 'CompleteErasure':
        if (state === 'none') {
          throw new DomainError(
            'conflict',
            'erasure_not_begun',
            'Nobody has asked for this account to be deleted.',
          );
        }
        return state === 'begun' ? [{ type: 'PersonErased', data: { userId } }] : [];
    }
  },

  evolve: (_state, { type }) => (type === 'ErasureBegun' ? 'begun' : 'erased'),
};
