import type { IlrCalculationResponse } from '@settlewise/contract';
import { routeOf, routeOfVisaType } from '@settlewise/rules';
import { Icon } from '../../../ui/Icon';
import { dayCount } from '../../absenceTracker/words';
import styles from './Checklist.module.css';
import panels from './Panels.module.css';
import { totalLimitOf, yearsOf } from './verdict';

interface Requirement {
  readonly title: string;
  readonly met: boolean;
  readonly detail: string;
}

/** What settlement asks for, and whether each of it is met. */
export function Checklist({ result }: { result: IlrCalculationResponse }) {
  return (
    <section aria-labelledby="ilr-checklist" className={`card ${panels['box']}`}>
      <h2 id="ilr-checklist" className={panels['title']}>
        Requirements
      </h2>
      <ul className={styles['list']}>
        {requirementsOf(result).map(({ title, met, detail }) => (
          <li key={title} className={styles['item']}>
            <span className={[styles['shape'], met ? styles['met'] : styles['notMet']].join(' ')}>
              <Icon name={met ? 'check' : 'close'} size={18} />
            </span>
            <div>
              <p className={styles['head']}>
                <strong>{title}</strong>
                <span className={met ? styles['metWord'] : styles['notMetWord']}>
                  {met ? 'Met' : 'Not met'}
                </span>
              </p>
              <p className={styles['detail']}>{detail}</p>
            </div>
          </li>
        ))}
      </ul>
      {asksLifeInTheUk(result) && (
        <p className={styles['detail']}>
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
