import type { Reason } from '../assessment/reason';
import { createReasons } from '../assessment/reasonsIn';
import type { CivilDate } from '../calendar/civilDate';
import { sources } from '../parameters/sources';
import { whileWaiting } from '../progress/whileWaiting';
import { waitingSentences } from '../sentences/waiting';
import { isForPermissionInside, type RunningApplication } from './application';

/** The effect of a journey on an application. `withdraws`: leaving the Common Travel Area withdraws it. */
export type TravelRisk = 'withdraws' | 'none' | 'needs_passport' | 'no_entry_yet';

/** The applicant's rights and risks until the decision. */
export interface WaitingRights {
  readonly travelRisk: TravelRisk;
  /** Reasons about permission, travel, work, rent and a refusal, if they apply to the application. */
  readonly reasons: readonly Reason[];
}

const { against, met, toKnow } = createReasons(waitingSentences);

export function findWaitingRights(application: RunningApplication, asOf: CivilDate): WaitingRights {
  const { kind, submittedOn, permissionEnds } = application;
  switch (kind) {
    case 'ilr':
    case 'work_or_study':
    case 'family':
    case 'eu_settlement': {
      const absences = kind === 'eu_settlement' ? 'eu_settlement' : 'continuous_residence';
      return {
        travelRisk: isForPermissionInside(application) ? 'withdraws' : 'none',
        reasons: whileWaiting({ appliedOn: submittedOn, permissionEnds, absences }, asOf),
      };
    }
    case 'naturalisation':
    case 'registration':
      return {
        travelRisk: 'none',
        reasons: [
          met('citizenship_travel', {}, sources.guideAn),
          toKnow('citizenship_work_and_rent', {}, sources.guideAn),
        ],
      };
    case 'first_passport':
      return {
        travelRisk: 'needs_passport',
        reasons: [
          against('passport_travel', {}, sources.travelAuthorisation),
          met('passport_work_and_rent', {}, sources.nationalityAct),
        ],
      };
    case 'outside_work_or_study':
    case 'outside_family':
      return {
        travelRisk: 'no_entry_yet',
        reasons: [
          toKnow('outside_travel', {}, sources.waitingTimesOutside),
          toKnow('outside_work_and_rent', {}, sources.waitingTimesOutside),
        ],
      };
  }
}
