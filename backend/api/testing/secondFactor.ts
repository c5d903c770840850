import { recoveryCodesResponse, secondFactorKeyResponse } from '@settlewise/contract/secondFactor';
import { generateCode } from '../src/identity/secondFactor/totp';
import type { SignedUp } from './aPerson';
import type { TestApi } from './startTestApi';

export interface WithSecondFactor {
  readonly key: string;
  readonly recoveryCodes: readonly string[];
  /** A valid code that has not been used; call it again only after half a minute. */
  nextCode(): string;
}

export const stepMs = 30_000;

/** Starts the set-up. @returns the key */
export async function createSecondFactorKey({ visitor, credentials }: SignedUp): Promise<string> {
  const { password: currentPassword } = credentials;
  const { json } = await visitor.post('/api/account/second-factor/key', { currentPassword });
  return secondFactorKeyResponse.parse(json).key;
}

/** Turns it on for a signed-in person, and waits for the email about it. */
export async function turnOnSecondFactor(
  person: SignedUp,
  api: Pick<TestApi, 'now' | 'mailer'>,
): Promise<WithSecondFactor> {
  const key = await createSecondFactorKey(person);
  const answer = await person.visitor.post('/api/account/second-factor', {
    code: generateCode(key, api.now()),
  });
  if (answer.status !== 200)
    throw new Error(`Turning it on was answered with ${answer.status}: ${answer.message}`);
  let mails = 1;
  while ((await api.mailer.mailTo(person.user.email, mails)).subject !== 'Two-step sign-in is on') mails += 1;
  return {
    key,
    recoveryCodes: recoveryCodesResponse.parse(answer.json).recoveryCodes,
    // The current code is used up; the next one is accepted because clocks may differ by one step.
    nextCode: () => generateCode(key, new Date(api.now().getTime() + stepMs)),
  };
}
