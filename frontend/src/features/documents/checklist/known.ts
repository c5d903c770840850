import type { ChecklistPlanResponse } from '@settlewise/contract/checklist';
import type { DependantResponse } from '@settlewise/contract/dependants';
import type { DocumentResponse } from '@settlewise/contract/documents';
import type { PersonalDetailsResponse } from '@settlewise/contract/immigrationProfile';
import type { JourneyResponse } from '@settlewise/contract/journeys';
import type { RecordedPaper } from '../../../record/papers/paperPart';
import type { RecordedReferee } from '../../../record/referees/refereePart';

/** The checklist that the server planned, and the parts of the record that the page shows with it. */
export interface Known {
  readonly plan: ChecklistPlanResponse;
  readonly personal: PersonalDetailsResponse;
  readonly dependants: readonly DependantResponse[];
  readonly journeys: readonly JourneyResponse[];
  readonly documents: readonly DocumentResponse[];
  readonly referees: readonly RecordedReferee[];
  readonly papers: readonly RecordedPaper[];
}
