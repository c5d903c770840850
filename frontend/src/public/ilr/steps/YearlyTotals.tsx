import { settlementYearLimit } from '@settlewise/rules';
import { Notice } from '../../../ui/Notice';
import { Pill } from '../../../ui/Pill';
import { dayCount } from '../../absenceTracker/words';
import { totalDays, type DraftYear } from '../draft/ilrDraft';
import { fieldId, yearProblem } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import { DaysInput } from './DaysInput';
import styles from './YearlyTotals.module.css';

/** The days away in each of the last five calendar years. */
export function YearlyTotals({ form }: { form: IlrForm }) {
  const { draft, change, errorOf } = form;
  const { absencesPerYear, visaType } = draft;

  function changeDays({ year }: DraftYear, days: number): void {
    change(
      { absencesPerYear: absencesPerYear.map((row) => (row.year === year ? { year, days } : row)) },
      fieldId.year(year),
    );
  }

  return (
    <section aria-labelledby="ilr-yearly" className={styles['totals']}>
      <h3 id="ilr-yearly">Days away in each year</h3>
      <ul className={styles['rows']}>
        {absencesPerYear.map((row) => (
          <li key={row.year} className={styles['row']}>
            <DaysInput
              id={fieldId.year(row.year)}
              label={String(row.year)}
              accessibleLabel={`Days away in ${row.year}`}
              value={row.days}
              error={errorOf(fieldId.year(row.year)) ?? yearProblem(row) ?? undefined}
              onChange={(days) => changeDays(row, days)}
            />
            <p role="status" className={styles['flag']}>
              {row.days > settlementYearLimit.days && <Pill tone="over">Over limit</Pill>}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <span>Total</span> <strong>{dayCount(totalDays(absencesPerYear))}</strong>
      </p>
      <p className={styles['help']}>
        Count the day you left and the day you came back. The limit on most routes is{' '}
        {settlementYearLimit.days} days in any 12 months, which need not be a calendar year.
      </p>
      {visaType === 'long_residence' && (
        <Notice>
          <p>
            Long residence looks at ten years, and these rows cover five. Individual trips can cover all ten.
          </p>
        </Notice>
      )}
    </section>
  );
}
