import { z } from 'zod';
import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';

/**
 * What must be unique among all people (a username, an e-mail address) is claimed by a stream of its own. The stream
 * is named by a keyed hash of the value, so the log does not tell the value; the holder's id says nothing about anybody.
 */
export type Claimable = 'username' | 'email';

const holder = z.strictObject({ holderId: identifier });
const readableInTheLog = { confidentiality: 'none' } as const;

export const claimTaken = defineEvent('ClaimTaken', holder, readableInTheLog);
export const claimReleased = defineEvent('ClaimReleased', holder, readableInTheLog);

export const claimEvents = [claimTaken, claimReleased] as const;
export type ClaimEvent = EventOf<(typeof claimEvents)[number]>;

export type ClaimCommand =
  /**
   * `abandonedBy`: a holder who is known never to have finished what they took the claim for, and so stands in
   * nobody's way. The holder themselves may be meant: the claim is then as good as new.
   */
  | CommandOf<'TakeClaim', { claimable: Claimable; holderId: string; abandonedBy?: string }>
  | CommandOf<'ReleaseClaim', { holderId: string }>;

export interface ClaimState {
  readonly holderId: string | null;
}

/** @param hash keyed hash of the normalised value, lower-case hex */
export const claimStream = (claimable: Claimable, hash: string) => `claim-${claimable}-${hash}`;

/**
 * The form in which two spellings are the same name: letter case, width, how accents are written and the amount of
 * space play no part.
 */
export function normaliseClaim(value: string): string {
  // Upper case first, because some letters only meet there: ß with ss, both small sigmas.
  const folded = value.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  return folded.trim().replaceAll(/\s+/gu, ' ');
}

export const claimDecider: Decider<ClaimCommand, ClaimState, ClaimEvent> = {
  initialState: { holderId: null },

  decide(command, { holderId }) {
    switch (command.type) {
      case 'TakeClaim':
        if (holderId === command.holderId && holderId !== command.abandonedBy) return [];
        if (holderId === null) return [{ type: 'ClaimTaken', data: { holderId: command.holderId } }];
        if (holderId === command.abandonedBy) {
          return [
            { type: 'ClaimReleased', data: { holderId } },
            { type: 'ClaimTaken', data: { holderId: command.holderId } },
          ];
        }
        throw alreadyTaken[command.claimable]();
      case 'ReleaseClaim':
        return holderId === command.holderId ? [{ type: 'ClaimReleased', data: { holderId } }] : [];
    }
  },

  evolve(_state, event) {
    return { holderId: event.type === 'ClaimTaken' ? event.data.holderId : null };
  },
};

const alreadyTaken: Record<Claimable, () => DomainError> = {
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
