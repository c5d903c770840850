import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract';
import {
  absentDays,
  addDays,
  addYears,
  countDaysBetween,
  partsOf,
  settlementYearLimit,
  type CivilDate,
} from '@settlewise/rules';
import type { ReactNode } from 'react';
import { Bar } from '../../../ui/Bar';
import { formatDate, formatLongDate } from '../../../ui/dates/formatDate';
import { DaysBar } from './DaysBar';
import { meaningOfLimit } from './meaningOfLimit';
import styles from './KeyNumbers.module.css';
import { tripsOf } from './trips';
import { totalLimitOf, yearsOf } from './verdict';

interface KeyNumbersProps {
  form: IlrCalculationRequest;
  result: IlrCalculationResponse;
}

/** The numbers that decide, each with its limit. */
export function KeyNumbers({ form, result }: KeyNumbersProps) {
  const years = yearsOf(result);
  return (
    <div className={styles['cards']}>
      {years !== null && <Residence result={result} years={years} />}
      {form.useDetailedAbsences ? (
        <TwelveMonths form={form} result={result} />
      ) : (
        <YearlyNumbers result={result} />
      )}
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={`card ${styles['card']}`}>
      <h3 className={styles['title']}>{title}</h3>
      {children}
    </section>
  );
}

function Residence({ result, years }: { result: IlrCalculationResponse; years: number }) {
  const { calculationDate, visaStartDate, cautious } = result;
  // Where days without permission break the years, they are counted from the day after.
  const anew = result.reasons.find(({ code }) => code === 'qualifying_period' && isBroken(result))?.from;
  const start = anew ?? cautious?.settlement?.periodStart ?? visaStartDate;
  const complete =
    (anew === undefined ? cautious?.settlement?.periodComplete : null) ?? addYears(start, years);
  const months = Math.min(12 * years, monthsBetween(start, calculationDate));
  const done = complete <= calculationDate;
  return (
    <Card title="Continuous residence">
      <p className={styles['numbers']}>
        <span className={styles['number']}>{Math.floor(months / 12)}</span>{' '}
        <span>
          {afterYears(months)} of {years} years
        </span>
      </p>
      <Bar
        role="meter"
        label="Continuous residence"
        value={months}
        max={12 * years}
        words={`${Math.floor(months / 12)} years ${months % 12} months of ${years} years`}
      />
      <p className={styles['note']}>
        {done ? 'Passed' : 'Complete'} on {formatLongDate(complete)}, counted from {formatDate(start)}
      </p>
    </Card>
  );
}

const isBroken = ({ continuousResidenceMet, meetsSettlementPeriod, absencesValid }: IlrCalculationResponse) =>
  meetsSettlementPeriod && absencesValid && !continuousResidenceMet;

/** What follows the number of whole years: `years 7 months`. */
function afterYears(months: number): string {
  const years = Math.floor(months / 12) === 1 ? 'year' : 'years';
  const rest = months % 12;
  if (rest === 0) return years;
  return `${years} ${rest} ${rest === 1 ? 'month' : 'months'}`;
}

/** Whole months from one day to another. */
function monthsBetween(from: CivilDate, to: CivilDate): number {
  if (to < from) return 0;
  const [first, last] = [partsOf(from), partsOf(to)];
  return 12 * (last.year - first.year) + last.month - first.month - (last.day < first.day ? 1 : 0);
}

function TwelveMonths({ form, result }: KeyNumbersProps) {
  const { cautious, calculationDate } = result;
  const worst = cautious?.settlement?.worstTwelveMonths ?? null;
  const limited = totalLimitOf(result) !== null;
  const busiest = worst ?? cautious?.busiestTwelveMonths ?? null;
  const limit = worst?.limit ?? settlementYearLimit.days;
  const away = absentDays(tripsOf(form), 'inclusive');
  const since = addDays(addYears(calculationDate, -1), 1);
  const last = countDaysBetween(away, since, calculationDate);
  return (
    <>
      <Card title={worst === null || isTwelveMonths(worst.limit) ? 'Busiest 12 months' : 'Most days away'}>
        <Days
          label="Days away in the busiest 12 months"
          days={busiest?.days ?? 0}
          limit={limited ? limit : null}
        />
        <p className={styles['note']}>
          {busiest === null
            ? 'No days away in your qualifying years'
            : `${formatDate(busiest.from)} to ${formatDate(busiest.to)}`}
        </p>
        {limited && <p className={styles['note']}>{meaningOfLimit(limit, result)}</p>}
      </Card>
      <Card title="Last 12 months">
        <Days
          label="Days away in the last 12 months"
          days={last}
          limit={limited ? settlementYearLimit.days : null}
        />
        <p className={styles['note']}>
          {formatDate(since)} to {formatDate(calculationDate)}
        </p>
        {limited && <p className={styles['note']}>{meaningOfLimit(settlementYearLimit.days, result)}</p>}
      </Card>
    </>
  );
}

/** The limits of long residence before April 2024 are of one absence, and of all together. */
const isTwelveMonths = (limit: number): boolean => limit === settlementYearLimit.days;

function YearlyNumbers({ result }: { result: IlrCalculationResponse }) {
  const limited = totalLimitOf(result) !== null;
  const { absencesByYear } = result;
  const fullest = absencesByYear.toSorted((one, other) => other.days - one.days)[0];
  if (fullest === undefined) return null;
  return (
    <Card title="Busiest year">
      <Days
        label="Days away in the busiest year"
        days={fullest.days}
        limit={limited ? settlementYearLimit.days : null}
      />
      <p className={styles['note']}>
        {fullest.days === 0 ? 'No days away were entered' : `In ${fullest.year}, by your yearly totals`}
      </p>
      {limited && <p className={styles['note']}>{meaningOfLimit(settlementYearLimit.days, result)}</p>}
    </Card>
  );
}

function Days({ label, days, limit }: { label: string; days: number; limit: number | null }) {
  if (limit !== null) return <DaysBar label={label} days={days} limit={limit} />;
  return (
    <>
      <p className={styles['numbers']}>
        <span className={styles['number']}>{days}</span> <span>{days === 1 ? 'day' : 'days'}</span>
      </p>
      <p className={styles['note']}>This route sets no limit on days away</p>
    </>
  );
}
