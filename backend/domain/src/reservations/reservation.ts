import { z } from 'zod';
import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';

/**
 * A value that must be unique among all people (a username, an email address) is reserved by its own stream. The stream's
 * name is a keyed hash of the value, so the log does not reveal the value. The holder's id is not personal data.
 */
export type ReservationKind = 'username' | 'email';

const holder = z.strictObject({ holderId: identifier });
const readableInTheLog = { confidentiality: 'none' } as const;

export const reservationTaken = defineEvent('ClaimTaken', holder, readableInTheLog);
export const reservationReleased = defineEvent('ClaimReleased', holder, readableInTheLog);

export const reservationEvents = [reservationTaken, reservationReleased] as const;
export type ReservationEvent = EventOf<(typeof reservationEvents)[number]>;

export type ReservationCommand =
  /**
   * `abandonedBy`: a holder who never finished the registration, so that others may take the value. If it is the same
   * holder, the reservation starts again.
   */
  | CommandOf<'TakeReservation', { kind: ReservationKind; holderId: string; abandonedBy?: string }>
  | CommandOf<'ReleaseReservation', { holderId: string }>;

export interface ReservationState {
  readonly holderId: string | null;
}

/** @param hash keyed hash of the normalised value, lower-case hex */
export const reservationStream = (kind: ReservationKind, hash: string) => `claim-${kind}-${hash}`;

/**
 * Normalises a name, so that letter case, width, the encoding of accents and the amount of space make no difference.
 */
export function normaliseName(value: string): string {
  // Lower, upper and lower case: upper case makes ß and ss, and both small sigmas, equal; the first lower case handles ẞ.
  const folded = collapseSpace(value.normalize('NFKC')).toLowerCase().toUpperCase().toLowerCase();
  return collapseSpace(folded.normalize('NFKC'));
}

const collapseSpace = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');

export const reservationDecider: Decider<ReservationCommand, ReservationState, ReservationEvent> = {
  initialState: { holderId: null },

  decide(command, { holderId }) {
    switch (command.type) {
      case 'TakeReservation':
        if (holderId === command.holderId && holderId !== command.abandonedBy) return [];
        if (holderId === null) return [{ type: 'ClaimTaken', data: { holderId: command.holderId } }];
        if (holderId === command.abandonedBy) {
          return [
            { type: 'ClaimReleased', data: { holderId } },
            { type: 'ClaimTaken', data: { holderId: command.holderId } },
          ];
        }
        throw alreadyTaken[command.kind]();
      case 'ReleaseReservation':
        return holderId === command.holderId ? [{ type: 'ClaimReleased', data: { holderId } }] : [];
    }
  },

  evolve(_state, event) {
    return { holderId: event.type === 'ClaimTaken' ? event.data.holderId : null };
  },
};

const alreadyTaken: Record<ReservationKind, () => DomainError> = {
  username: () =>
    new DomainError(
      'conflict',
      'username_taken',
      'This username is already taken. Choose another one.',
      'username',
    ),
  email: () =>
    new DomainError(
      'conflict',
      'email_taken',
      'There is already an account with this email address. Sign in, or reset your password.',
      'email',
    ),
};
