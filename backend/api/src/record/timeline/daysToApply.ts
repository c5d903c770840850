import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract';
import { firstDaysOf, type CivilDate, type TwoDays } from '@settlewise/rules';
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
  /** Both first days for what comes next; null where the ways of counting come to one. */
  readonly twoCounts: TwoDays | null;
}

const workedOut = 'Worked out from visas and journeys. The day moves when they change.';

/**
 * The days between which one can apply, as the progress page has them. They are worked out anew each day: one that is
 * past is no fact of a life, and makes no entry.
 */
export function daysToApply(
  { ilr, citizenship, twoCounts }: DaysToApply,
  today: CivilDate,
): readonly TimelineItem[] {
  const settled = ilr.hasILR || ilr.needsNoIlr;
  const oneDay = (cautious: CivilDate | null) => ({ cautious, homeOffice: cautious });
  const firstDays = (goal: 'ILR' | 'citizenship', days: TwoDays) =>
    firstDaysOf(goal, days, today).map(({ date, count, called, both }) => ({
      ...{ id: `${goal.toLowerCase()}-first-day${count === 'home_office' ? '-other-count' : ''}`, date },
      ...{ title: called, detail: both === null ? workedOut : `${both.sentences} ${workedOut}` },
    }));
  const forIlr =
    settled || ilr.awaitingDecisionSince !== null
      ? []
      : [...firstDays('ILR', twoCounts ?? oneDay(ilr.ilrApplicationEarliestDate)), ...otherIlrDays(ilr)];
  const forCitizenship = (settled ? twoCounts : null) ?? oneDay(citizenship.citizenshipEligibilityDate);
  const items: readonly TimelineItem[] = [...forIlr, ...firstDays('citizenship', forCitizenship)];
  return items.filter(({ date }) => date !== null && date >= today);
}

function otherIlrDays({
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
