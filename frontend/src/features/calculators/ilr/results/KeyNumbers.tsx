import Box from '@mui/material/Box';
import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract/assessments';
import { absentDays, countDaysBetween, type CountingMethod } from '@settlewise/rules/absences';
import { limitsTwelveMonths } from '@settlewise/rules/calculators';
import { addDays, addYears, type CivilDate, splitDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { Bar } from '../../../../ui/Bar';
import { formatLongDate, formatRange } from '../../../../ui/dates/formatDate';
import { DaysBar } from './DaysBar';
import { marginInWords } from '../../../../record/limits/labels';
import { meaningOfLimit, ownerOf } from './meaningOfLimit';
import { absencesOf, anotherRule, decidesFor, mostDaysOf, marginOfMostDays } from './mostDays';
import { Figure, Note, NumberCard } from '../../results/NumberCard';
import { qualifyingYears } from './startOfYears';
import { tripsOf } from './trips';
import { whyBeforeComplete, yearsOf } from './verdict';

interface KeyNumbersProps {
  form: IlrCalculationRequest;
  result: IlrCalculationResponse;
}

/** The numbers that decide, each with its limit; where the days away are too many, they come first. */
export function KeyNumbers({ form, result }: KeyNumbersProps) {
  const years = yearsOf(result);
  const days = form.useDetailedAbsences ? (
    <TwelveMonths form={form} result={result} />
  ) : (
    <YearlyNumbers result={result} />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
        gap: { xs: 1, sm: 2 },
        '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8pt' },
      }}
    >
      {isOver(result) && days}
      {years !== null && years > 0 && <Residence result={result} years={years} />}
      {!isOver(result) && days}
    </Box>
  );
}

interface ResidenceProps {
  result: IlrCalculationResponse;
  years: number;
}

function Residence({ result, years }: ResidenceProps) {
  const { calculationDate, otherOutcome } = result;
  const title = 'Continuous residence';
  const { start, complete } = qualifyingYears(result, years);
  const months = Math.min(12 * years, monthsBetween(start, calculationDate));
  const done = complete <= calculationDate;
  return (
    <NumberCard title={title}>
      <Figure number={inYears(months)} rest={`of ${years} years`} />
      <Bar
        role="meter"
        label={title}
        value={months}
        max={12 * years}
        words={`${Math.floor(months / 12)} years ${months % 12} months of ${years} years`}
      />
      <Note>
        {done ? 'Passed' : 'Complete'} on {formatLongDate(complete)}, counted from {formatLongDate(start)}
      </Note>
      {whyBeforeComplete(result) !== '' && (
        <div className="noPrint">
          <Note>{whyBeforeComplete(result)}</Note>
        </div>
      )}
      {otherOutcome !== null && <Note>{otherOutcome.otherwise}</Note>}
    </NumberCard>
  );
}

const isOver = ({ verdict }: IlrCalculationResponse): boolean => verdict === 'over_limit';

/** `3 years 7 months`: all of it is one number, in one size. */
function inYears(months: number): string {
  const whole = Math.floor(months / 12);
  const years = `${whole} ${whole === 1 ? 'year' : 'years'}`;
  const rest = months % 12;
  if (rest === 0) return years;
  return `${years} ${rest} ${rest === 1 ? 'month' : 'months'}`;
}

/** Whole months from one day to another. */
function monthsBetween(from: CivilDate, to: CivilDate): number {
  if (to < from) return 0;
  const [first, last] = [splitDate(from), splitDate(to)];
  return 12 * (last.year - first.year) + last.month - first.month - (last.day < first.day ? 1 : 0);
}

function TwelveMonths({ form, result }: KeyNumbersProps) {
  const { title, days, window, limit, means } = mostDaysOf(result);
  const margin = marginOfMostDays(result);
  return (
    <>
      <NumberCard title={title}>
        <Days label={labelOf(title)} days={days} limit={limit} result={result} to={window?.to ?? null} />
        <Note>
          {window === null
            ? 'No days away that count in your qualifying years'
            : formatRange(window.from, window.to)}
        </Note>
        <Note>{means}</Note>
        <MarginNote margin={margin} result={result} />
      </NumberCard>
      <LastTwelveMonths form={form} result={result} />
    </>
  );
}

