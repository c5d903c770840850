import type {
  CrownDependencyStay,
  Endorsement,
  FirstGrantedAs,
  OpenAnswer,
} from '@settlewise/contract/assessments';
import type { IlrDraft } from './ilrDraft';
import { sentTrips } from './requestOf';
import { visasHeld, withAppliedInTime } from './visasHeld';

/** An open question of a result with its answer; permissions and trips by their place in what was sent. */
export type AnsweredQuestion =
  | { readonly code: 'applied_in_time'; readonly permission: number; readonly answer: OpenAnswer }
  | { readonly code: 'crown_dependency'; readonly trip: number; readonly answer: CrownDependencyStay | null }
  | { readonly code: 'claimed_on'; readonly answer: string }
  | { readonly code: 'endorsed_by'; readonly answer: Endorsement }
  | { readonly code: 'first_granted_as'; readonly answer: FirstGrantedAs }
  | { readonly code: 'medical_discharge'; readonly answer: OpenAnswer };

/** What an answer changes in the form. */
export function withAnswer(draft: IlrDraft, answered: AnsweredQuestion): Partial<IlrDraft> {
  switch (answered.code) {
    case 'applied_in_time': {
      const visa = visasHeld(draft)[answered.permission];
      return visa === undefined ? {} : withAppliedInTime(draft, visa.id, answered.answer);
    }
    case 'crown_dependency': {
      const asked = sentTrips(draft)[answered.trip]?.id;
      return {
        absences: draft.absences.map((trip) =>
          trip.id === asked ? { ...trip, crownDependency: answered.answer } : trip,
        ),
      };
    }
    case 'claimed_on':
      return { claimedOn: answered.answer };
    case 'endorsed_by':
      return { endorsedBy: answered.answer };
    case 'first_granted_as':
      return { firstGrantedAs: answered.answer };
    case 'medical_discharge':
      return { medicalDischarge: answered.answer };
  }
}
