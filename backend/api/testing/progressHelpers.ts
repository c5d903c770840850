import {
  citizenshipEligibilityResponse,
  type CitizenshipEligibilityResponse,
  ilrProgressResponse,
  type IlrProgressResponse,
} from '@settlewise/contract/progress';
import { expect } from 'vitest';
import { aJourney } from './aJourney';
import { aPerson, type SignedUp } from './aPerson';
import { earlierVisa, onboardingAnswers, visaDetails } from './aProfile';

export const ilrPath = '/api/immigration/profile/ilr-progress';
export const citizenshipPath = '/api/immigration/profile/citizenship-eligibility';

type Typed = Readonly<Record<string, unknown>>;

/** Creates people with records, and asks for their progress. @param address a function, because the program starts later */
export function createProgressHelpers(address: () => string) {
  const signUpPerson = (): Promise<SignedUp> => aPerson().signsUpAt(address());
  return {
    signUpPerson,

    async withVisa(change: Typed): Promise<SignedUp> {
      const person = await signUpPerson();
      const answer = await person.visitor.post('/api/immigration/profile/visa', visaDetails(change));
      expect(answer.status).toBe(200);
      return person;
    },
  };
}

export async function readIlrProgress({ visitor }: SignedUp): Promise<IlrProgressResponse> {
  const answer = await visitor.get(ilrPath);
  expect(answer.status).toBe(200);
  return ilrProgressResponse.parse(answer.json);
}

export async function readCitizenshipEligibility({
  visitor,
}: SignedUp): Promise<CitizenshipEligibilityResponse> {
  const answer = await visitor.get(citizenshipPath);
  expect(answer.status).toBe(200);
  return citizenshipEligibilityResponse.parse(answer.json);
}

export async function addEarlierVisa({ visitor }: SignedUp, change: Typed): Promise<void> {
  const answer = await visitor.post('/api/immigration/profile/visa-history', earlierVisa(change));
  expect(answer.status).toBe(201);
}

/** Answers some questions about the current visa. */
export async function answerVisaQuestions({ visitor }: SignedUp, answers: Typed): Promise<void> {
  expect((await visitor.patch('/api/immigration/profile/visa', answers)).status).toBe(200);
}

export async function saveOnboardingAnswers({ visitor }: SignedUp, change: Typed): Promise<void> {
  expect((await visitor.put('/api/user/profile', onboardingAnswers(change))).status).toBe(200);
}

export async function recordAbsence(
  { visitor }: SignedUp,
  from: string,
  until: string,
  more: Typed = {},
): Promise<void> {
  const journey = { ...aJourney().from(from).until(until).typed(), ...more };
  expect((await visitor.post('/api/absences', journey)).status).toBe(201);
}

export const findRequirementState = (requirements: IlrProgressResponse['requirements'], key: string) =>
  requirements.find((requirement) => requirement.key === key)?.state;
