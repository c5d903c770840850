import type { IlrCalculationRequest, IlrCalculationResponse, ReasonResponse } from '@settlewise/contract';
import { HomeOfficeCount } from '../../calculators/HomeOfficeCount';
import { DaysAway } from '../../calculators/picture/DaysAway';
import { ReasonList } from '../../calculators/reasons/ReasonList';
import { standingOf, type Standing } from '../../calculators/reasons/standing';
import { TryTrip } from '../../calculators/tryTrip/TryTrip';
import { Checklist } from './Checklist';
import { ImportantDates } from './ImportantDates';
import { KeyNumbers } from './KeyNumbers';
import styles from './Panels.module.css';
import { canTryTrip, outcomeOf, outcomeWithTrip } from './tryATrip';
import { tripsOf } from './trips';

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
  return (
    <div className={styles['panel']}>
      <KeyNumbers form={form} result={result} />
      <div className={styles['halves']}>
        <Checklist result={result} />
        <ImportantDates result={result} />
      </div>
      <div className={trips.length > 0 ? styles['pictureAndWhy'] : styles['panel']}>
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
              limit={worst?.limit ?? null}
            />
          </section>
        )}
        <div className={`card ${styles['box']} ${trips.length > 0 ? styles['why'] : ''}`}>
          <ReasonList
            title={why}
            reasons={mostImportantFirst(result.reasons)}
            trips={trips}
            counting="inclusive"
          />
          {homeOfficeDiffers && homeOfficeSays !== null && <HomeOfficeCount says={homeOfficeSays} />}
        </div>
        {canTryTrip(form, result) && (
          <div className={`card noPrint ${styles['box']}`}>
            <TryTrip before={outcomeOf(result)} outcomeWith={(trip) => outcomeWithTrip(form, result, trip)} />
          </div>
        )}
      </div>
    </div>
  );
}

const importance: Readonly<Record<Standing, number>> = { against: 0, met: 1, to_know: 2 };

/** What stands in the way first, and the wait that follows from it after it. */
function mostImportantFirst(reasons: readonly ReasonResponse[]): ReasonResponse[] {
  const place = (reason: ReasonResponse) =>
    importance[standingOf(reason)] + (reason.code === 'wait_until' ? 0.5 : 0);
  return reasons.toSorted((one, other) => place(one) - place(other));
}
