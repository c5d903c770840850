import { firstDaysApart } from '@settlewise/contract/assessments';
import type { CivilDate } from '@settlewise/rules/calendar';
import { firstDayTitle } from '@settlewise/rules/progress';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { typedVisaEnd } from '../ilr/results/visaEnd';
import { wayToIlr } from '../ilr/results/wayToIlr';
import type { CalendarDay } from '../../../ui/files/icsFile';
import type { Answered, CitizenshipAnswered, IlrAnswered } from '../share/answered';

/** The days of a result that are still to come, soonest first. */
export function datesOf(answered: Answered): readonly CalendarDay[] {
  const today = answered.result.calculationDate;
  const days = answered.calculator === 'ilr' ? ilrDays(answered) : citizenshipDays(answered);
  return days
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

type Days = readonly (Omit<CalendarDay, 'uid' | 'date'> & {
  kind: string;
  date: string | null | undefined;
})[];

/** Days that there are, with an id. @param of tells the results of one person from those of another in a shared calendar */
const identified = (days: Days, of: string): readonly CalendarDay[] =>
  days.flatMap(({ kind, date, ...rest }) =>
    date === null || date === undefined ? [] : [{ uid: `${kind}-${of}`, date, ...rest }],
  );

const noteOf = (note: string | null) => (note === null ? {} : { note });

function ilrDays({ form, result }: IlrAnswered): readonly CalendarDay[] {
  const { earliestApplicationDate, suggestedEligibilityDate, otherOutcome, applyBy, eligibleUntil } = result;
  const first = earliestApplicationDate ?? suggestedEligibilityDate;
  const other = otherOutcome?.earliestApplicationDate;
  const days: Days = [
    ...firstDaysOfIlr(result, first),
    {
      kind: 'ilr-other-first-day',
      date: other === first ? null : other,
      title: `${firstDayForIlr}, by the other answer`,
      ...(otherOutcome !== null && { note: otherOutcome.supposing }),
    },
    {
      kind: 'ilr-apply-by',
      date: applyBy,
      title: 'Last day to apply for ILR',
      note: wayToIlr(result) === 'by_discharge' ? 'Counted from your discharge.' : 'Your permission ends.',
    },
    {
      kind: 'ilr-eligible-until',
      date: eligibleUntil,
      title: 'Last day to apply for ILR',
      note: 'A trip that you entered brings it to an end.',
    },
    { kind: 'ilr-visa-ends', date: typedVisaEnd(form), title: 'Last day of your visa' },
  ];
  return identified(days, form.visaStartDate);
}

const firstDayForIlr = firstDayTitle('ILR');

/** Where GOV.UK names an earlier day than the Rules, both; while a question is open, the day of one answer; else the one day. */
function firstDaysOfIlr(result: IlrAnswered['result'], first: CivilDate | null): Days {
  const { otherOutcome } = result;
  const apart = firstDaysApart(result);
  if (apart !== null)
    return [
      {
        kind: 'ilr-first-day-in-practice',
        date: apart.inPractice,
        title: `${firstDayForIlr}, in practice`,
        note: `GOV.UK lets you apply from this day. The safe day is ${formatLongDate(apart.safe)}.`,
      },
      {
        kind: 'ilr-first-day',
        date: apart.safe,
        title: `${firstDayForIlr}, the safe day`,
        note: `GOV.UK lets you apply from ${formatLongDate(apart.inPractice)}. This day is right by the letter of the Rules.`,
      },
    ];
  return [
    {
      kind: 'ilr-first-day',
      date: first,
      title: firstDayForIlr,
      ...noteOf(otherOutcome?.otherwise ?? result.travelMargin),
    },
  ];
}

function citizenshipDays({ form, result }: CitizenshipAnswered): readonly CalendarDay[] {
  const { suggestedEligibilityDate, isEligible, applicationDate, settlementLapse, calculationDate } = result;
  const isAhead = suggestedEligibilityDate !== null && suggestedEligibilityDate > calculationDate;
  const isNamed = applicationDate === suggestedEligibilityDate && applicationDate > calculationDate;
  const days: Days = [
    {
      kind: 'citizenship-first-day',
      // A result looks no further back than its own day: where one can apply on that, it does not know the first day.
      date: isAhead ? suggestedEligibilityDate : null,
      title: firstDayTitle('citizenship'),
      ...noteOf(result.travelMargin),
    },
    {
      kind: 'citizenship-planned-day',
      date: isEligible && !isNamed ? applicationDate : null,
      title: 'Apply for British citizenship, as you planned',
    },
    {
      kind: 'citizenship-come-back-by',
      date: settlementLapse?.mayHaveLapsed === false ? settlementLapse.returnBy : null,
      title: 'Be back in the UK, to keep your settlement',
    },
  ];
  return identified(days, form.ukEntryDate);
}
