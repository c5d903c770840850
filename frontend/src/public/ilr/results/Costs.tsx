import type { IlrCalculationResponse } from '@settlewise/contract';
import { feeOn, routeOf, routeOfVisaType } from '@settlewise/rules';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { LaterFees } from '../../../ui/sources/LaterFees';
import { lastRead } from '../../../ui/sources/readInWords';
import styles from './Costs.module.css';
import { asksForIlr, wayToIlr } from './wayToIlr';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** What an application costs on the day of the calculation; no fee where there is nothing to apply for. */
export function Costs({ result }: { result: IlrCalculationResponse }) {
  return asksForIlr(result) ? <Fees result={result} /> : <p>{noFees(result)}</p>;
}

function noFees(result: IlrCalculationResponse): string {
  switch (wayToIlr(result)) {
    case 'not_needed':
      return 'You do not need ILR, so there is no fee to pay for it. The citizenship calculator names the fee of citizenship.';
    case 'not_known':
      return 'We do not have the rules for this, so we can name no fee.';
    default:
      return 'This visa does not lead to ILR by itself, so there is no ILR fee to name. Choose another way, such as long residence, to see what it costs.';
  }
}

/** By the dated table of fees. */
function Fees({ result: { calculationDate, visaType, lifeInUk } }: { result: IlrCalculationResponse }) {
  const key = routeOfVisaType(visaType);
  const charged = key === null || routeOf(key).fee;
  const today = useToday();
  const standard = feeOn(charged ? 'settlement' : 'settlement_protection', calculationDate);
  const priority = feeOn('priority', calculationDate);
  const superPriority = feeOn('super_priority', calculationDate);
  const test = feeOn('life_in_the_uk_test', calculationDate);
  return (
    <>
      <dl className={styles['costs']}>
        <div>
          <dt>ILR standard fee, per person</dt>
          <dd>{standard.value === 0 ? 'No fee' : pounds.format(standard.value)}</dd>
        </div>
        {charged && (
          <>
            <div>
              <dt>Priority service (decision in 1 week: 5 working days)</dt>
              <dd>+{pounds.format(priority.value)}</dd>
            </div>
            <div>
              <dt>Super priority service (decision in 1–2 days: the next working day)</dt>
              <dd>+{pounds.format(superPriority.value)}</dd>
            </div>
          </>
        )}
        {lifeInUk?.asked !== false && (
          <div>
            <dt>Life in the UK test, each attempt</dt>
            <dd>{pounds.format(test.value)}</dd>
          </div>
        )}
        <div>
          <dt>Biometrics (fingerprints and photo)</dt>
          <dd>Included</dd>
        </div>
        <div>
          <dt>Health surcharge</dt>
          <dd>None for ILR</dd>
        </div>
      </dl>
      <p className={styles['note']}>
        The fee in force since {formatLongDate(standard.from)}, from{' '}
        <a href={standard.source.url}>{standard.source.title}</a>, {lastRead(standard.source, today)}.{' '}
        <LaterFees paidOn={calculationDate} /> Some sources name a separate small charge for biometrics, which
        could not be confirmed.
      </p>
    </>
  );
}
