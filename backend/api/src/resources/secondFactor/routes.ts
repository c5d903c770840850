import {
  recoveryCodesResponse,
  type RecoveryCodesResponse,
  secondFactorChangeRequest,
  secondFactorKeyRequest,
  secondFactorKeyResponse,
  secondFactorResponse,
  type SecondFactorResponse,
  turnOnSecondFactorRequest,
} from '@settlewise/contract/secondFactor';
import type { AccountState } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { ownCommand } from '../../http/commandContext';
import type { Routes } from '../../http/routes';
import {
  isSecondFactorRequired,
  type SecondFactorRequirement,
} from '../../identity/secondFactor/secondFactorGate';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { ownAccount } from '../../identity/ownAccount';

const path = '/api/account/second-factor';

const wrongPassword = { 401: 'There is no session. The current password is wrong.' };

/** Two-step sign-in: turning it on and off, and recovery codes. */
export function secondFactorRoutes(routes: Routes, app: App & Identity): void {
  const { commands, secondFactors, beginSession, sessions, readYourWrites, clock } = app;

  const requirement = app.secondFactorRequired;

  routes.get(path, {
    summary: 'Tells whether a second factor is on.',
    caller: signedIn,
    answers: { 200: secondFactorResponse },
    handle: async (ctx, { userId }) => {
      ctx.body = presentSecondFactor(await ownAccount(commands, userId), requirement);
    },
  });

  routes.post(`${path}/key`, {
    summary: 'Makes a key for an app, which is not in force before a code of it was sent.',
    caller: signedIn,
    input: body(secondFactorKeyRequest),
    answers: { 200: secondFactorKeyResponse },
    refusals: wrongPassword,
    handle: async (ctx, { userId }, request) => {
      ctx.body = await secondFactors.makeKey(request.currentPassword, ownCommand(ctx, userId, clock()));
    },
  });

  routes.post(path, {
    summary: 'Turns the second factor on with a code of the new key; ends every other session.',
    caller: signedIn,
    input: body(turnOnSecondFactorRequest),
    answers: { 200: recoveryCodesResponse },
    handle: async (ctx, { userId }, { code }) => {
      const { account, position, recoveryCodes } = await secondFactors.turnOn(
        code,
        ownCommand(ctx, userId, clock()),
      );
      // Other sessions began with the password alone.
      await sessions.endAll(userId);
      await beginSession(ctx, account);
      readYourWrites.remember(ctx, position);
      ctx.body = { recoveryCodes: [...recoveryCodes] } satisfies RecoveryCodesResponse;
    },
  });

  routes.post(`${path}/recovery-codes`, {
    summary: 'Makes new recovery codes in place of the old ones.',
    caller: signedIn,
    input: body(secondFactorChangeRequest),
    answers: { 200: recoveryCodesResponse },
    refusals: wrongPassword,
    handle: async (ctx, { userId }, request) => {
      const { position, recoveryCodes } = await secondFactors.makeCodes(
        request,
        ownCommand(ctx, userId, clock()),
      );
      readYourWrites.remember(ctx, position);
      ctx.body = { recoveryCodes: [...recoveryCodes] } satisfies RecoveryCodesResponse;
    },
  });

  routes.delete(path, {
    summary: 'Turns the second factor off; ends every other session.',
    caller: signedIn,
    input: body(secondFactorChangeRequest),
    answers: { 200: secondFactorResponse },
    refusals: wrongPassword,
    handle: async (ctx, { userId }, request) => {
      if (isSecondFactorRequired(requirement, await ownAccount(commands, userId)))
        throw secondFactorRequiredError();
      const { account, position } = await secondFactors.turnOff(request, ownCommand(ctx, userId, clock()));
      await sessions.endAll(userId);
      await beginSession(ctx, account);
      readYourWrites.remember(ctx, position);
      ctx.body = presentSecondFactor(account, requirement);
    },
  });
}

function presentSecondFactor(
  account: NonNullable<AccountState>,
  requirement: SecondFactorRequirement,
): SecondFactorResponse {
  const { secondFactor } = account;
  return {
    on: secondFactor !== null,
    recoveryCodesLeft: secondFactor?.recoveryCodes.length ?? 0,
    required: isSecondFactorRequired(requirement, account),
  };
}

const secondFactorRequiredError = () =>
  new DomainError(
    'conflict',
    'second_factor_required',
    'This site asks for two-step sign-in, so it stays on. To move it to another phone, write to the people who run this site.',
  );
