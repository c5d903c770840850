import Typography from '@mui/material/Typography';
import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract/assessments';
import { absenceRules, englishLevelOn, inWordsOn } from '@settlewise/rules/parameters';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { formatDate, formatLongDate } from '../../../../ui/dates/formatDate';
import { FactList } from '../../../../ui/FactList';
import { SectionCard } from '../../../../ui/SectionCard';
import { entryOf, firstVisaOf, qualifyingYears } from './startOfYears';
import { yearsOf } from './verdict';
import { endNotEntered, typedVisaEnd } from './visaEnd';
import { asksForIlr, wayToIlr } from './wayToIlr';

interface ImportantDatesProps {
  form: IlrCalculationRequest;
  result: IlrCalculationResponse;
}

/** The dates that the answer rests on, and those it names. */
export function ImportantDates({ form, result }: ImportantDatesProps) {
  const { isEligible, visaStartDate } = result;
  const visaEnds = typedVisaEnd(form);
  const firstVisa = firstVisaOf(form);
  const years = asksForIlr(result) ? yearsOf(result) : null;
  const { earliestApplicationDate, suggestedEligibilityDate, applyBy, otherOutcome } = result;
  const { practicalEarliestApplicationDate: practical } = result;
  const levels = twoLevels(result);
  const dates = [
    {
      name: 'Visa start',
      date: visaStartDate,
      ...(firstVisa !== null && { note: 'The visa that you hold now' }),
    },
    {
      name: 'UK entry',
      date: entryOf(form),
      ...(firstVisa !== null && form.entryDate == null && { note: 'Taken as the start of your first visa' }),
    },
    // Where both are one day, it says nothing more.
    ...(firstVisa === null || years === null || years === 0
      ? []
      : [{ name: 'Years count from', date: qualifyingYears(result, years).start }]),
    // An end that nobody has typed is no date to rely on.
    {
      name: 'Visa expiry',
      date: visaEnds,
      ...(visaEnds === null && { value: 'Not entered', note: supposedOf(result) }),
    },
    ...(practical === null
      ? []
      : [
          {
            name: 'First day in practice',
            date: practical,
            note: `GOV.UK names it: ${inWordsOn(absenceRules.daysEarlyInPractice, practical)} before`,
          },
        ]),
    ...(earliestApplicationDate === null
      ? []
      : [
          {
            name: 'Earliest ILR date',
            date: earliestApplicationDate,
            ...(practical !== null && { note: 'The safe day, by the letter of the Rules' }),
            ...(otherOutcome !== null && { note: otherOutcome.otherwise }),
          },
        ]),
    ...(applyBy === null ? [] : [{ name: 'Apply by', date: applyBy, note: applyByNote(result) }]),
    ...(isEligible
      ? []
      : [
          {
            name: 'Projected eligibility',
            date: suggestedEligibilityDate,
            note: otherOutcome === null ? firstDayNotComplete(result, years) : otherOutcome.otherwise,
          },
        ]),
  ];
  return (
    <SectionCard title="Important dates" foldsTo="">
      <FactList facts={dates.map(({ date, ...rest }) => ({ value: formatDate(date), ...rest }))} />
      {levels !== null && (
        <Typography variant="body2" color="textSecondary">
          {levels}
        </Typography>
      )}
    </SectionCard>
  );
}

const applyByNote = (result: IlrCalculationResponse): string =>
  wayToIlr(result) === 'by_discharge' ? 'Counted from your discharge' : 'Before your permission ends';

/** Of a visa whose end nobody has typed; who has applied keeps the permission until the decision. */
const supposedOf = (result: IlrCalculationResponse): string | undefined =>
  asksForIlr(result) &&
  // A member of HM Armed Forces needs no visa.
  wayToIlr(result) !== 'by_discharge' &&
  result.appliedOn === null &&
  result.extensionAppliedOn === null
    ? endNotEntered
    : undefined;

/** The pages of the record call the day eligibility on which the years are complete: which day this one is, it says. */
function firstDayNotComplete(result: IlrCalculationResponse, years: number | null): string | undefined {
  const { suggestedEligibilityDate: first } = result;
  if (first === null || years === null || years === 0) return undefined;
  const { complete } = qualifyingYears(result, years);
  return complete > first
    ? `The first day to apply. Your years are complete on ${formatLongDate(complete)}.`
    : undefined;
}

/** Which level of English each of two days asks for, where they differ. */
function twoLevels(result: IlrCalculationResponse): string | null {
  const { visaType, practicalEarliestApplicationDate: practical, earliestApplicationDate: safe } = result;
  const key = routeOfVisaType(visaType);
  if (key === null || practical === null || safe === null) return null;
  const [early, late] = [practical, safe].map((day) => englishLevelOn(findRoute(key).english, day).value);
  if (early === undefined || late === undefined || early === late) return null;
  return `English at ${early} is asked on ${formatLongDate(practical)}, and at ${late} on ${formatLongDate(safe)} (not confirmed: prepare for ${late}). With ${early} alone the first day decides; ask an adviser whether it holds for you.`;
}
