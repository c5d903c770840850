import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { ErasureEvent } from './events';

export type ErasureCommand =
  | CommandOf<'BeginErasure', { userId: string }>
  /** Sent when none of the person's data can be read any more. */
  | CommandOf<'CompleteErasure', { userId: string }>;

/** The progress of a person's erasure. */
export type ErasureState = 'none' | 'begun' | 'erased';

/** A separate stream, because the account's stream cannot be read after the person's key is destroyed. */
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
