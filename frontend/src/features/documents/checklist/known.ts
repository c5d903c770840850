import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import type { DependantResponse } from '@settlewise/contract/dependants';
import type { DocumentResponse } from '@settlewise/contract/documents';
import type { PersonalDetailsResponse, VisaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import type { JourneyResponse } from '@settlewise/contract/journeys';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { RecordedAnswer } from '../../../record/answers/answerPart';
import type { RecordedPaper } from '../../../record/papers/paperPart';
import type { RecordedReferee } from '../../../record/referees/refereePart';

/** What the record holds of somebody. */
export interface Known {
  readonly today: CivilDate;
  readonly personal: PersonalDetailsResponse;
  readonly visa: VisaDetailsResponse;
  readonly dependants: readonly DependantResponse[];
  readonly clocks: readonly DependantProgressResponse[];
  readonly ilr: IlrProgressResponse;
  readonly citizenship: CitizenshipEligibilityResponse;
  readonly journeys: readonly JourneyResponse[];
  readonly documents: readonly DocumentResponse[];
  readonly referees: readonly RecordedReferee[];
  readonly papers: readonly RecordedPaper[];
  readonly answers: readonly RecordedAnswer[];
}
