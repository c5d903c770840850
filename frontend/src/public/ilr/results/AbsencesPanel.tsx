import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract';
import { absenceLimitsOn, daysOfTrip } from '@settlewise/rules';
import { formatDate, formatLongDate } from '../../../ui/dates/formatDate';
import { Notice } from '../../../ui/Notice';
import { Pill } from '../../../ui/Pill';
import { dayCount } from '../../absenceTracker/labels';
import styles from './AbsencesPanel.module.css';
import { DaysBar } from './DaysBar';
import panels from './Panels.module.css';
import { absencesOf } from './mostDays';
import { totalLimitOf, yearsOf } from './verdict';
import { asksForIlr } from './wayToIlr';

interface AbsencesPanelProps {
  form: IlrCalculationRequest;
  result: IlrCalculationResponse;
}

/** The days away in all and year by year, and when discretion may help. */
export function AbsencesPanel({ form, result }: AbsencesPanelProps) {
  const { discretionRecommended, discretionReason } = result;
  return (
    <div className={panels['panel']}>
      {discretionRecommended && (
        <Notice tone="soon" title="Discretion may apply">
          <p>{discretionReason ?? 'The Home Office may leave out absences for serious reasons.'}</p>
        </Notice>
      )}
      <div className={panels['halves']}>
        <Total result={result} />
        <YearByYear result={result} />
      </div>
      {form.useDetailedAbsences && form.detailedAbsences.length > 0 && <Trips form={form} />}
    </div>
  );
}

function Total({ result }: { result: IlrCalculationResponse }) {
  const { absenceDaysTotal, period, absenceLimit } = result;
  const limit = totalLimitOf(result);
  const years = yearsOf(result);
  const { days: inTwelveMonths } = absenceLimitsOn(result.calculationDate).settlementYear;
  return (
    <section aria-labelledby="ilr-total" className={`card ${panels['box']}`}>
      <h2 id="ilr-total" className={panels['title']}>
        Total absences
      </h2>
      {limit === null ? (
        <p className={styles['plain']}>
          <strong>{dayCount(absenceDaysTotal)}</strong>. {withoutTotal(result)}
        </p>
      ) : (
        <DaysBar
          label="Total days away"
          days={absenceDaysTotal}
          limit={limit}
          decides={!result.meetsAbsenceTotal}
        />
      )}
      <p className={panels['note']}>
        {period !== null && `Counted from ${formatLongDate(period.from)} to ${formatLongDate(period.to)}. `}
        The days you leave and come back are included.
        {limit !== null &&
          years !== null &&
          absenceLimit === inTwelveMonths * years &&
          ` ${limit} days are ${years} times ${inTwelveMonths}; what decides is the limit of ${inTwelveMonths} days in any 12 months.`}
      </p>
    </section>
  );
}

/** Why no total is set against a limit. */
function withoutTotal(result: IlrCalculationResponse): string {
  if (!asksForIlr(result)) return 'No limit of ILR is set against them.';
  return absencesOf(result) === 'none'
    ? 'This route sets no limit on days away.'
    : 'The limits of this route do not look at this total.';
}

function YearByYear({
  result: { absencesByYear, absencesValid, calculationDate },
}: {
  result: IlrCalculationResponse;
}) {
  const { days: inTwelveMonths } = absenceLimitsOn(calculationDate).settlementYear;
  return (
    <section aria-labelledby="ilr-by-year" className={`card ${panels['box']}`}>
      <h2 id="ilr-by-year" className={panels['title']}>
        Yearly breakdown
      </h2>
      {absencesByYear.length === 0 ? (
        <p>There are no qualifying years to break down.</p>
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col" className={styles['number']}>
                Days away
              </th>
            </tr>
          </thead>
          <tbody>
            {absencesByYear.map(({ year, days, over }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td className={styles['number']}>
                  {over && (
                    <Pill tone={absencesValid ? 'soon' : 'over'}>
                      Over {inTwelveMonths}, ILR: any 12 months
                    </Pill>
                  )}{' '}
                  <span className={over && !absencesValid ? styles['over'] : undefined}>{days}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Trips({ form: { detailedAbsences } }: { form: IlrCalculationRequest }) {
  const inOrder = detailedAbsences.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  return (
    <section aria-labelledby="ilr-trip-table" className={`card ${panels['box']}`}>
      <h2 id="ilr-trip-table" className={panels['title']}>
        Your trips
      </h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Reason</th>
            <th scope="col" className={styles['number']}>
              Days
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map(({ startDate, endDate, reason, permittedReason }, index) => (
            // Two trips may have the same dates.
            <tr key={`${startDate} ${endDate} ${index}`}>
              <td>{formatDate(startDate)}</td>
              <td>{formatDate(endDate)}</td>
              <td>
                {reason}
                {permittedReason !== null && permittedReason !== undefined && (
                  <span className={styles['claim']}>May be left out, with proof</span>
                )}
              </td>
              <td className={styles['number']}>
                {daysOfTrip({ departureDate: startDate, returnDate: endDate }, 'inclusive')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
