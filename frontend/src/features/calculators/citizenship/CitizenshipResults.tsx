import type {
  CitizenshipCalculationRequest,
  CitizenshipCalculationResponse,
} from '@settlewise/contract/assessments';
import type { ReactNode } from 'react';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { PrintedTrips } from '../../../record/journeys/PrintedTrips';
import { DaysAway } from '../../../record/journeys/picture/DaysAway';
import { TryTrip } from '../tryTrip/TryTrip';
import { SectionCard } from '../../../ui/SectionCard';
import { Columns } from '../results/Columns';
import { FurtherActs } from '../results/FurtherActs';
import { ResultFrame } from '../results/ResultFrame';
import { ResultActs } from '../share/ResultActs';
import { useShareDialog } from '../share/useShareDialog';
import { WhyAndNext } from '../results/WhyAndNext';
import { RegulatedAdviser } from '../../../ui/sources/RegulatedAdviser';
import { useToday } from '../../../ui/dates/useToday';
import { LawNews } from '../../../record/law/LawNews';
import { RulesNote } from '../../../ui/sources/RulesNote';
import type { Step } from '../wizard/steps';
import { limitNames, officialGuidance } from './labels';
import { AppliedByRecord } from './AppliedByRecord';
import { BeforeYouPay } from './results/BeforeYouPay';
import { DetailedResults } from './results/DetailedResults';
import { DiscretionBands } from './results/DiscretionBands';
import { limitsOfResult } from './results/limitsOfResult';
import { statusOf } from '../../../record/assessments/reasons/reasonStatus';
import { RegistrationWay } from '../../../record/assessments/RegistrationWay';
import { NextSteps } from './results/NextSteps';
import { RouteInfo } from './results/RouteInfo';
import { StatusBanner } from './results/StatusBanner';
import { Suggestions } from './results/Suggestions';
import { canTryTrip, outcomeOf, outcomeWithTrip } from './results/tryATrip';
import { verdictOf } from './results/verdict';

interface CitizenshipResultsProps {
  form: CitizenshipCalculationRequest;
  result: CitizenshipCalculationResponse;
  /** What can be done with the result, beside its heading. */
  actions?: ReactNode;
  /** Prints it; left out where the page has a button for that. */
  print?: ReactNode;
  /** Leads to a step of the form; left out where that is not at hand. */
  onChange?: (step: Step) => void;
  /** What came of the application that the person’s record has; empty where there is none. */
  appliedByRecord?: string;
}

/** A result of the British Citizenship Calculator: the verdict first, then the numbers, then why, then what to do. */
export function CitizenshipResults({
  form,
  result,
  actions,
  print,
  onChange,
  appliedByRecord = '',
}: CitizenshipResultsProps) {
  const hasApplied = appliedByRecord !== '';
  const { isEligible, suggestedEligibilityDate } = result;
  const trips = form.useDetailedAbsences
    ? form.absenceRecords
        // For citizenship a trip to the islands is no day away.
        .filter(({ crownDependency }) => typeof crownDependency !== 'string')
        .map(({ startDate, endDate }) => ({ departureDate: startDate, returnDate: endDate }))
    : [];
  const answered = { calculator: 'citizenship', form, result } as const;
  const share = useShareDialog(answered);
  const { calculationDate, ruleSet } = result;
  const today = useToday();
  const hasDate = isEligible || suggestedEligibilityDate !== null;
  return (
    <ResultFrame
      id="citizenship-results"
      title="Your Results"
      about={`For an application for British citizenship on ${formatLongDate(result.applicationDate)}`}
      printHead={
        <>
          British citizenship: eligibility. Calculated on {formatLongDate(calculationDate)} by rules{' '}
          {ruleSet.version}. <RulesNote ruleSet={ruleSet} />.
        </>
      }
      verdict={
        hasApplied ? (
          <AppliedByRecord said={appliedByRecord} />
        ) : (
          <>
            <StatusBanner result={result} hasCharacterIssues={hasCharacterIssues(form)} />
            <LawNews
              topics={['citizenship']}
              canApplyNow={isEligible && calculationDate === today ? ['citizenship'] : []}
            />
          </>
        )
      }
      actions={
        <>
          {actions}
          <FurtherActs>
            <ResultActs answered={answered} onShare={share.open} />
            {print}
          </FurtherActs>
          {share.dialog}
        </>
      }
      footer={
        <>
          <p>
            This is guidance from what you typed, not legal advice, and the Home Office decides each case.
            Before you pay, check the{' '}
            <a href={officialGuidance}>official guidance on becoming a British citizen</a>, and ask{' '}
            <RegulatedAdviser /> if anything is unusual.
          </p>
          <p>
            Calculated on {formatLongDate(calculationDate)} by rules {ruleSet.version}.{' '}
            <RulesNote ruleSet={ruleSet} />.
          </p>
        </>
      }
    >
      <WhyAndNext
        title={hasDate ? 'Why this date' : 'Why not yet'}
        // What is met does not explain why not; the results in detail have it.
        reasons={hasDate ? result.reasons : result.reasons.filter((reason) => statusOf(reason) !== 'met')}
        trips={trips}
        said={hasApplied ? '' : verdictOf(result).why}
        next={
          hasApplied ? null : isEligible ? <BeforeYouPay /> : <Suggestions suggestions={result.suggestions} />
        }
      />
      {!hasApplied && <NextSteps form={form} result={result} onChange={onChange} />}
      {!hasApplied && result.registration !== null && <RegistrationWay registration={result.registration} />}
      <RouteInfo form={form} result={result} />
      <DetailedResults result={result} />
      <Columns shares={trips.length > 0 && canTryTrip(form) ? '4fr 3fr' : '1fr'} oneOnPaper>
        {trips.length > 0 && (
          <SectionCard title="Your days away" foldsTo="in pictures">
            <DaysAway
              trips={trips}
              counting="whole_days"
              asOf={calculationDate}
              period={{ from: result.period.from, to: result.period.to }}
              worst={finalYearOf(result)}
              // The limit is that of the final year alone: a line through the other years would mislead.
              limit={null}
              worstWords={`Your final year (${limitNames(result.isSpouseRoute, result.applicationDate).finalYear})`}
            />
          </SectionCard>
        )}
        {canTryTrip(form) && (
          <TryTrip before={outcomeOf(result)} outcomeWith={(trip) => outcomeWithTrip(form, result, trip)} />
        )}
      </Columns>
      <DiscretionBands result={result} />
      {form.useDetailedAbsences && (
        <PrintedTrips
          today={calculationDate}
          trips={form.absenceRecords.map(({ startDate, endDate, reason, crownDependency }) => ({
            departureDate: startDate,
            returnDate: endDate,
            reason,
            note: typeof crownDependency === 'string' ? 'To the islands: no day away' : undefined,
          }))}
        />
      )}
    </ResultFrame>
  );
}

function hasCharacterIssues(form: CitizenshipCalculationRequest): boolean {
  return form.hasCriminalRecord || form.hasFinancialIssues || form.hasImmigrationIssues;
}

function finalYearOf(result: CitizenshipCalculationResponse) {
  const { finalYearFrom: from, to } = result.period;
  const [, { days, limit }] = limitsOfResult(result);
  return { days, limit, from, to, exceeded: days > limit };
}
