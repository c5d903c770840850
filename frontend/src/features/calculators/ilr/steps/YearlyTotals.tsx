import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { againstLimit, standingInWords } from '@settlewise/rules/absences';
import { type CivilDate, splitDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn, absenceRules, inWordsOn, valueOn } from '@settlewise/rules/parameters';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { useRef, type ReactNode } from 'react';
import { FieldError } from '../../../../ui/form/Field';
import { Button } from '../../../../ui/Button';
import { Pill } from '../../../../ui/Pill';
import { dayCount } from '../../../../record/journeys/labels';
import { DaysBox } from '../../inputs/DaysBox';
import { totalDays, type DraftYear, type IlrDraft } from '../draft/ilrDraft';
import { fieldId, yearProblem } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';

/** The days away in each calendar year of the qualifying period. */
export function YearlyTotals({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf } = form;
  const { absencesPerYear } = draft;
  const open = absencesPerYear.filter(({ days }) => days === null);
  const total = useRef<HTMLParagraphElement>(null);

  function changeDays({ year }: DraftYear, days: number | null): void {
    change(
      { absencesPerYear: absencesPerYear.map((row) => (row.year === year ? { year, days } : row)) },
      fieldId.year(year),
    );
  }

  return (
    <Stack component="section" aria-labelledby="ilr-yearly" spacing={2}>
      <h3 id="ilr-yearly">Days away in each year</h3>
      <ul>
        {absencesPerYear.map((row) => (
          <Year
            key={row.year}
            row={row}
            error={errorOf(fieldId.year(row.year)) ?? yearProblem(row) ?? undefined}
            onChange={(days) => changeDays(row, days)}
          >
            <Flag draft={draft} row={row} today={today} />
          </Year>
        ))}
      </ul>
      {open.length > 0 && (
        <div>
          <Button
            look="quiet"
            onClick={() => {
              change({
                absencesPerYear: absencesPerYear.map(({ year, days }) => ({ year, days: days ?? 0 })),
              });
              // The button goes with what it was for: the sum that follows from it is next.
              total.current?.focus({ preventScroll: true });
            }}
          >
            {open.length === absencesPerYear.length
              ? 'I was not away in any of these years'
              : 'I was not away in the years left open'}
          </Button>
        </div>
      )}
      <Typography
        ref={total}
        tabIndex={-1}
        variant="h5"
        component="p"
        sx={{ fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}
      >
        Total <strong>{dayCount(totalDays(absencesPerYear))}</strong>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        These are the calendar years of your qualifying years. Count whole days away, without the day you left
        and the day you came back. Enter 0 for a year without days away: a year left open is not taken as 0.{' '}
        {limitWords(draft, today)}
      </Typography>
    </Stack>
  );
}

interface YearProps {
  row: DraftYear;
  error: string | undefined;
  onChange: (days: number | null) => void;
  /** Beside the number. */
  children: ReactNode;
}

function Year({ row: { year, days }, error, onChange, children }: YearProps) {
  const id = fieldId.year(year);
  return (
    <Box component="li" sx={yearSx}>
      <label htmlFor={id}>
        <span aria-hidden="true">{year}</span>
        <span className="visuallyHidden">Days away in {year}</span>
      </label>
      <DaysBox
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={days}
        onChange={onChange}
      />
      <p role="status">{children}</p>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  );
}

const yearSx = {
  display: 'grid',
  gridTemplateColumns: '4.5rem auto 1fr',
  gap: '4px 20px',
  alignItems: 'center',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '& > label': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& > :nth-child(n + 4)': { gridColumn: '2 / -1' },
} as const;

const absencesOf = ({ visaType }: IlrDraft) => {
  const key = visaType === null ? null : routeOfVisaType(visaType);
  return key === null ? null : findRoute(key).absences;
};

interface FlagProps {
  draft: IlrDraft;
  row: DraftYear;
  today: CivilDate;
}

/** Marks a year over the limit, where one holds on the route and in that year. */
function Flag({ draft, row: { year, days }, today }: FlagProps) {
  const { settlementYear } = absenceLimitsOn(today);
  const allowed = settlementYear.days;
  if (days === null || days <= allowed) return null;
  const absences = absencesOf(draft);
  const decides =
    absences === null ||
    absences === 'continuous_residence' ||
    // Years before the change have other limits.
    (absences === 'long_residence' &&
      year >= splitDate(valueOn(absenceRules.longResidenceRollingSince, today)).year);
  if (!decides) return null;
  return (
    <>
      <Pill tone="over">Over limit</Pill> {standingInWords(againstLimit(days, settlementYear), 'ILR')}:{' '}
      {allowed} in any 12 months
    </>
  );
}

function limitWords(draft: IlrDraft, today: CivilDate): string {
  const { days: allowed } = absenceLimitsOn(today).settlementYear;
  switch (absencesOf(draft)) {
    case 'none':
      return 'Your route has no limit of days away.';
    case 'long_residence':
      return `ILR by long residence: ${allowed} days in any 12 months since ${inWordsOn(absenceRules.longResidenceRollingSince, today)}; before that day, ${inWordsOn(absenceRules.longResidenceSingle, today)} at one time and ${valueOn(absenceRules.longResidenceTotal, today)} in all.`;
    case 'eu_settlement':
    case 'child_born_in_uk':
      return 'Your route looks at single absences, which totals do not show: with individual trips we can say more.';
    default:
      return `ILR: ${allowed} days in any 12 months, which need not be a calendar year.`;
  }
}
