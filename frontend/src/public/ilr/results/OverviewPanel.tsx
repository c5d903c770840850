import type { IlrCalculationRequest, IlrCalculationResponse, ReasonResponse } from '@settlewise/contract';
import { HomeOfficeCount } from '../../calculators/HomeOfficeCount';
import { DaysAway } from '../../calculators/picture/DaysAway';
import { ReasonList } from '../../calculators/reasons/ReasonList';
import { statusOf } from '../../calculators/reasons/reasonStatus';
import { TryTrip } from '../../calculators/tryTrip/TryTrip';
import { Checklist } from './Checklist';
import { ImportantDates } from './ImportantDates';
import { KeyNumbers } from './KeyNumbers';
import { decidesFor } from './mostDays';
import styles from './Panels.module.css';
import { canTryTrip, outcomeOf, outcomeWithTrip } from './tryATrip';
import { tripsOf } from './trips';
import { ofTheWait } from './verdict';
import { asksForIlr, wayToIlr } from './wayToIlr';

/** The numbers, what is met and what is not, the dates, and why. */
export function OverviewPanel({
  form,
  result,
}: {
  form: IlrCalculationRequest;
  result: IlrCalculationResponse;
}) {
  const { isEligible, suggestedEligibilityDate, homeOfficeDiffers, homeOfficeSays, cautious } = result;
  const trips = tripsOf(form);
  const worst = cautious?.settlement?.worstTwelveMonths ?? null;
  const why =
    suggestedEligibilityDate !== null ? 'Why not earlier' : isEligible ? 'Why this date' : 'Why this answer';
  const deciding = decisive(result.reasons);
  const toKnow = result.reasons.filter((reason) => statusOf(reason) === 'to_know');
  return (
    <div className={styles['panel']}>
      {asksForIlr(result) && <KeyNumbers form={form} result={result} />}
      <div className={styles['halves']}>
        <Checklist result={result} />
        {wayToIlr(result) !== 'not_needed' && <ImportantDates form={form} result={result} />}
      </div>
      <div className={trips.length > 0 && deciding.length > 0 ? styles['pictureAndWhy'] : styles['panel']}>
        {trips.length > 0 && (
          <section aria-labelledby="ilr-days-away" className={`card ${styles['box']}`}>
            <h2 id="ilr-days-away" className={styles['title']}>
              Your days away
            </h2>
            <DaysAway
              trips={trips}
              counting="inclusive"
              asOf={result.calculationDate}
              period={result.period}
              worst={worst}
              // A limit that another rule puts aside is not drawn as one that was broken.
              limit={worst === null || !decidesFor(result, worst.days, worst.limit) ? null : worst.limit}
            />
          </section>
        )}
        {(deciding.length > 0 || homeOfficeSays !== null) && (
          <div className={`card ${styles['box']}`}>
            <ReasonList title={why} reasons={deciding} trips={trips} counting="inclusive" />
            {homeOfficeDiffers && homeOfficeSays !== null && <HomeOfficeCount says={homeOfficeSays} />}
          </div>
        )}
      </div>
      {canTryTrip(form, result) && (
        <div className={`card noPrint ${styles['box']}`}>
          <TryTrip before={outcomeOf(result)} outcomeWith={(trip) => outcomeWithTrip(form, result, trip)} />
        </div>
      )}
      {toKnow.length > 0 && (
        <div className={`card ${styles['box']}`}>
          <ReasonList title="Good to know" reasons={toKnow} trips={trips} counting="inclusive" />
        </div>
      )}
    </div>
  );
}

/** What decides: the obstacles first, the wait that follows from them after them, then what is met. */
function decisive(reasons: readonly ReasonResponse[]): ReasonResponse[] {
  const place = (reason: ReasonResponse) =>
    statusOf(reason) === 'met' ? 2 : ofTheWait.includes(reason.code) ? 1 : 0;
  return reasons
    .filter((reason) => statusOf(reason) !== 'to_know')
    .toSorted((one, other) => place(one) - place(other));
}
