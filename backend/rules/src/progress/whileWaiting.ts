import type { Reason } from '../assessment/reason';
import { adviser, writtenDate } from '../assessment/wording';
import type { CivilDate } from '../calendar/civilDate';
import { forgivenGaps } from '../parameters/forgivenGaps';
import { inWordsOn } from '../parameters/parameter';
import { daysForReview } from '../parameters/personalRules';
import { sources } from '../parameters/sources';
import type { Route } from '../routes/route';

/** Somebody has applied for settlement and waits for the decision. */
export interface Waiting {
  /** The day of the application. */
  readonly appliedOn: CivilDate;
  /** The last day of the permission that they have; null where it is not known. */
  readonly permissionEnds: CivilDate | null;
  readonly absences: Route['absences'];
}

const askAdviser = `Ask ${adviser} before you do anything.`;

/** What holds until an application for settlement is decided, each with its source. */
export function whileWaiting(waiting: Waiting, today: CivilDate): readonly Reason[] {
  return [
    permission(waiting),
    leaving(waiting),
    {
      code: 'waiting_work_and_rent',
      message:
        'Work and rent: show your employer or landlord a share code. If you cannot get one, they can ask the Employer Checking Service or the Landlord Checking Service. (Not confirmed: look it up on GOV.UK.)',
      standing: 'to_know',
      source: sources.immigrationRulesIndex,
    },
    {
      code: 'waiting_refusal',
      message: `If it is refused, the time to act is short: ${inWordsOn(daysForReview, today)} for an administrative review from inside the UK (not confirmed), and a new application within ${inWordsOn(forgivenGaps.goodReasonDays, today)} can save your residence. ${askAdviser}`,
      standing: 'to_know',
      source: sources.suitability,
    },
  ];
}

function permission({ appliedOn, permissionEnds }: Waiting): Reason {
  const shared = { code: 'waiting_permission', source: sources.continuousResidenceGuidance } as const;
  if (permissionEnds === null)
    return {
      ...shared,
      standing: 'to_know',
      message:
        'If you applied before your permission ended, it goes on by law until the decision (section 3C), with the same conditions. Those days count as residence.',
    };
  if (appliedOn <= permissionEnds)
    return {
      ...shared,
      standing: 'met',
      to: permissionEnds,
      message: `You applied before your permission ends on ${writtenDate(permissionEnds)}. It goes on by law until the decision (section 3C), with the same conditions. Those days count as residence.`,
    };
  return {
    ...shared,
    standing: 'against',
    to: permissionEnds,
    message: `Your permission ended on ${writtenDate(permissionEnds)}, before you applied. It does not go on by law. ${askAdviser}`,
  };
}

function leaving({ absences }: Waiting): Reason {
  const shared = {
    code: 'waiting_travel',
    standing: 'to_know',
    source: sources.immigrationRulesIndex,
  } as const;
  return absences === 'eu_settlement'
    ? {
        ...shared,
        message:
          'Leaving the UK does not withdraw an application under the EU Settlement Scheme. Days away still count as days away.',
      }
    : {
        ...shared,
        message:
          'Do not travel yet: leaving the UK, Ireland, the Channel Islands and the Isle of Man (the Common Travel Area) withdraws the application.',
      };
}
