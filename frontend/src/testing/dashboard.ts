import type { AccountProfileResponse } from '@settlewise/contract/accountSettings';
import type { DashboardSummaryResponse, IlrEligibility } from '@settlewise/contract/dashboard';
import type { AbsenceSummaryResponse } from '@settlewise/contract/journeys';
import type { NextAct } from '@settlewise/contract/nextAct';
import { amina } from './builders';
import { serverInMemory } from './serverInMemory';
import { limitChecksOf } from './limits';
import { besideTheDates } from './progress';

/** A summary as the server answers it: nothing recorded yet, unless told otherwise. */
export function aSummary(
  ilr: Partial<IlrEligibility> = {},
  rest: Partial<DashboardSummaryResponse> = {},
): DashboardSummaryResponse {
  return {
    dependantCount: 0,
    totalAbsenceDays: 0,
    absenceLast12Months: 0,
    ilrEligibility: {
      status: 'In progress',
      progress: 0,
      estimatedEligibilityDate: null,
      earliestApplicationDate: null,
      timeLeft: null,
      eligibleNow: false,
      hasILR: false,
      ilrGrantDate: null,
      visaType: null,
      requiredYears: 5,
      missing: [],
      note: null,
      travelMargin: null,
      ...besideTheDates,
      ...ilr,
    },
    nextAct: aNextAct(),
    limits: limitChecksOf(0, 0),
    topic: null,
    citizenship: null,
    firstSteps: { visa: true, journeys: true, passport: true, englishAndTest: true },
    ...rest,
  };
}

/** What to do next, as the server answers it: a Skilled Worker with time to wait. */
export function aNextAct(rest: Partial<NextAct> = {}): NextAct {
  return {
    kind: 'prepare_for_ilr',
    tone: 'soon',
    day: '2027-04-06',
    daysLeft: 136,
    headline: 'Apply for ILR from 6 April 2027',
    why: 'Not before that day: an earlier application is refused.',
    to: '/dashboard/progress',
    button: 'View my progress',
    left: [],
    tasks: [],
    moreTasks: 0,
    documents: null,
    ...rest,
  };
}

/** Days away in the two periods, with the travel days and by the Home Office's count without them. */
export function anAbsenceSummary(
  lastYear: number,
  lastFiveYears: number,
  rest: Partial<AbsenceSummaryResponse> = {},
): AbsenceSummaryResponse {
  const periods = (year: number, five: number) => ({
    last12Months: { totalDays: year, remaining: Math.max(0, 90 - year) },
    last5Years: { totalDays: five, remaining: Math.max(0, 450 - five) },
  });
  return {
    ...periods(lastYear, lastFiveYears),
    homeOfficeCount: periods(lastYear, lastFiveYears),
    warningMessage: null,
    citizenshipDecides: false,
    settlementDecides: true,
    permittedReasons: [],
    approximateTotals: null,
    limits: limitChecksOf(lastYear, lastFiveYears),
    byYear: {},
    ...rest,
  };
}

export const aminasProfile: AccountProfileResponse = {
  fullName: 'Amina Khan',
  email: amina.email,
  emailVerified: true,
  phoneNumber: null,
  address: null,
  nationality: null,
  visaType: null,
  visaEndDate: null,
  hasILR: false,
  ilrGrantDate: null,
  updatedAt: null,
};

/** A signed-in person's server that knows what the dashboard's first page asks for. */
export function serverWithDashboard(summary: DashboardSummaryResponse = aSummary()) {
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/dashboard/summary': () => ({ status: 200, body: summary }),
    'GET /api/tasks': () => ({ status: 200, body: [] }),
    'GET /api/documents': () => ({ status: 200, body: [] }),
    'GET /api/absences/summary': () => ({ status: 200, body: anAbsenceSummary(0, 0) }),
    'GET /api/shared': () => ({ status: 200, body: [] }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
    'GET /api/account/profile': () => ({ status: 200, body: aminasProfile }),
  });
}
