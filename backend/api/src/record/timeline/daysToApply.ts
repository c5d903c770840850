import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import type { DeepReadonly } from '../../http/deepReadonly';
import type { TimelineItem } from './timelineItem';

type Ilr = Pick<
  DeepReadonly<IlrProgressResponse>,
  | 'hasILR'
  | 'needsNoIlr'
  | 'awaitingDecisionSince'
  | 'ilrApplicationEarliestDate'
  | 'visaEndDate'
  | 'applyBy'
  | 'eligibleUntil'
  | 'eligibleAgainFrom'
>;

/** What is worked out from a record, as far as a timeline tells it. */
export interface DaysToApply {
  readonly ilr: Ilr;
  readonly citizenship: Pick<DeepReadonly<CitizenshipEligibilityResponse>, 'citizenshipEligibilityDate'>;
}

const workedOut = 'Worked out from visas and journeys. The day moves when they change.';

/**
 * The days between which one can apply, as the progress page has them. They are worked out anew each day: one that is
 * past is no fact of a life, and makes no entry.
 */
export function daysToApply({ ilr, citizenship }: DaysToApply, today: CivilDate): readonly TimelineItem[] {
  const forIlr = ilr.hasILR || ilr.needsNoIlr || ilr.awaitingDecisionSince !== null ? [] : ilrDays(ilr);
  const items: readonly TimelineItem[] = [
    ...forIlr,
    {
      id: 'citizenship-first-day',
      date: citizenship.citizenshipEligibilityDate,
      title: 'First day to apply for citizenship',
      detail: workedOut,
    },
  ];
  return items.filter(({ date }) => date !== null && date >= today);
}

function ilrDays({
  ilrApplicationEarliestDate,
  applyBy,
  eligibleUntil,
  eligibleAgainFrom,
  visaEndDate,
}: Ilr): readonly TimelineItem[] {
  const beforeVisaEnds =
    visaEndDate !== null && ilrApplicationEarliestDate !== null && ilrApplicationEarliestDate <= visaEndDate
      ? visaEndDate
      : null;
  return [
    {
      id: 'ilr-first-day',
      date: ilrApplicationEarliestDate,
      title: 'First day to apply for ILR',
      detail: workedOut,
    },
    {
      id: 'ilr-last-day',
      date: applyBy ?? beforeVisaEnds,
      title: 'Last day to apply for ILR',
      detail: 'Before the visa ends.',
    },
    {
      id: 'ilr-good-until',
      date: eligibleUntil,
      title: 'Last day to apply for ILR before a journey stands against it',
      detail: 'After this day too many days away would be counted.',
    },
    {
      id: 'ilr-again-from',
      date: eligibleAgainFrom,
      title: 'ILR can be applied for again',
      detail: workedOut,
    },
  ];
}
