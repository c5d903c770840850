import type { IlrCalculationResponse } from '@settlewise/contract';
import { routeOf, routeOfVisaType } from '@settlewise/rules';
import { RequirementList, type RequirementStanding } from '../../../ui/RequirementList';
import { dayCount } from '../../absenceTracker/words';
import panels from './Panels.module.css';
import { totalLimitOf, yearsOf } from './verdict';

interface Requirement {
  readonly title: string;
  readonly met: boolean;
  readonly detail: string;
}

const isMet: RequirementStanding = { word: 'Met', icon: 'check', tone: 'within' };
const isNotMet: RequirementStanding = { word: 'Not met', icon: 'close', tone: 'over' };

/** What settlement asks for, and whether each of it is met. */
export function Checklist({ result }: { result: IlrCalculationResponse }) {
  return (
    <section aria-labelledby="ilr-checklist" className={`card ${panels['box']}`}>
      <h2 id="ilr-checklist" className={panels['title']}>
        Requirements
      </h2>
      <RequirementList
        requirements={requirementsOf(result).map(({ title, met, detail }) => ({
          key: title,
          title,
          detail,
          standing: met ? isMet : isNotMet,
        }))}
      />
      {asksLifeInTheUk(result) && (
        <p className={panels['note']}>
          Not asked here: you also need to pass the Life in the UK test, if you are from 18 to 64 years old.
        </p>
      )}
    </section>
  );
}

function asksLifeInTheUk({ visaType }: IlrCalculationResponse): boolean {
  const key = routeOfVisaType(visaType);
  return key === null || routeOf(key).lifeInTheUk !== 'none';
}

function requirementsOf(result: IlrCalculationResponse): readonly Requirement[] {
  const { continuousResidenceMet, absencesValid, meetsAbsenceTotal } = result;
  const reason = (code: string) => result.reasons.find((said) => said.code === code)?.message;
  return [
    {
      title: 'Continuous residence period',
      met: continuousResidenceMet,
      detail: residenceDetail(result),
    },
    {
      title: 'Absences limit',
      met: absencesValid && meetsAbsenceTotal,
      detail: absencesDetail(result),
    },
    {
      title: 'English language',
      met: result.englishLanguage,
      detail: reason('english_not_asked') ?? (result.englishLanguage ? saidYes : saidNo),
    },
    {
      title: 'Good character',
      met: result.goodCharacter,
      detail: result.goodCharacter ? saidYes : saidNo,
    },
    {
      title: 'Financial/employment',
      met: result.financialRequirement,
      detail: reason('money_not_asked') ?? (result.financialRequirement ? saidYes : saidNo),
    },
  ];
}

const saidYes = 'You said yes.';
const saidNo = 'You said no.';

function residenceDetail(result: IlrCalculationResponse): string {
  const { continuousResidenceMet, meetsSettlementPeriod } = result;
  const years = yearsOf(result);
  if (years === null) return 'This visa leads to no ILR by itself, so no years count.';
  if (continuousResidenceMet) return `${years} years, counted as the rules allow, are complete.`;
  if (meetsSettlementPeriod) return `${years} years have passed, but absences break them.`;
  return `Your ${years} years are not complete yet.`;
}

function absencesDetail(result: IlrCalculationResponse): string {
  const worst = result.cautious?.settlement?.worstTwelveMonths ?? null;
  if (totalLimitOf(result) === null) return 'This route sets no limit on days away.';
  if (worst !== null) return `${worst.days} of ${worst.limit} days in the worst twelve months.`;
  return `${dayCount(result.absenceDaysTotal)} away in the years looked at.`;
}
