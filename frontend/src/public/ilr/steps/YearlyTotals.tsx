import {
  absenceLimitsOn,
  inWordsOn,
  longResidenceRollingSince,
  longResidenceSingle,
  longResidenceTotal,
  partsOf,
  routeOf,
  routeOfVisaType,
  valueOn,
  type CivilDate,
} from '@settlewise/rules';
import { Button } from '../../../ui/Button';
import { Pill } from '../../../ui/Pill';
import { dayCount } from '../../absenceTracker/labels';
import { totalDays, type DraftYear, type IlrDraft } from '../draft/ilrDraft';
import { fieldId, yearProblem } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import { DaysInput } from './DaysInput';
import styles from './YearlyTotals.module.css';

/** The days away in each calendar year of the qualifying period. */
export function YearlyTotals({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf } = form;
  const { absencesPerYear } = draft;
  const open = absencesPerYear.filter(({ days }) => days === null);

  function changeDays({ year }: DraftYear, days: number | null): void {
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
              <Flag draft={draft} row={row} today={today} />
            </p>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <div>
          <Button
            look="quiet"
            onClick={() =>
              change({
                absencesPerYear: absencesPerYear.map(({ year, days }) => ({ year, days: days ?? 0 })),
              })
            }
          >
            {open.length === absencesPerYear.length
              ? 'I was not away in any of these years'
              : 'I was not away in the years left open'}
          </Button>
        </div>
      )}
      <p className={styles['total']}>
        <span>Total</span> <strong>{dayCount(totalDays(absencesPerYear))}</strong>
      </p>
      <p className={styles['help']}>
        These are the calendar years of your qualifying years. Count the day you left and the day you came
        back. Enter 0 for a year without days away: a year left open is not taken as 0.{' '}
        {limitWords(draft, today)}
      </p>
    </section>
  );
}

const absencesOf = ({ visaType }: IlrDraft) => {
  const key = visaType === null ? null : routeOfVisaType(visaType);
  return key === null ? null : routeOf(key).absences;
};

interface FlagProps {
  draft: IlrDraft;
  row: DraftYear;
  today: CivilDate;
}

/** Marks a year over the limit, red only where that decides on the person's route and in that year. */
function Flag({ draft, row: { year, days }, today }: FlagProps) {
  const { days: allowed } = absenceLimitsOn(today).settlementYear;
  if (days === null || days <= allowed) return null;
  const absences = absencesOf(draft);
  const decides =
    absences === null ||
    absences === 'continuous_residence' ||
    // Years before the change have other limits.
    (absences === 'long_residence' && year >= partsOf(valueOn(longResidenceRollingSince, today)).year);
  return decides ? <Pill tone="over">Over limit</Pill> : <Pill>Over {allowed}</Pill>;
}

function limitWords(draft: IlrDraft, today: CivilDate): string {
  const { days: allowed } = absenceLimitsOn(today).settlementYear;
  switch (absencesOf(draft)) {
    case 'none':
      return 'Your route has no limit of days away.';
    case 'long_residence':
      return `ILR by long residence: ${allowed} days in any 12 months since ${inWordsOn(longResidenceRollingSince, today)}; before that day, ${inWordsOn(longResidenceSingle, today)} at one time and ${valueOn(longResidenceTotal, today)} in all.`;
    case 'eu_settlement':
    case 'child_born_in_uk':
      return 'Your route looks at single absences, which totals do not show: with individual trips we can say more.';
    default:
      return `ILR: ${allowed} days in any 12 months, which need not be a calendar year.`;
  }
}
