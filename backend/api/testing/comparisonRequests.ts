import {
  askedComparisonResponse,
  type AskedComparisonResponse,
  comparisonListResponse,
} from '@settlewise/contract/addressComparisons';
import type { SignedUp } from './aPerson';
import { emptyRequest, type Prepare } from './prepareRequest';
import { aLawyer, confirmAddress } from './sharing';
import type { TestApi } from './startTestApi';

const path = '/api/address-comparisons';
/** For form SET(M), which compares the days from 27 May 2024 to 26 November 2026. */
export const comparedForm = { form: 'SET(M)', applicationOn: '2026-11-26' };

/** A person with a confirmed address asks another person to compare addresses. */
export async function askToCompare(asker: SignedUp, email: string): Promise<AskedComparisonResponse> {
  const { status, message, json } = await asker.visitor.post(path, { email, ...comparedForm });
  if (status !== 201) throw new Error(`Answered with ${status}: ${message}`);
  return askedComparisonResponse.strict().parse(json);
}

/** The other person agrees or declines. */
export const answerComparison = ({ visitor }: SignedUp, id: string, agrees: boolean) =>
  visitor.post(`${path}/${id}/answer`, { agrees });

/** Two people agree to compare addresses. @returns the id of the comparison */
export async function agreeToCompare(asker: SignedUp, partner: SignedUp, api: Pick<TestApi, 'whenCaughtUp'>) {
  const { id } = await askToCompare(asker, partner.user.email);
  await api.whenCaughtUp();
  const { status, message } = await answerComparison(partner, id, true);
  if (status !== 204) throw new Error(`Answered with ${status}: ${message}`);
  return id;
}

/** Confirms the address and ends open comparisons, because a person can have only one. */
async function endOpenComparisons({ person, api }: Parameters<Prepare>[0]): Promise<void> {
  await confirmAddress(person, api);
  await api.whenCaughtUp();
  const { asked } = comparisonListResponse.parse((await person.visitor.get(path)).json);
  for (const { id, status } of asked)
    if (status === 'waiting' || status === 'agreed') await person.visitor.send('DELETE', `${path}/${id}`);
}

const toEnd: Prepare = async (context) => {
  const { person, api } = context;
  await endOpenComparisons(context);
  const { id } = await askToCompare(person, 'lucia@example.org');
  await api.whenCaughtUp();
  return { id };
};

/** The person is asked and has not answered yet. */
const toAnswer: Prepare = async ({ person, api }) => {
  await confirmAddress(person, api);
  const { id } = await askToCompare(await aLawyer(api), person.user.email);
  await api.whenCaughtUp();
  return { id, json: { agrees: true } };
};

const agreed: Prepare = async ({ person, api }) => {
  await confirmAddress(person, api);
  return { id: await agreeToCompare(await aLawyer(api), person, api) };
};

export const comparisonRequests: Readonly<Record<string, Prepare>> = {
  'GET /api/address-comparisons': emptyRequest,
  'POST /api/address-comparisons': async (context) => {
    await endOpenComparisons(context);
    return { json: { email: 'lucia@example.org', ...comparedForm } };
  },
  'POST /api/address-comparisons/:id/answer': toAnswer,
  'DELETE /api/address-comparisons/:id': toEnd,
  'GET /api/address-comparisons/:id/addresses': agreed,
};
