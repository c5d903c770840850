import type { IlrCalculationResponse } from '@settlewise/contract';
import { feeOn, routeOf, routeOfVisaType } from '@settlewise/rules';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { LaterFees } from '../../../ui/sources/LaterFees';
import { lastRead } from '../../../ui/sources/readInWords';
import styles from './Costs.module.css';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** What an application costs on the day of the calculation, by the dated table of fees. */
export function Costs({ result: { calculationDate, visaType } }: { result: IlrCalculationResponse }) {
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
        <div>
          <dt>Priority service (decision in 1 week: 5 working days)</dt>
          <dd>+{pounds.format(priority.value)}</dd>
        </div>
        <div>
          <dt>Super priority service (decision in 1–2 days: the next working day)</dt>
          <dd>+{pounds.format(superPriority.value)}</dd>
        </div>
        <div>
          <dt>Life in the UK test, each attempt</dt>
          <dd>{pounds.format(test.value)}</dd>
        </div>
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
