import { randomUUID } from 'node:crypto';
import {
  savedAssessmentList,
  savedAssessmentResponse,
  type SavedAssessmentResponse,
  type SavedAssessmentSummary,
} from '@settlewise/contract/assessments';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { aCalculation } from './aCalculation';
import type { SignedUp } from './aPerson';

/** Saves a calculator's result over HTTP. */
export async function saveAssessment(
  person: SignedUp,
  calculation = aCalculation(),
): Promise<SavedAssessmentResponse> {
  const answer = await person.visitor.post('/api/assessments', calculation.sent());
  if (answer.status !== 201) {
    throw new Error(`Saving a result was answered with ${answer.status}: ${answer.message}`);
  }
  return savedAssessmentResponse.parse(answer.json);
}

/** Lists the person's saved results over HTTP. */
export async function listSavedAssessments(person: SignedUp): Promise<SavedAssessmentSummary[]> {
  return savedAssessmentList.parse((await person.visitor.get('/api/assessments')).json);
}

/** The context of a command that this person sends without HTTP. */
export const createCommandContext = ({ user }: SignedUp, now: Date): CommandContext => ({
  userId: user.id,
  actorId: user.id,
  actorRole: 'user',
  correlationId: randomUUID(),
  causationId: randomUUID(),
  now,
});

/** A value after a round trip through JSON. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
