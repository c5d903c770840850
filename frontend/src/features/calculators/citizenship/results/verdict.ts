import { type CitizenshipCalculationResponse, isRed } from '@settlewise/contract/assessments';
import { type LimitCheck, numberOfLimit } from '@settlewise/rules/absences';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import type { Verdict } from '../../results/verdict';
import type { CodedVerdict, VerdictFacts } from '../../results/verdictWords';
import { requirementNames, requirementTicks, type RequirementTick } from '../requirements';
import { limitsOfResult, type CountedResult } from './limitsOfResult';
import { citizenshipVerdictWords, statusBesideHeadline, type CitizenshipVerdictCode } from './verdictWords';

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

export interface CitizenshipVerdict extends Verdict {
  readonly coded: CodedVerdict;
}

/** The verdict of a result: first where somebody stands, then what stands in the way. */
export function verdictOf(result: JudgedResult): CitizenshipVerdict {
  const verdict = result.isEligible ? eligible(result) : notEligible(result);
  const { headline } = result;
  if (headline === null) return verdict;
  return {
    tone: result.isEligible ? 'soon' : verdict.tone,
    status: statusBesideHeadline(verdict.coded.code, verdict.status),
    headline: headline.message,
    why: `${verdict.headline}. ${verdict.why}`,
    coded: verdict.coded,
  };
}

function verdict(
  { calculationDate }: JudgedResult,
  code: CitizenshipVerdictCode,
  { tone, why, ...facts }: Pick<Verdict, 'tone' | 'why'> & VerdictFacts,
): CitizenshipVerdict {
  const { days = [], count = 0, open = [] } = facts;
  const [, say] = citizenshipVerdictWords[code];
  return { tone, why, ...say({ days, count, open }, calculationDate), coded: { code, ...facts } };
}

function eligible(result: JudgedResult): CitizenshipVerdict {
  const { applicationDate: on, calculationDate: today } = result;
  const why =
    'By what you told us you meet every requirement: settlement, residence, days away and all that you ticked.';
  if (on === today) return verdict(result, 'eligible_now', { tone: 'within', why });
  return on > today
    ? verdict(result, 'eligible_on', { tone: 'within', why, days: [on] })
    : verdict(result, 'eligible_on_past_day', {
        tone: 'within',
        days: [on],
        why: 'That day is past. To see whether you can apply now, plan today or a later day.',
      });
}

function notEligible(result: JudgedResult): CitizenshipVerdict {
  const { code, ...facts } = codeOfOthers(result);
  return verdict(result, code, {
    // Red where a limit is broken, also where the Home Office may look past it; what time mends is amber.
    tone: isRed('citizenship', result) ? 'over' : 'soon',
    why: `What stands in the way${onPlannedDay(result)}: ${listed(obstaclesOf(result))}.`,
    ...facts,
  });
}

function codeOfOthers(result: JudgedResult): VerdictFacts & { readonly code: CitizenshipVerdictCode } {
  const { suggestedEligibilityDate: first, applicationDate: planned } = result;
  if (isKnowledgeAlone(result))
    return { code: 'knowledge_open', days: [planned], open: knowledge.filter((name) => !result[name]) };
  if (first === null) return { code: 'no_first_day' };
  return { code: first < planned ? 'first_day_before_plan' : 'first_day', days: [first] };
}

/** Nobody ticks it: where it is not met, the time since the settlement stands in the way already. */
const shownByDates: RequirementTick = 'settlementStatus12Months';

const knowledge: readonly RequirementTick[] = ['englishLanguage', 'lifeInUK'];

/** What of English and the test is still to be shown never hides the date. */
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
    ...(result.headline?.code === 'irregular_arrival' ? ['how you came to the UK'] : []),
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
