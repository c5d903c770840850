import type { Confidence } from './confidence';
import { always, practice, type Parameter, type Source } from './parameter';
import { sources } from './sources';
import { aLength, aLengthRange, aRule, inPercent, type Length } from './units';

const takes = (
  what: string,
  number: number,
  of: Length['of'],
  source: Source,
  confidence: Confidence,
): Parameter<Length> => always(`Decision: ${what}`, aLength, { number, of }, source, confidence);

const inTime = (who: string, from: number, to: number) =>
  practice(
    always(
      `Decisions on settlement within the standard: ${who}`,
      inPercent,
      { from, to },
      sources.waitingShares,
      'secondary',
    ),
  );

/** Within what time the Home Office means to decide: a standard, and no promise. */
export const decisionStandards = {
  settlement: takes('settlement (ILR), standard', 6, 'months', sources.govUkWorkSettlement, 'quoted'),
  workOrStudy: takes(
    'extension or switch in the UK, work and study',
    8,
    'weeks',
    sources.waitingTimesInside,
    'secondary',
  ),
  healthAndCare: takes(
    'extension or switch in the UK, Health and Care Worker',
    3,
    'weeks',
    sources.waitingTimesInside,
    'secondary',
  ),
  familyWithIncome: takes(
    'partner or parent in the UK, who meets the income rule',
    8,
    'weeks',
    sources.waitingTimesInside,
    'secondary',
  ),
  familyOtherwise: takes(
    'partner or parent in the UK, who does not meet the income rule, at most',
    12,
    'months',
    sources.waitingTimesInside,
    'secondary',
  ),
  outsideWorkOrStudy: takes(
    'from outside the UK, work and study',
    3,
    'weeks',
    sources.waitingTimesOutside,
    'secondary',
  ),
  outsideFamily: takes('from outside the UK, family', 12, 'weeks', sources.waitingTimesOutside, 'secondary'),
  naturalisation: takes('naturalisation', 6, 'months', sources.govUkCitizenshipSettled, 'quoted'),
  registration: takes('registration as British', 6, 'months', sources.govUkCitizenshipSettled, 'quoted'),
  firstPassport: takes('first British passport, about', 3, 'weeks', sources.firstPassport, 'secondary'),
} as const;

/** What is paid for. Counted from the appointment. */
export const fasterDecisions = {
  priority: takes('priority service', 5, 'working days', sources.fasterDecision, 'quoted'),
  superPriority: takes('super priority service', 1, 'working days', sources.fasterDecision, 'quoted'),
  /** Sources differ. */
  superPriorityAfterHoliday: takes(
    'super priority service, after an appointment at a weekend or on a bank holiday',
    2,
    'working days',
    sources.fasterDecision,
    'secondary',
  ),
} as const;

/** How many are decided within the standard. */
export const decisionsInTime = {
  partner: inTime('partners', 93, 93),
  work: inTime('work', 95, 96),
  hongKong: inTime('British Nationals (Overseas)', 94, 94),
  longResidence: inTime('long residence', 99, 99),
} as const;

/** Times that people report. They are shown next to a standard, as reports. */
export const reportedTimes = {
  settlement: practice(
    always(
      'Reports: settlement (ILR), plain cases often take',
      aLengthRange,
      { from: 6, to: 8, of: 'weeks' },
      sources.waitingReports,
      'secondary',
    ),
  ),
  /** There is no standard. */
  euSettlement: practice(
    always(
      'Reports: EU Settlement Scheme takes around',
      aRule,
      '5 working days to several months',
      sources.govUkEuSettlement,
      'secondary',
    ),
  ),
} as const;

/** The time to book the ceremony after the invitation. */
export const ceremonyWithin: Parameter<Length> = always(
  'Citizenship ceremony: to be booked within',
  aLength,
  { number: 3, of: 'months' },
  sources.govUkCitizenshipSettled,
  'quoted',
);
