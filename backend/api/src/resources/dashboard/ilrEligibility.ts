import { labelOfVisaType, type IlrEligibility, type IlrEstimateNeed } from '@settlewise/contract';
import type { ProfileDetails } from '@settlewise/domain';
import {
  addYears,
  assess,
  routeOf,
  routeOfVisaType,
  toDayNumber,
  UnsoundAssessment,
  type CivilDate,
  type SettlementAnswer,
  type SettlementVerdict,
  type Trip,
} from '@settlewise/rules';
import { timeLeftUntil } from './timeLeft';

/** What of a profile decides about ILR. */
export type VisaOnRecord = Pick<ProfileDetails, 'visaType' | 'visaStartDate' | 'hasILR' | 'ilrGrantDate'>;

/** As most routes have it: said while it is not known which route somebody is on. */
const likeMostRoutes = 5;

const statusOf: Readonly<Record<SettlementVerdict, string>> = {
  eligible: 'Eligible to apply',
  not_yet: 'In progress',
  over_limit: 'Over the absence limit',
  no_route: 'No route to ILR',
};

/** Reasons that say when, not why. */
const datesOnly: ReadonlySet<string> = new Set(['qualifying_period', 'wait_until']);

/**
 * Where somebody stands on the way to ILR, from their visa and journeys. The cautious count decides; where the Home
 * Office's differs it is said. Without the visa's type and start there is no date: none is made up.
 * @param today in London
 */
export function ilrEligibilityOf(
  visa: VisaOnRecord,
  trips: readonly Trip[],
  today: CivilDate,
): IlrEligibility {
  const base = nothingKnown(visa);
  if (visa.hasILR) return { ...base, status: 'Granted', progress: 100 };
  const missing = whatIsMissing(visa);
  if (visa.visaType === null || visa.visaStartDate === null) return { ...base, missing };
  const route = routeOfVisaType(visa.visaType);
  if (route === null) return { ...base, note: routeUnknown };
  try {
    const settlement = { route, grantDate: visa.visaStartDate };
    const answer = assess({ asOf: today, counting: 'inclusive', trips, settlement }).settlement;
    if (answer === null) throw new TypeError('A question about settlement was left without an answer');
    return {
      ...base,
      ...answeredBy(answer, today),
      requiredYears: routeOf(route).qualifyingYears[0] ?? null,
    };
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    return { ...base, note: `No date can be worked out from your record. ${error.message}` };
  }
}

const routeUnknown =
  'Your visa type does not say which route to ILR you are on, so no date can be worked out from it.';

function whatIsMissing(visa: VisaOnRecord): IlrEstimateNeed[] {
  return (['visaType', 'visaStartDate'] as const).filter((field) => visa[field] === null);
}

function nothingKnown(visa: VisaOnRecord): IlrEligibility {
  return {
    status: 'In progress',
    progress: 0,
    estimatedEligibilityDate: null,
    earliestApplicationDate: null,
    timeLeft: null,
    eligibleNow: false,
    hasILR: visa.hasILR,
    ilrGrantDate: visa.hasILR ? visa.ilrGrantDate : null,
    visaType: visa.visaType === null ? null : labelOfVisaType(visa.visaType),
    requiredYears: likeMostRoutes,
    missing: [],
    note: null,
    homeOfficeSays: null,
  };
}

function answeredBy(answer: SettlementAnswer, today: CivilDate) {
  const { verdict, firstCompliantCountingDate: complete, qualifyingYears, reasons } = answer;
  const eligibleNow = verdict === 'eligible';
  const against = reasons.find(({ code, standing }) => standing === 'against' && !datesOnly.has(code));
  return {
    status: statusOf[verdict],
    progress: eligibleNow ? 100 : progressOf(complete, qualifyingYears, today),
    estimatedEligibilityDate: complete,
    earliestApplicationDate: answer.earliestApplicationDate,
    timeLeft: eligibleNow || complete === null ? null : timeLeftUntil(complete, today),
    eligibleNow,
    note: against?.message ?? null,
    homeOfficeSays: reasons.find(({ code }) => code === 'other_count_differs')?.message ?? null,
  };
}

/** How much of the years that end on a day has passed, in whole percent; 99 at most, for the day has not come. */
function progressOf(complete: CivilDate | null, years: number | null, today: CivilDate): number {
  if (complete === null || years === null || years === 0) return 0;
  const start = toDayNumber(addYears(complete, -years));
  const share = (toDayNumber(today) - start) / (toDayNumber(complete) - start);
  return Math.min(99, Math.max(0, Math.floor(100 * share)));
}
