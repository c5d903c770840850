import Typography from '@mui/material/Typography';
import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import { addDays } from '@settlewise/rules/calendar';
import { personalRules, valueOn } from '@settlewise/rules/parameters';
import { levelAsked } from '@settlewise/rules/sentences';
import { RequirementList, type RequirementStatus } from '../../../../ui/RequirementList';
import { dayCount } from '../../../../record/journeys/labels';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { SectionCard } from '../../../../ui/SectionCard';
import { asksLifeInTheUk } from './englishWords';
import { absencesOf, mostDaysOf, marginOfMostDays } from './mostDays';
import { completeLater } from './startOfYears';
import { yearsOf } from './verdict';
import { asksForIlr, dischargeReasons, wayToIlr } from './wayToIlr';

interface Requirement {
  readonly title: string;
  /** Null as long as nobody knows. */
  readonly met: boolean | null;
  readonly detail: string;
}

const isMet: RequirementStatus = { word: 'Met', icon: 'check', tone: 'within' };
const isToShow: RequirementStatus = { word: 'Still to show', icon: 'clock', tone: 'soon' };
const isNotKnown: RequirementStatus = { word: 'Not known yet', icon: 'info', tone: 'quiet' };
const isNotMet: RequirementStatus = { word: 'Not met yet', icon: 'clock', tone: 'soon' };
const isOver: RequirementStatus = { word: 'Over the ILR limit', icon: 'alert', tone: 'over' };

/** What settlement asks for, and whether each of it is met. */
export function Checklist({ result }: { result: IlrCalculationResponse }) {
  return (
    <SectionCard title="Requirements" foldsTo="one by one">
      {asksForIlr(result) ? <Requirements result={result} /> : <p>{nothingToMeet(result)}</p>}
    </SectionCard>
  );
}

/** Where no requirement of ILR says anything about the visa. */
function nothingToMeet(result: IlrCalculationResponse): string {
  switch (wayToIlr(result)) {
    case 'not_needed':
      return 'None: you do not need ILR.';
    case 'not_known':
      return 'We do not have the rules for this, so we cannot say what is asked of you.';
    default:
      return 'None can be met with this visa: it does not lead to ILR by itself. Each way to ILR has requirements of its own.';
  }
}

function Requirements({ result }: { result: IlrCalculationResponse }) {
  const ages = valueOn(personalRules.agesAsked, result.english?.on ?? result.calculationDate);
  return (
    <>
      <RequirementList
        requirements={requirementsOf(result).map((requirement) => ({
          key: requirement.title,
          title: requirement.title,
          detail: requirement.detail,
          status: statusOf(requirement),
        }))}
      />
      {result.lifeInUk?.exempt === 'age' && (
        <Typography variant="body2" color="textSecondary">
          The Life in the UK test is not asked of people under {ages.from} or of {ages.to + 1} and over.
        </Typography>
      )}
      {asksLifeInTheUk(result) && (
        <Typography variant="body2" color="textSecondary">
          This calculator does not ask about the Life in the UK test. You need a pass if you are from{' '}
          {ages.from} to {ages.to} years old.
        </Typography>
      )}
    </>
  );
}

function statusOf({ title, met }: Requirement): RequirementStatus {
  if (met === null) return title === english ? isToShow : isNotKnown;
  if (met) return isMet;
  return title === absencesLimit ? isOver : isNotMet;
}

function requirementsOf(result: IlrCalculationResponse): readonly Requirement[] {
  const reason = (code: string) => result.reasons.find((said) => said.code === code)?.message;
  return [
    ...ofTime(result),
    {
      title: english,
      met: reason('english_to_show') === undefined ? result.englishLanguage : null,
      detail: reason('english_not_asked') ?? englishDetail(result),
    },
    { title: 'Good character', met: result.goodCharacter, detail: result.goodCharacter ? saidYes : saidNo },
    {
      title: 'Financial/employment',
      met: result.financialRequirement,
      detail: reason('money_not_asked') ?? (result.financialRequirement ? saidYes : saidNo),
    },
  ];
}

