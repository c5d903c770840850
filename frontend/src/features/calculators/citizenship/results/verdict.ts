import { isRed, type CitizenshipCalculationResponse } from '@settlewise/contract';
import { numberOfLimit, type LimitCheck } from '@settlewise/rules';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import type { Verdict } from '../../results/verdict';
import { requirementNames, requirementTicks, type RequirementTick } from '../requirements';
import { limitsOfResult, type CountedResult } from './limitsOfResult';

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
  | 'physicalPresenceExactDate'
  | 'headline'
  | 'settlementDate'
> &
  CountedResult;

/** The verdict of a result: first where somebody stands, then what stands in the way. */
export function verdictOf(result: JudgedResult): Verdict {
  const verdict = result.isEligible ? eligible(result) : notEligible(result);
  const { headline } = result;
  if (headline === null) return verdict;
  return {
    // Where something else can decide, nothing says "eligible" alone.
    ...(result.isEligible
      ? { tone: 'soon', status: 'By time and absences, yes' }
      : { tone: verdict.tone, status: verdict.status }),
    headline: headline.message,
    why: `${verdict.headline}. ${verdict.why}`,
  };
}

function eligible(result: JudgedResult): Verdict {
  const { applicationDate, calculationDate } = result;
  const why =
    'By what you told us you meet every requirement: settlement, residence, days away and all that you ticked.';
  if (applicationDate >= calculationDate)
    return { tone: 'within', status: 'Eligible', headline: eligibleHeadline(result), why };
  return {
    tone: 'within',
    status: 'Eligible on that day',
    headline: `For an application made on ${formatLongDate(applicationDate)}: every requirement was met`,
    why: 'That day is past. To see whether you can apply now, plan today or a later day.',
  };
}

function notEligible(result: JudgedResult): Verdict {
  return {
    // Red where a limit is broken, also where the Home Office may look past it; what time mends is amber.
    tone: isRed('citizenship', result) ? 'over' : 'soon',
    status: 'Not Currently Eligible',
    headline: headlineOfOthers(result),
    why: `What stands in the way${onPlannedDay(result)}: ${listed(obstaclesOf(result))}.`,
  };
}

function eligibleHeadline({ applicationDate, calculationDate }: JudgedResult): string {
  return applicationDate === calculationDate
    ? // As the record’s pages say it: the first day may have come before.
      'You can apply for British citizenship now'
    : `You can apply for British citizenship on ${formatLongDate(applicationDate)}`;
}

function headlineOfOthers(result: JudgedResult): string {
  const { suggestedEligibilityDate, applicationDate, calculationDate } = result;
  if (isKnowledgeAlone(result)) {
    const were = applicationDate < calculationDate ? 'were' : 'are';
    return `Time and days away ${were} right on ${formatLongDate(applicationDate)}. Still to show: ${knowledgeMissing(result)}`;
  }
  if (suggestedEligibilityDate === null) return 'You do not meet every requirement yet';
  const date = formatLongDate(suggestedEligibilityDate);
  // Journeys between that day and the planned one make the later application worse: "from" would be wrong.
  return suggestedEligibilityDate < applicationDate
    ? `You may be eligible on ${date}, before the day you plan`
    : `You may be eligible from ${date}`;
}

/** Nobody ticks it: where it is not met, the time since the settlement stands in the way already. */
const shownByDates: RequirementTick = 'settlementStatus12Months';

const knowledge: readonly RequirementTick[] = ['englishLanguage', 'lifeInUK'];

/** What is still to be shown of English and the test; it never hides the date. */
function knowledgeMissing(result: JudgedResult): string {
  const missing = knowledge.filter((name) => !result[name]);
  const names = requirementNames(result.applicationDate);
  return missing.map((name) => names[name]).join(', ');
}

function isKnowledgeAlone(result: JudgedResult): boolean {
  const open = requirementsOf(result).filter((name) => !result[name]);
  return (
    result.headline === null &&
    result.hasMinimumSettlementPeriod &&
    result.hasMinimumUKResidence &&
    result.meetsAbsenceTotal &&
    result.meetsAbsenceRecent &&
    open.every((name) => knowledge.includes(name))
  );
}

function onPlannedDay({ applicationDate, calculationDate }: JudgedResult): string {
  return applicationDate === calculationDate ? ' today' : ` on ${formatLongDate(applicationDate)}`;
}

function obstaclesOf(result: JudgedResult): readonly string[] {
  const [total, recent] = limitsOfResult(result);
  const open = requirementsOf(result).filter((name) => !result[name] && name !== shownByDates);
  return [
    // The numbers that decide lead.
    ...(result.meetsAbsenceTotal ? [] : [overLimit(total)]),
    ...(result.meetsAbsenceRecent ? [] : [overLimit(recent)]),
    ...(result.headline?.code === 'settlement_may_have_lapsed'
      ? ['an absence longer than settlement lasts']
      : []),
    ...(result.headline?.code === 'under_18' ? ['your age'] : []),
    ...(result.hasMinimumSettlementPeriod ? [] : ['the time since your settlement']),
    ...(result.hasMinimumUKResidence ? [] : ['the time you have lived in the UK']),
    ...(open.length > 0
      ? [
          `what you have not ticked (${open.map((name) => requirementNames(result.applicationDate)[name]).join(', ')})`,
        ]
      : []),
  ];
}

/** `460 of 450 days in 5 years, over the citizenship limit` */
const overLimit = (check: LimitCheck): string => `${numberOfLimit(check)}, over the citizenship limit`;

/** What is asked: no waiting time of spouses and of those who need no settlement, no plan to stay of spouses. */
export function requirementsOf({ isSpouseRoute, settlementDate }: JudgedResult): readonly RequirementTick[] {
  return requirementTicks.filter(
    (name) =>
      (name !== 'settlementStatus12Months' || (!isSpouseRoute && settlementDate !== null)) &&
      (name !== 'intendsToContinueResiding' || !isSpouseRoute),
  );
}

function listed(words: readonly string[]): string {
  if (words.length === 0) return 'a requirement that you can see below';
  return words.length === 1 ? (words[0] ?? '') : `${words.slice(0, -1).join('; ')}; and ${words.at(-1)}`;
}
