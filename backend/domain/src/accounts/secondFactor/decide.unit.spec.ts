import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../../testing/specification';
import { accountDecider, type AccountCommand } from '../decider';
import type { AccountEvent } from '../events';

const { given } = createSpecification(accountDecider);

const reason = 'Ticket 17: the phone was lost';
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';
const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: {
    userId: '6f1c2d0e-8a4b-4c1d-9e2f-3a5b7c9d1e0f',
    username: 'maria',
    role: 'user',
    email: 'maria@example.org',
    passwordHash,
  },
};
const now = '2026-11-21T10:00:00.000Z';
const expiresAt = '2026-11-21T10:10:00.000Z';
const totpSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const otherSecret = 'MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U';
const codes = (letter: string) =>
  Array.from({ length: 10 }, (_, index) => ({ codeHash: letter.repeat(63) + String(index) }));
const recoveryCodes = codes('a');
const newerCodes = codes('b');
const codeHash = `${'a'.repeat(63)}3`;

const keyMade = (secret = totpSecret): AccountEvent => ({
  type: 'SecondFactorKeyMade',
  data: { totpSecret: secret, expiresAt },
});
const turnedOn: AccountEvent = { type: 'SecondFactorTurnedOn', data: { step: 100, recoveryCodes } };
const on = [registered, keyMade(), turnedOn];
const codeUsed = (step: number): AccountEvent => ({ type: 'SecondFactorCodeUsed', data: { step } });
const recoveryUsed: AccountEvent = { type: 'RecoveryCodeUsed', data: { codeHash } };
const codesMade: AccountEvent = { type: 'RecoveryCodesMade', data: { recoveryCodes: newerCodes } };
const turnedOff: AccountEvent = { type: 'SecondFactorTurnedOff', data: {} };
const takenAway: AccountEvent = { type: 'SecondFactorTakenAway', data: { reason } };

const verifiedAgainst = passwordHash;
const byCode = (step: number, secret = totpSecret) => ({ totpSecret: secret, step });
const use = (step: number, secret?: string) =>
  ({ type: 'UseSecondFactor', verifiedAgainst, proof: byCode(step, secret) }) as const;
const recover = { type: 'UseSecondFactor', verifiedAgainst, proof: { codeHash } } as const;

const wrongCode = { refusal: 'invalid', code: 'code_not_correct', field: 'code' } as const;
const wrongPassword = { refusal: 'invalid', code: 'password_not_correct', field: 'currentPassword' } as const;
const isOn = { refusal: 'conflict', code: 'second_factor_on' } as const;
const isOff = { refusal: 'conflict', code: 'second_factor_off' } as const;
const keyOver = { refusal: 'conflict', code: 'second_factor_key_over' } as const;

const makeKey = { type: 'MakeSecondFactorKey', verifiedAgainst, totpSecret, expiresAt } as const;
const turnOn = { type: 'TurnOnSecondFactor', totpSecret, step: 100, recoveryCodes, now } as const;
const makeCodes = {
  type: 'MakeRecoveryCodes',
  verifiedAgainst,
  proof: byCode(101),
  recoveryCodes: newerCodes,
} as const;
const turnOff = { type: 'TurnOffSecondFactor', verifiedAgainst, proof: byCode(101) } as const;
const takeAway = { type: 'TakeAwaySecondFactor', reason } as const;

describe('an account that does not exist', () => {
  it.each<AccountCommand>([makeKey, turnOn, recover, makeCodes, turnOff, takeAway])(
    'is not found by $type',
    (command) => given().when(command).thenRefused({ refusal: 'notFound', code: 'account_not_found' }),
  );
});

describe('turning it on', () => {
  it('begins with a key, if the password is correct', () => {
    given(registered).when(makeKey).then(keyMade());
    given(registered)
      .when({ ...makeKey, verifiedAgainst: 'another' })
      .thenRefused(wrongPassword);
  });
  it('is not complete with a key alone', () =>
    expect(stateAfter(accountDecider, registered, keyMade())?.secondFactor).toBeNull());
  it('is complete after a code of that key', () => given(registered, keyMade()).when(turnOn).then(turnedOn));
  it('is refused without a key, with a replaced key and with an expired key', () => {
    given(registered).when(turnOn).thenRefused(keyOver);
    given(registered, keyMade(), keyMade(otherSecret)).when(turnOn).thenRefused(keyOver);
    given(registered, keyMade())
      .when({ ...turnOn, now: expiresAt })
      .thenRefused(keyOver);
  });
  it('is refused while it is on, so that a stolen session cannot replace the key', () => {
    given(...on)
      .when(makeKey)
      .thenRefused(isOn);
    given(...on)
      .when(turnOn)
      .thenRefused(isOn);
  });
  it('is possible again after it was turned off, with a new key only', () => {
    given(...on, codeUsed(101), turnedOff)
      .when(turnOn)
      .thenRefused(keyOver);
    given(...on, codeUsed(101), turnedOff)
      .when(makeKey)
      .then(keyMade());
  });
});

