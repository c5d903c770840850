import type { CitizenshipCalculationResponse } from '@settlewise/contract';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { requirementNames, requirementTicks, type RequirementTick } from '../requirements';

/** What a result comes to, in words and in how serious it is. */
export interface Verdict {
  readonly tone: 'within' | 'soon' | 'over';
  readonly pill: string;
  readonly headline: string;
  readonly text: string;
}

/** What of a result its verdict rests on. */
export type JudgedResult = Pick<
  CitizenshipCalculationResponse,
  | RequirementTick
  | 'isEligible'
  | 'isSpouseRoute'
  | 'applicationDate'
  | 'calculationDate'
  | 'suggestedEligibilityDate'
  | 'hasMinimumSettlementPeriod'
  | 'hasMinimumUKResidence'
  | 'meetsAbsenceTotal'
  | 'meetsAbsenceRecent'
  | 'absenceDaysTotal'
  | 'absenceDaysRecent'
  | 'absenceLimit'
  | 'recentAbsenceLimit'
  | 'totalBand'
  | 'recentBand'
>;

/** The verdict of a result: first where somebody stands, then what stands in the way. */
export function verdictOf(result: JudgedResult): Verdict {
  if (result.isEligible) {
    return {
      tone: 'within',
      pill: 'Eligible',
      headline: eligibleHeadline(result),
      text: `By what you told us you meet every requirement: settlement, residence, days away and all that you ticked.`,
    };
  }
  const { totalBand, recentBand } = result;
  const refused = totalBand === 'normally_refused' || recentBand === 'normally_refused';
  return {
    tone: refused ? 'over' : 'soon',
    pill: 'Not Currently Eligible',
    headline: headlineOfOthers(result),
    text: `What stands in the way${onPlannedDay(result)}: ${listed(obstaclesOf(result))}.`,
  };
}

function eligibleHeadline({ applicationDate, calculationDate }: JudgedResult): string {
  if (applicationDate === calculationDate) return 'You can apply for British citizenship today';
  return applicationDate > calculationDate
    ? `You can apply for British citizenship on ${formatLongDate(applicationDate)}`
    : `An application on ${formatLongDate(applicationDate)} met the requirements`;
}

function headlineOfOthers({ suggestedEligibilityDate, applicationDate }: JudgedResult): string {
  if (suggestedEligibilityDate === null) return 'You do not meet every requirement yet';
  const date = formatLongDate(suggestedEligibilityDate);
  // Journeys between that day and the planned one make the later application worse: "from" would be wrong.
  return suggestedEligibilityDate < applicationDate
    ? `You may be eligible on ${date}, before the day you plan`
    : `You may be eligible from ${date}`;
}

function onPlannedDay({ applicationDate, calculationDate }: JudgedResult): string {
  return applicationDate === calculationDate ? ' today' : ` on ${formatLongDate(applicationDate)}`;
}

function obstaclesOf(result: JudgedResult): readonly string[] {
  const { absenceDaysTotal, absenceLimit, absenceDaysRecent, recentAbsenceLimit } = result;
  const open = requirementsOf(result).filter((name) => !result[name]);
  return [
    ...(result.hasMinimumSettlementPeriod ? [] : ['the time since your settlement']),
    ...(result.hasMinimumUKResidence ? [] : ['the time you have lived in the UK']),
    ...(result.meetsAbsenceTotal ? [] : [`${absenceDaysTotal} days away, where ${absenceLimit} are allowed`]),
    ...(result.meetsAbsenceRecent
      ? []
      : [`${absenceDaysRecent} days away in the final year, where ${recentAbsenceLimit} are allowed`]),
    ...(open.length > 0
      ? [`what you have not ticked (${open.map((name) => requirementNames[name]).join(', ')})`]
      : []),
  ];
}

/** The requirements that the route asks for: the waiting time is not asked of spouses. */
export function requirementsOf({ isSpouseRoute }: JudgedResult): readonly RequirementTick[] {
  return requirementTicks.filter((name) => name !== 'settlementStatus12Months' || !isSpouseRoute);
}

function listed(words: readonly string[]): string {
  if (words.length === 0) return 'a requirement that you can see below';
  return words.length === 1 ? (words[0] ?? '') : `${words.slice(0, -1).join('; ')}; and ${words.at(-1)}`;
}
