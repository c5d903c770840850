import { legalAccessGrantResponse, type LegalAccessGrantResponse } from '@settlewise/contract/legalAccess';
import { aPerson, type SignedUp } from './aPerson';
import { readToken } from './collectingMailer';
import type { TestApi } from './startTestApi';
import type { Answer } from './visitor';

type Reached = Pick<TestApi, 'address' | 'mailer'>;

/** Opens the link in a person's first email. */
export async function confirmAddress({ visitor, user }: SignedUp, { mailer }: Reached): Promise<void> {
  const token = readToken(await mailer.mailTo(user.email));
  expectDone(await visitor.post('/api/verify-email', { token }), 200);
}

/** A person with a confirmed email address. */
export async function aLawyer(api: Reached): Promise<SignedUp> {
  const lawyer = await aPerson().signsUpAt(api.address);
  await confirmAddress(lawyer, api);
  return lawyer;
}

export async function switchSharing({ visitor }: SignedUp, lawyerSharingEnabled: boolean): Promise<void> {
  expectDone(await visitor.post('/api/account/settings', { lawyerSharingEnabled }), 200);
}

/** Gives another person access to a record, with identity data unless a test says otherwise. */
export async function share(
  owner: SignedUp,
  lawyer: SignedUp,
  expiryDate?: string,
  alsoShares: readonly string[] = [],
  includesIdentity = true,
): Promise<LegalAccessGrantResponse> {
  await switchSharing(owner, true);
  const answer = await owner.visitor.post('/api/legal-access', {
    email: lawyer.user.email,
    ...(expiryDate === undefined ? {} : { expiryDate }),
    alsoShares,
    includesIdentity,
  });
  expectDone(answer, 201);
  return legalAccessGrantResponse.parse(answer.json);
}

function expectDone({ status, message }: Answer, wanted: number): void {
  if (status !== wanted) throw new Error(`Answered with ${status}: ${message}`);
}
