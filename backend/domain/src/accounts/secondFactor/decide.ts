import type { CommandOf } from '../../kernel/decider';
import { DomainError } from '../../kernel/domainError';
import type { EventOf } from '../../kernel/eventDefinition';
import type { RecoveryCode, secondFactorEvents } from './events';

export type SecondFactorEvent = EventOf<(typeof secondFactorEvents)[number]>;

/** A valid code: from an app, with its key and step, or a recovery code by its hash. */
export type SecondFactorProof =
  { readonly totpSecret: string; readonly step: number } | { readonly codeHash: string };

/** `verifiedAgainst`: the stored hash that the current password was checked against. */
export type SecondFactorCommand =
  | CommandOf<'MakeSecondFactorKey', { verifiedAgainst: string; totpSecret: string; expiresAt: string }>
  | CommandOf<
      'TurnOnSecondFactor',
      { totpSecret: string; step: number; recoveryCodes: readonly RecoveryCode[]; now: string }
    >
  | CommandOf<'UseSecondFactor', { verifiedAgainst: string; proof: SecondFactorProof }>
  | CommandOf<
      'MakeRecoveryCodes',
      { verifiedAgainst: string; proof: SecondFactorProof; recoveryCodes: readonly RecoveryCode[] }
    >
  | CommandOf<'TurnOffSecondFactor', { verifiedAgainst: string; proof: SecondFactorProof }>
  | CommandOf<'TakeAwaySecondFactor', { reason: string }>;

export interface SecondFactor {
  readonly totpSecret: string;
  /** The newest step with an accepted code. */
  readonly lastStep: number;
  /** The unused recovery codes. */
  readonly recoveryCodes: readonly RecoveryCode[];
}

export interface SecondFactorState {
  /** Null if two-step sign-in is off. */
  readonly secondFactor: SecondFactor | null;
  /** A new key that no code has confirmed yet. Only the newest key can be turned on. */
  readonly secondFactorKey: { readonly totpSecret: string; readonly expiresAt: string } | null;
}

export const noSecondFactor: SecondFactorState = { secondFactor: null, secondFactorKey: null };

interface Account extends SecondFactorState {
  readonly passwordHash: string;
}

/** @throws DomainError invalid if the code or the password is wrong · conflict if it is already on or already off */
export function decideSecondFactor(
  command: SecondFactorCommand,
  account: Account,
): readonly SecondFactorEvent[] {
  switch (command.type) {
    case 'MakeSecondFactorKey': {
      const { totpSecret, expiresAt } = command;
      refuseOtherPassword(command, account);
      refuseIfOn(account);
      return [{ type: 'SecondFactorKeyMade', data: { totpSecret, expiresAt } }];
    }
    case 'TurnOnSecondFactor': {
      const { totpSecret, step, recoveryCodes, now } = command;
      refuseIfOn(account);
      const key = account.secondFactorKey;
      if (key === null || key.totpSecret !== totpSecret || Date.parse(key.expiresAt) <= Date.parse(now)) {
        throw secondFactorKeyOver();
      }
      return [{ type: 'SecondFactorTurnedOn', data: { step, recoveryCodes: [...recoveryCodes] } }];
    }
    case 'UseSecondFactor':
      refuseOtherPassword(command, account);
      return [acceptProof(command.proof, account)];
    case 'MakeRecoveryCodes':
      refuseOtherPassword(command, account);
      return [
        acceptProof(command.proof, account),
        { type: 'RecoveryCodesMade', data: { recoveryCodes: [...command.recoveryCodes] } },
      ];
    case 'TurnOffSecondFactor':
      refuseOtherPassword(command, account);
      return [acceptProof(command.proof, account), { type: 'SecondFactorTurnedOff', data: {} }];
    case 'TakeAwaySecondFactor':
      if (account.secondFactor === null) return [];
      return [{ type: 'SecondFactorTakenAway', data: { reason: command.reason } }];
  }
}

export function evolveSecondFactor<State extends SecondFactorState>(
  account: State,
  event: SecondFactorEvent,
): State {
  const { secondFactor, secondFactorKey } = account;
  const change = (changed: Partial<SecondFactor>): State => ({
    ...account,
    secondFactor: secondFactor === null ? null : { ...secondFactor, ...changed },
  });
  switch (event.type) {
    case 'SecondFactorKeyMade':
      return { ...account, secondFactorKey: event.data };
    case 'SecondFactorTurnedOn': {
      if (secondFactorKey === null)
        throw new Error('SecondFactorTurnedOn stands before its key in its stream');
      const { totpSecret } = secondFactorKey;
      const { step: lastStep, recoveryCodes } = event.data;
      return { ...account, secondFactor: { totpSecret, lastStep, recoveryCodes }, secondFactorKey: null };
    }
    case 'SecondFactorCodeUsed':
      return change({ lastStep: event.data.step });
    case 'RecoveryCodeUsed':
      return change({
        recoveryCodes: (secondFactor?.recoveryCodes ?? []).filter(
          ({ codeHash }) => codeHash !== event.data.codeHash,
        ),
      });
    case 'RecoveryCodesMade':
      return change({ recoveryCodes: event.data.recoveryCodes });
    case 'SecondFactorTurnedOff':
    case 'SecondFactorTakenAway':
      return { ...account, ...noSecondFactor };
  }
}

/** The events of accepting a code. @throws DomainError */
function acceptProof(proof: SecondFactorProof, { secondFactor }: SecondFactorState): SecondFactorEvent {
  if (secondFactor === null) throw secondFactorIsOff();
  if ('codeHash' in proof) {
    const { codeHash } = proof;
    if (!secondFactor.recoveryCodes.some((left) => left.codeHash === codeHash)) throw codeNotCorrect();
    return { type: 'RecoveryCodeUsed', data: { codeHash } };
  }
  // Earlier steps are refused too, so an observed code cannot be used later.
  const fresh = proof.totpSecret === secondFactor.totpSecret && proof.step > secondFactor.lastStep;
  if (!fresh) throw codeNotCorrect();
  return { type: 'SecondFactorCodeUsed', data: { step: proof.step } };
}

function refuseOtherPassword(
  { verifiedAgainst }: { verifiedAgainst: string },
  { passwordHash }: Account,
): void {
  if (verifiedAgainst !== passwordHash) throw passwordNotCorrect();
}

function refuseIfOn({ secondFactor }: SecondFactorState): void {
  if (secondFactor !== null) {
    throw new DomainError('conflict', 'second_factor_on', 'Two-step sign-in is on already.');
  }
}

/** Also thrown when the password was changed in another session. */
export function passwordNotCorrect(): DomainError {
  return new DomainError(
    'invalid',
    'password_not_correct',
    'Your current password is not correct',
    'currentPassword',
  );
}

/** The same for a wrong, a used and an expired code, so that guessing reveals nothing. */
export function codeNotCorrect(): DomainError {
  return new DomainError(
    'invalid',
    'code_not_correct',
    'This code is not right, or has been used already. Please enter another one.',
    'code',
  );
}

/** The key has expired or was replaced. */
export function secondFactorKeyOver(): DomainError {
  return new DomainError(
    'conflict',
    'second_factor_key_over',
    'This key is too old, or there is a newer one. Please start again.',
  );
}

export function secondFactorIsOff(): DomainError {
  return new DomainError('conflict', 'second_factor_off', 'Two-step sign-in is off.');
}
