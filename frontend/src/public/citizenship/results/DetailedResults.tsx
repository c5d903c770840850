import type { CitizenshipCalculationResponse } from '@settlewise/contract';
import type { ReactNode } from 'react';
import { formatDate } from '../../../ui/dates/formatDate';
import { Icon } from '../../../ui/Icon';
import { Pill } from '../../../ui/Pill';
import { AbsenceProgress } from '../steps/AbsenceProgress';
import { limitNames } from '../labels';
import { requirementInWords } from './requirementInWords';
import styles from './DetailedResults.module.css';
import { lengthOfTime } from './lengthOfTime';
import { requirementsOf } from './verdict';

/** The four things that are asked of an applicant, each with its numbers. */
export function DetailedResults({ result }: { result: CitizenshipCalculationResponse }) {
  return (
    <section aria-labelledby="detailed-results" className={styles['details']}>
      <h2 id="detailed-results">Detailed Results</h2>
      <div className={styles['cards']}>
        <SettlementCard result={result} />
        <ResidenceCard result={result} />
        <AbsencesCard result={result} />
        <RequirementsCard result={result} />
      </div>
    </section>
  );
}

type CardProps = { result: CitizenshipCalculationResponse };

function Card({ title, met, children }: { title: string; met: boolean; children: ReactNode }) {
  return (
    <article className={`card ${styles['card']}`}>
      <div className={styles['cardTop']}>
        <h3>{title}</h3>
        <Pill tone={met ? 'within' : 'soon'} icon={met ? 'check' : 'warning'}>
          {met ? 'Met' : 'Not met yet'}
        </Pill>
      </div>
      {children}
    </article>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SettlementCard({ result }: CardProps) {
  const { settlementDate, settledLongEnoughFrom, applicationDate, settlementDays } = result;
  const { requiredSettlementDays, requiredSettlementWaitYears } = result;
  if (settlementDate === null || settledLongEnoughFrom === null) {
    return (
      <Card title="Settlement Period" met={result.hasMinimumSettlementPeriod}>
        <p className={styles['figure']}>
          <span className={styles['large']}>Not needed</span>{' '}
          <span className={styles['of']}>no waiting time either</span>
        </p>
        <p className={styles['note']}>You are free of time limits without a grant of settlement.</p>
      </Card>
    );
  }
  return (
    <Card title="Settlement Period" met={result.hasMinimumSettlementPeriod}>
      <p className={styles['figure']}>
        <span className={styles['large']}>{lengthOfTime(settlementDate, applicationDate)}</span>{' '}
        <span className={styles['of']}>
          {requiredSettlementWaitYears === 0 ? 'no waiting time needed' : 'of 12 months'}
        </span>
      </p>
      <Facts
        facts={[
          ['Settled since', formatDate(settlementDate)],
          ['Days settled', `${Math.max(0, settlementDays)} of ${requiredSettlementDays}`],
          ['Long enough from', formatDate(settledLongEnoughFrom)],
        ]}
      />
    </Card>
  );
}

function ResidenceCard({ result }: CardProps) {
  const { ukEntryDate, applicationDate, minUkResidencyYears, period } = result;
  return (
    <Card title="UK Residence History" met={result.hasMinimumUKResidence}>
      <p className={styles['figure']}>
        <span className={styles['large']}>{lengthOfTime(ukEntryDate, applicationDate)}</span>{' '}
        <span className={styles['of']}>of {minUkResidencyYears} years</span>
      </p>
      <Facts
        facts={[
          ['First UK entry', formatDate(ukEntryDate)],
          [`First day of the ${minUkResidencyYears} years`, formatDate(period.from)],
          ['Last day', formatDate(period.to)],
        ]}
      />
    </Card>
  );
}

function AbsencesCard({ result }: CardProps) {
  const { absenceDaysTotal, absenceDaysRecent, absenceLimit, recentAbsenceLimit, period } = result;
  const total = `In the ${result.minUkResidencyYears} years`;
  const recent = 'In the last 12 months';
  return (
    <Card title="Absences" met={result.meetsAbsenceTotal && result.meetsAbsenceRecent}>
      <div className={styles['bars']}>
        <div>
          <p className={styles['barTitle']}>
            {total}, from {formatDate(period.from)}
          </p>
          <AbsenceProgress
            label={total}
            days={absenceDaysTotal}
            limit={absenceLimit}
            limitName={limitNames(result.isSpouseRoute, result.applicationDate).total}
          />
        </div>
        <div>
          <p className={styles['barTitle']}>
            {recent}, from {formatDate(period.finalYearFrom)}
          </p>
          <AbsenceProgress
            label={recent}
            days={absenceDaysRecent}
            limit={recentAbsenceLimit}
            limitName={limitNames(result.isSpouseRoute, result.applicationDate).finalYear}
          />
        </div>
      </div>
      <p className={styles['note']}>The days you leave and return are counted.</p>
    </Card>
  );
}

function RequirementsCard({ result }: CardProps) {
  return (
    <Card title="Core Requirements" met={result.meetsOtherRequirements}>
      <ul className={styles['requirements']}>
        {requirementsOf(result).map((name) => (
          <li key={name} className={result[name] ? styles['met'] : styles['open']}>
            <Icon name={result[name] ? 'check' : 'close'} />
            <span>
              {requirementInWords(name, result)}
              <span className="visuallyHidden">{result[name] ? ': met' : ': not met yet'}</span>
            </span>
          </li>
        ))}
      </ul>
      {!result.intentionAsked && (
        <p className={styles['note']}>
          Meaning to go on living in the UK: not asked of you, as the spouse of a British citizen.
        </p>
      )}
    </Card>
  );
}