/** The years and the days away; of a way without years, the conditions that nobody asked about. */
function ofTime(result: IlrCalculationResponse): readonly Requirement[] {
  const { verdict, otherOutcome, continuousResidenceMet, absencesValid, meetsAbsenceTotal } = result;
  if (wayToIlr(result) === 'by_conditions')
    return [{ title: 'Conditions of this route', met: null, detail: 'They decide, and are not asked here.' }];
  if (wayToIlr(result) === 'by_discharge')
    return [
      {
        title: 'Discharge from HM Armed Forces',
        met: otherOutcome !== null ? null : verdict === 'eligible',
        detail: dischargeDetail(result),
      },
    ];
  const isOpen = verdict === 'not_enough';
  return [
    {
      title: 'Continuous residence period',
      met: isOpen || otherOutcome !== null ? null : continuousResidenceMet,
      detail: residenceDetail(result),
    },
    {
      title: absencesLimit,
      met: absencesOf(result) === 'none' ? true : isOpen ? null : absencesValid && meetsAbsenceTotal,
      detail: absencesDetail(result),
    },
  ];
}

/** Which days the discharge leaves for an application, or why it leaves none. */
function dischargeDetail({ reasons, otherOutcome }: IlrCalculationResponse): string {
  if (otherOutcome !== null) return 'One answer decides: see the question above.';
  return reasons.find(({ code }) => dischargeReasons.has(code))?.message ?? '';
}

const saidYes = 'You said yes.';
const saidNo = 'You said no.';

const english = 'English language';
const absencesLimit = 'Absences limit';

/** The level asked for on the day and the level held, on one line. */
function englishDetail(result: IlrCalculationResponse): string {
  const { english: status, englishLanguage, reasons } = result;
  const isOpen = reasons.some(({ code }) => code === 'english_to_show');
  const said = isOpen ? 'Your level is not known yet.' : englishLanguage ? saidYes : saidNo;
  if (status === null) return said;
  const { asked, on, held, exempt, confirmed } = status;
  const ages = valueOn(personalRules.agesAsked, on);
  if (exempt === 'age')
    return `Not asked of you: you are under ${ages.from} or ${ages.to + 1} and over on that day.`;
  if (asked !== 'B1' && asked !== 'B2') return said;
  const has =
    held === null
      ? said
      : held === 'none'
        ? 'You have no level yet.'
        : held === 'exempt'
          ? 'You are exempt.'
          : `You have: ${held}.`;
  return `Asked on ${formatLongDate(on)}: ${levelAsked(asked, confirmed)}. ${has}`;
}

function residenceDetail(result: IlrCalculationResponse): string {
  const { continuousResidenceMet, meetsSettlementPeriod } = result;
  const years = yearsOf(result);
  if (result.verdict === 'not_enough') return 'Not enough is known to say.';
  if (result.otherOutcome !== null) return 'One answer decides: see the question above.';
  const later = completeLater(result);
  if (continuousResidenceMet)
    return later === null
      ? `${years} years, counted as the rules allow, are complete.`
      : `Your ${years} years are complete on ${formatLongDate(later)}. You can apply before that day.`;
  const passed =
    later === null
      ? `${years} years have passed`
      : `Your first ${years} years end on ${formatLongDate(addDays(later, -1))}`;
  if (meetsSettlementPeriod && result.absencesValid)
    return `${passed}, but days without permission that counts break them.`;
  return meetsSettlementPeriod
    ? `${passed}, but absences break them.`
    : `Your ${years} years are not complete yet.`;
}

function absencesDetail(result: IlrCalculationResponse): string {
  if (absencesOf(result) === 'none') return 'This route sets no limit on days away.';
  if (result.verdict === 'not_enough') return 'Not enough is known to say.';
  const { days, limit, means, window } = mostDaysOf(result);
  if (window === null || limit === null)
    return `${dayCount(result.absenceDaysTotal)} away in the years looked at.`;
  // Where the days of travel change the answer, its head says so.
  const margin = result.travelMargin === null ? marginOfMostDays(result) : null;
  return [`${days} of ${limit} days. ${means}.`, margin].filter(Boolean).join(' ');
}
