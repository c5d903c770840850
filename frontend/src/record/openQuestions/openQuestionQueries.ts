import type { Endorsement, FirstGrantedAs, OpenAnswer } from '@settlewise/contract/assessments';
import type { CrownDependencyAnswer } from '@settlewise/contract/journeys';
import type { ProgressQuestion } from '@settlewise/contract/openOutcomes';
import type { CivilDate } from '@settlewise/rules/calendar';
import { useRefresh } from '../../api/queries';
import { useSend } from '../../api/useSend';

const profilePath = '/api/immigration/profile';

/** An open question of the record with its answer. */
export type AnsweredQuestion =
  | {
      readonly code: 'applied_in_time';
      readonly visa: NonNullable<ProgressQuestion['visa']>;
      readonly answer: OpenAnswer;
    }
  | { readonly code: 'claimed_on'; readonly day: CivilDate }
  | { readonly code: 'endorsed_by'; readonly answer: Endorsement }
  | { readonly code: 'first_granted_as'; readonly answer: FirstGrantedAs }
  | { readonly code: 'medical_discharge'; readonly answer: OpenAnswer }
  | {
      readonly code: 'crown_dependency';
      readonly journey: NonNullable<ProgressQuestion['journey']>;
      readonly answer: CrownDependencyAnswer;
    };

/** Where an answer goes, and what is sent there. */
function changeOf(answered: AnsweredQuestion): { readonly path: string; readonly payload: object } {
  switch (answered.code) {
    case 'applied_in_time': {
      const { id } = answered.visa;
      const entry = id === null ? 'visa' : `visa-history/${encodeURIComponent(id)}`;
      return { path: `${profilePath}/${entry}`, payload: { appliedInTime: answered.answer } };
    }
    case 'claimed_on':
      return { path: `${profilePath}/visa`, payload: { claimedOn: answered.day } };
    case 'endorsed_by':
      return { path: `${profilePath}/visa`, payload: { endorsedBy: answered.answer } };
    case 'first_granted_as':
      return { path: `${profilePath}/visa`, payload: { firstGrantedAs: answered.answer } };
    case 'medical_discharge':
      return { path: `${profilePath}/visa`, payload: { medicalDischarge: answered.answer } };
    case 'crown_dependency':
      return {
        path: `/api/absence-journeys/${encodeURIComponent(answered.journey.id)}`,
        payload: { crownDependency: answered.answer },
      };
  }
}

/** PATCH of what a question is about. Sent again it says the same once more, so it needs no key. */
export function useAnswerQuestion() {
  const refresh = useRefresh();
  return useSend({
    request: (answered: AnsweredQuestion) => ({ method: 'PATCH', ...changeOf(answered) }),
    onSuccess: (_answer, { code }) =>
      refresh({ tags: code === 'crown_dependency' ? ['record', 'journeys'] : ['record'] }),
  });
}
