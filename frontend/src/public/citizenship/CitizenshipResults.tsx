import type { CitizenshipCalculationRequest, CitizenshipCalculationResponse } from '@settlewise/contract';
import type { ReactNode } from 'react';
import { formatLongDate } from '../../ui/dates/formatDate';
import { HomeOfficeCount } from '../calculators/HomeOfficeCount';
import { DaysAway } from '../calculators/picture/DaysAway';
import { ReasonList } from '../calculators/reasons/ReasonList';
import { TryTrip } from '../calculators/tryTrip/TryTrip';
import { RegulatedAdviser } from '../../ui/sources/RegulatedAdviser';
import { RulesNote } from '../../ui/sources/RulesNote';
import styles from './CitizenshipResults.module.css';
import { limitNames, officialGuidance } from './labels';
import { DetailedResults } from './results/DetailedResults';
import { DiscretionBands } from './results/DiscretionBands';
import { RegistrationWay } from './results/RegistrationWay';
import { RouteInfo } from './results/RouteInfo';
import { StatusBanner } from './results/StatusBanner';
import { Suggestions } from './results/Suggestions';
import { canTryTrip, outcomeOf, outcomeWithTrip } from './results/tryATrip';

interface CitizenshipResultsProps {
  form: CitizenshipCalculationRequest;
  result: CitizenshipCalculationResponse;
  /** What can be done with the result, beside its heading. */
  actions?: ReactNode;
}

/** A result of the British Citizenship Calculator: the verdict first, then the numbers, then why, then what to do. */
export function CitizenshipResults({ form, result, actions }: CitizenshipResultsProps) {
  const { isEligible, homeOfficeDiffers, homeOfficeSays } = result;
  const trips = form.useDetailedAbsences
    ? form.absenceRecords
        // For citizenship a trip to the islands is no day away.
        .filter(({ crownDependency }) => typeof crownDependency !== 'string')
        .map(({ startDate, endDate }) => ({ departureDate: startDate, returnDate: endDate }))
    : [];
  return (
    <div className={styles['results']}>
      <PrintHead result={result} />
      <div className={styles['top']}>
        <h2 id="citizenship-results" tabIndex={-1} className={styles['title']}>
          Your Results
        </h2>
        {actions !== undefined && <div className={`noPrint ${styles['actions']}`}>{actions}</div>}
      </div>
      <div className={styles['verdict']}>
        <StatusBanner result={result} hasCharacterIssues={hasCharacterIssues(form)} />
      </div>
      {homeOfficeDiffers && homeOfficeSays !== null && <HomeOfficeCount says={homeOfficeSays} />}
      {result.registration !== null && <RegistrationWay registration={result.registration} />}
      <RouteInfo form={form} result={result} />
      <DetailedResults result={result} />
      <div className={trips.length > 0 ? styles['whyWithPicture'] : styles['why']}>
        {trips.length > 0 && (
          <section className={`card ${styles['box']}`} aria-labelledby="days-away-title">
            <h2 id="days-away-title">Your days away</h2>
            <DaysAway
              trips={trips}
              counting="inclusive"
              asOf={result.calculationDate}
              period={{ from: result.period.from, to: result.period.to }}
              worst={finalYearOf(result)}
              // The limit is that of the final year alone: a line through the other years would mislead.
              limit={null}
              worstWords={`Your final year (${limitNames(result.isSpouseRoute, result.applicationDate).finalYear})`}
            />
          </section>
        )}
        <div className={`card ${styles['box']} ${styles['reasons']}`}>
          <ReasonList
            title={reasonsTitle(result)}
            reasons={result.reasons}
            trips={trips}
            counting="inclusive"
          />
        </div>
        {!isEligible && <Suggestions suggestions={result.suggestions} />}
        {canTryTrip(form) && (
          <div className={`card noPrint ${styles['box']}`}>
            <TryTrip before={outcomeOf(result)} outcomeWith={(trip) => outcomeWithTrip(form, result, trip)} />
          </div>
        )}
      </div>
      <DiscretionBands result={result} />
      <Disclaimer result={result} />
    </div>
  );
}

function hasCharacterIssues(form: CitizenshipCalculationRequest): boolean {
  return form.hasCriminalRecord || form.hasFinancialIssues || form.hasImmigrationIssues;
}

function reasonsTitle({ isEligible, suggestedEligibilityDate }: CitizenshipCalculationResponse): string {
  if (isEligible) return 'Why this date';
  return suggestedEligibilityDate === null ? 'Why not yet' : 'Why not earlier';
}

function finalYearOf(result: CitizenshipCalculationResponse) {
  const { period, absenceDaysRecent: days, recentAbsenceLimit: limit } = result;
  return { days, limit, from: period.finalYearFrom, to: period.to, exceeded: days > limit };
}

/** The head of the printed sheet: what it is, of which day, by which rules. */
function PrintHead({ result: { calculationDate, ruleSet } }: { result: CitizenshipCalculationResponse }) {
  return (
    <div className={`printOnly ${styles['printHead']}`}>
      <p className={styles['printTitle']}>British citizenship: eligibility</p>
      <p>
        Calculated on {formatLongDate(calculationDate)} by <RulesNote ruleSet={ruleSet} />.
      </p>
    </div>
  );
}

function Disclaimer({ result: { calculationDate, ruleSet } }: { result: CitizenshipCalculationResponse }) {
  return (
    <div className={styles['disclaimer']}>
      <p>
        This is guidance from what you typed, not legal advice, and the Home Office decides each case. Before
        you pay, check the <a href={officialGuidance}>official guidance on becoming a British citizen</a>, and
        ask <RegulatedAdviser /> if anything is unusual.
      </p>
      <p>
        Calculated on {formatLongDate(calculationDate)} by <RulesNote ruleSet={ruleSet} />.
      </p>
    </div>
  );
}
