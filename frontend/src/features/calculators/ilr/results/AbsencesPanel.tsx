import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract/assessments';
import { daysOfTrip } from '@settlewise/rules/absences';
import { limitsTwelveMonths } from '@settlewise/rules/calculators';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { Fragment } from 'react';
import { formatDate } from '../../../../ui/dates/formatDate';
import { Notice } from '../../../../ui/Notice';
import { Pill } from '../../../../ui/Pill';
import { dayCount } from '../../../../record/journeys/labels';
import { marginInWords } from '../../../../record/limits/labels';
import { PrintedTrips } from '../../../../record/journeys/PrintedTrips';
import { Columns } from '../../results/Columns';
import { SectionCard } from '../../../../ui/SectionCard';
import { SimpleTable } from '../../../../ui/SimpleTable';
import { useNarrow } from '../../../../ui/useNarrow';
import { DaysBar } from './DaysBar';
import { meaningOfLimit, ownerOf } from './meaningOfLimit';
import { absencesOf, anotherRule } from './mostDays';
import { DaysAndTrip } from './OverviewPanel';
import { totalIsNoLimit, totalLimitOf, yearsOf } from './verdict';
import { asksForIlr } from './wayToIlr';
import { movedYears, totalByHomeOffice, totalCountedOver, whatCounts } from './whatCounts';

interface AbsencesPanelProps {
  form: IlrCalculationRequest;
  result: IlrCalculationResponse;
}

/** The days away in all and year by year, and when discretion may help. */
export function AbsencesPanel({ form, result }: AbsencesPanelProps) {
  const { discretionRecommended, discretionReason } = result;
  const narrow = useNarrow(640);
  return (
    <Stack spacing={2}>
      {discretionRecommended && (
        <Notice tone="soon" title="Discretion may apply">
          <p>{discretionReason ?? 'The Home Office may leave out absences for serious reasons.'}</p>
        </Notice>
      )}
      <Columns shares="3fr 2fr">
        <Total form={form} result={result} />
        <YearByYear form={form} result={result} />
      </Columns>
      {narrow && <DaysAndTrip form={form} result={result} />}
      {form.useDetailedAbsences && form.detailedAbsences.length > 0 && <Trips form={form} result={result} />}
    </Stack>
  );
}

function Total({ form, result }: AbsencesPanelProps) {
  const { absenceDaysTotal, absenceLimit } = result;
  const limit = totalLimitOf(result);
  const years = yearsOf(result);
  const { days: inTwelveMonths } = absenceLimitsOn(result.calculationDate).settlementYear;
  const days = totalByHomeOffice(form, result);
  const margin = marginInWords({ days, limit, cautious: { days: absenceDaysTotal } });
  return (
    <SectionCard title="Total absences">
      {limit === null ? (
        <Typography variant="h5" component="p" sx={{ fontWeight: 400 }}>
          <strong>{dayCount(days)}</strong>. {withoutTotal(result)}
        </Typography>
      ) : (
        <DaysBar
          label="Total days away"
          days={days}
          limit={limit}
          owner={ownerOf(result)}
          asOf={result.calculationDate}
          byShare
          decidedBy={decidedBy(result)}
          noLimit={roomAlone(result, days)}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {totalCountedOver(result)} {margin} {whatCounts(form, result)}
        {limit !== null &&
          years !== null &&
          absenceLimit === inTwelveMonths * years &&
          ` ${limit} days are ${years} times ${inTwelveMonths}; what decides is the limit of ${inTwelveMonths} days in any 12 months.`}
      </Typography>
    </SectionCard>
  );
}

/** What decides in place of a total that is within its limit, so that no green bar stands beside a red number. */
function decidedBy(result: IlrCalculationResponse): string | null {
  const { verdict, meetsAbsenceTotal, calculationDate } = result;
  if (verdict !== 'over_limit' || !meetsAbsenceTotal) return null;
  if (!limitsTwelveMonths({ absences: absencesOf(result) })) return null;
  const { days } = absenceLimitsOn(calculationDate).settlementYear;
  return `Another limit decides. ${meaningOfLimit(days, result)}`;
}

/** In place of a verdict where the total has no limit of its own. */
function roomAlone(result: IlrCalculationResponse, daysInAll: number): string | null {
  const { days } = absenceLimitsOn(result.calculationDate).settlementYear;
  return totalIsNoLimit(result, daysInAll)
    ? `No limit of its own: ${days} days in any 12 months are what decides`
    : null;
}

/** Why no total is set against a limit. */
function withoutTotal(result: IlrCalculationResponse): string {
  if (!asksForIlr(result)) return 'No limit of ILR is set against them.';
  return absencesOf(result) === 'none'
    ? 'This route sets no limit on days away.'
    : 'The limits of this route do not look at this total.';
}

function YearByYear({ form, result }: AbsencesPanelProps) {
  const { absencesByYear, absencesValid, calculationDate } = result;
  // Whoever typed totals typed them as they are.
  const daysOfYear = form.useDetailedAbsences ? 'Days away, with travel days' : 'Days away';
  const moved = movedYears(result);
  const counts = [moved === '' ? '' : `Each row is a calendar year. ${moved}`, whatCounts(form, result)]
    .filter(Boolean)
    .join(' ');
  const { days: inTwelveMonths } = absenceLimitsOn(calculationDate).settlementYear;
  const alarms = !absencesValid;
  const overInWords = absencesValid ? `Above ${inTwelveMonths}. ${anotherRule}` : 'Over the ILR limit';
  return (
    <SectionCard title="Yearly breakdown" foldsTo="">
      {absencesByYear.length === 0 ? (
        <p>There are no qualifying years to break down.</p>
      ) : (
        <SimpleTable
          rowHeaders
          columns={['Year', { label: daysOfYear, number: true }]}
          rows={absencesByYear.map(({ year, days, over }) => [
            year,
            <Fragment key={year}>
              {over && <Pill tone={alarms ? 'over' : 'soon'}>{overInWords}</Pill>}{' '}
              <Typography
                component="span"
                {...(over && alarms && { color: 'error', sx: { fontWeight: 650 } })}
              >
                {days}
              </Typography>
            </Fragment>,
          ])}
        />
      )}
      {counts !== '' && (
        <Typography variant="body2" color="textSecondary">
          {counts}
        </Typography>
      )}
    </SectionCard>
  );
}

function Trips({ form, result }: AbsencesPanelProps) {
  const { detailedAbsences } = form;
  const inOrder = detailedAbsences.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  return (
    <>
      <PrintedTrips
        today={result.calculationDate}
        counts={whatCounts(form, result)}
        trips={inOrder.map(({ startDate, endDate, reason, permittedReason }) => ({
          departureDate: startDate,
          returnDate: endDate,
          reason,
          note: permittedReason === null || permittedReason === undefined ? undefined : leftOut,
        }))}
      />
      <SectionCard title="Your trips" className="noPrint" foldsTo={inOrder.length.toLocaleString('en-GB')}>
        <SimpleTable
          columns={['From', 'To', 'Reason', { label: 'Days', number: true }]}
          rows={inOrder.map(({ startDate, endDate, reason, permittedReason }) => [
            formatDate(startDate),
            formatDate(endDate),
            <Fragment key="reason">
              {reason}
              {permittedReason !== null && permittedReason !== undefined && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {leftOut}
                </Typography>
              )}
            </Fragment>,
            daysOfTrip({ departureDate: startDate, returnDate: endDate }, 'inclusive'),
          ])}
        />
      </SectionCard>
    </>
  );
}

const leftOut = 'May be left out, with proof';