describe('a code', () => {
  it('is accepted once, and none of a step before it any more', () => {
    given(...on)
      .when(use(101))
      .then(codeUsed(101));
    given(...on, codeUsed(101))
      .when(use(101))
      .thenRefused(wrongCode);
    given(...on, codeUsed(102))
      .when(use(101))
      .thenRefused(wrongCode);
    given(...on, codeUsed(101))
      .when(use(102))
      .then(codeUsed(102));
  });
  it('that turned it on cannot be used to sign in', () =>
    given(...on)
      .when(use(100))
      .thenRefused(wrongCode));
  it('of another key is refused', () =>
    given(...on)
      .when(use(101, otherSecret))
      .thenRefused(wrongCode));
  it('is refused if the password was changed in the meantime', () =>
    given(...on)
      .when({ ...use(101), verifiedAgainst: 'another' })
      .thenRefused(wrongPassword));
  it('is refused if two-step sign-in is off', () => given(registered).when(use(101)).thenRefused(isOff));
});

describe('a recovery code', () => {
  it('is accepted once', () => {
    given(...on)
      .when(recover)
      .then(recoveryUsed);
    given(...on, recoveryUsed)
      .when(recover)
      .thenRefused(wrongCode);
  });
  it('does not affect the other codes', () => {
    const left = stateAfter(accountDecider, ...on, recoveryUsed)?.secondFactor?.recoveryCodes;
    expect(left).toEqual(recoveryCodes.filter((code) => code.codeHash !== codeHash));
  });
  it('is refused after new codes were made', () => {
    given(...on)
      .when(makeCodes)
      .then(codeUsed(101), codesMade);
    given(...on, codesMade)
      .when(recover)
      .thenRefused(wrongCode);
    given(...on, codesMade)
      .when({ ...recover, proof: { codeHash: `${'b'.repeat(63)}0` } })
      .then({ type: 'RecoveryCodeUsed', data: { codeHash: `${'b'.repeat(63)}0` } });
  });
  it('is not replaced without password and code', () => {
    given(...on)
      .when({ ...makeCodes, verifiedAgainst: 'another' })
      .thenRefused(wrongPassword);
    given(...on)
      .when({ ...makeCodes, proof: byCode(100) })
      .thenRefused(wrongCode);
  });
});

describe('turning it off', () => {
  it('requires the password and a code of either kind', () => {
    given(...on)
      .when(turnOff)
      .then(codeUsed(101), turnedOff);
    given(...on)
      .when({ ...turnOff, proof: { codeHash } })
      .then(recoveryUsed, turnedOff);
    given(...on)
      .when({ ...turnOff, verifiedAgainst: 'another' })
      .thenRefused(wrongPassword);
    given(...on)
      .when({ ...turnOff, proof: byCode(100) })
      .thenRefused(wrongCode);
    given(registered).when(turnOff).thenRefused(isOff);
  });
  it('removes key and codes', () => {
    for (const end of [turnedOff, takenAway]) {
      const account = stateAfter(accountDecider, ...on, end);
      expect([account?.secondFactor, account?.secondFactorKey]).toEqual([null, null]);
    }
  });
  it('is possible for an administrator with a reason, if it is on', () => {
    given(...on)
      .when(takeAway)
      .then(takenAway);
    given(registered, keyMade()).when(takeAway).thenNothing();
  });
  it('is not caused by a new password', () => {
    const changed: AccountEvent = {
      type: 'PasswordChanged',
      data: { passwordHash: '$argon2id$v=19$another', by: 'reset_link' },
    };
    expect(stateAfter(accountDecider, ...on, changed)?.secondFactor).toEqual({
      totpSecret,
      lastStep: 100,
      recoveryCodes,
    });
  });
});
