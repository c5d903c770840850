import { feeOn } from '@settlewise/rules';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { LaterFees } from '../../ui/sources/LaterFees';
import { lastRead } from '../../ui/sources/readInWords';
import styles from './Costs.module.css';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** What a rejection costs: the fees in force today, which are not paid back. */
export function Costs() {
  const today = useToday();
  const settlement = feeOn('settlement', today);
  const naturalisation = feeOn('naturalisation', today);
  const ceremony = feeOn('ceremony', today);
  return (
    <section aria-labelledby="costs" className={styles['costs']}>
      <div className={styles['words']}>
        <h2 id="costs" className={styles['heading']}>
          What a rejected application costs
        </h2>
        <p className={styles['note']}>
          The fees are not paid back. From the{' '}
          <a href={settlement.source.url}>official list of fees of {formatLongDate(settlement.from)}</a>,{' '}
          {lastRead(settlement.source, today)}. <LaterFees paidOn={today} />
        </p>
      </div>
      <dl className={styles['figures']}>
        <div>
          <dt>ILR</dt>
          <dd>{pounds.format(settlement.value)}+</dd>
        </div>
        <div>
          <dt>Citizenship</dt>
          <dd>{pounds.format(naturalisation.value + ceremony.value)}+</dd>
        </div>
      </dl>
    </section>
  );
}