const labelOf = (title: string): string =>
  title === 'Worst 12 months' ? 'Days away in the worst 12 months' : title;

/** The year that ends on the day of the calculation, with the limit that holds for it, where one does. */
function LastTwelveMonths({ form, result }: KeyNumbersProps) {
  const { calculationDate, period } = result;
  const since = addDays(addYears(calculationDate, -1), 1);
  const daysBy = (counting: CountingMethod) =>
    countDaysBetween(absentDays(tripsOf(form), counting), since, calculationDate);
  const days = daysBy('whole_days');
  const limit = absenceLimitsOn(calculationDate).settlementYear.days;
  // Years that were over before can count by themselves: later days away then do not matter.
  const isAfter = period !== null && period.to < since;
  const byRoute = limitsTwelveMonths({ absences: absencesOf(result) }) && !isAfter;
  // Where another rule lets the years count, these days are over nothing.
  const isLimited = byRoute && decidesFor(result, days, limit);
  const shown = isLimited ? limit : null;
  const margin = marginInWords({ days, limit: shown, cautious: { days: daysBy('inclusive') } });
  return (
    <NumberCard title="Last 12 months">
      <Days
        label="Days away in the last 12 months"
        days={days}
        result={result}
        limit={shown}
        besideOver={isOver(result)}
      />
      <Note>{formatRange(since, calculationDate)}</Note>
      <Note>
        {isLimited ? meaningOfLimit(limit, result) : byRoute ? anotherRule : withoutLimit(result, isAfter)}
      </Note>
      <MarginNote margin={margin} result={result} />
    </NumberCard>
  );
}

/** A phone does not repeat a margin that the answer above the numbers has already. */
function MarginNote({ margin, result }: { margin: string | null; result: IlrCalculationResponse }) {
  if (margin === null) return null;
  return (
    <Box sx={result.travelMargin === null ? null : { display: { xs: 'none', sm: 'block' } }}>
      <Note>{margin}</Note>
    </Box>
  );
}

function withoutLimit(result: IlrCalculationResponse, isAfter: boolean): string {
  if (absencesOf(result) === 'none') return 'This route sets no limit on days away';
  return isAfter
    ? 'After your qualifying years: these days do not decide'
    : 'The limits of this route are counted in another way';
}

function YearlyNumbers({ result }: { result: IlrCalculationResponse }) {
  const { absencesByYear, calculationDate } = result;
  const fullest = absencesByYear.toSorted((one, other) => other.days - one.days)[0];
  if (fullest === undefined) return null;
  const limit = absenceLimitsOn(calculationDate).settlementYear.days;
  const byRoute = limitsTwelveMonths({ absences: absencesOf(result) });
  const isLimited = byRoute && decidesFor(result, fullest.days, limit);
  return (
    <NumberCard title="Busiest year">
      <Days
        label="Days away in the busiest year"
        days={fullest.days}
        limit={isLimited ? limit : null}
        result={result}
      />
      <Note>
        {fullest.days === 0 ? 'No days away were entered' : `In ${fullest.year}, by your yearly totals`}
      </Note>
      <Note>
        {isLimited ? meaningOfLimit(limit, result) : byRoute ? anotherRule : withoutLimit(result, false)}
      </Note>
    </NumberCard>
  );
}

interface DaysProps {
  label: string;
  days: number;
  limit: number | null;
  result: IlrCalculationResponse;
  /** The last day of the time that was counted, where it can be over. */
  to?: CivilDate | null;
  /** Whether the number beside it is red. */
  besideOver?: boolean;
}

function Days({ label, days, limit, result, to = null, besideOver = false }: DaysProps) {
  if (limit !== null)
    return (
      <DaysBar
        label={label}
        days={days}
        limit={limit}
        to={to}
        besideOver={besideOver}
        owner={ownerOf(result)}
        asOf={result.calculationDate}
      />
    );
  return <Figure number={days} rest={days === 1 ? 'day' : 'days'} />;
}
