import { firstDaysApart } from '@settlewise/contract';
import { firstDaysOf, type CivilDate, type TwoDays } from '@settlewise/rules';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { typedVisaEnd } from '../ilr/results/visaEnd';
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

/** The first day, or both where the two ways of counting come to two: then each names the other, as in the calendar of a record. */
const firstDays = (goal: 'ILR' | 'citizenship', days: TwoDays, today: CivilDate): Days =>
  firstDaysOf(goal, days, today).map(({ date, count, called, both }) => ({
    kind: `${goal.toLowerCase()}-first-day${count === 'home_office' ? '-other-count' : ''}`,
    ...{ date, title: called },
    ...(both !== null && { note: both.sentences }),
  }));

function ilrDays({ form, result }: IlrAnswered): readonly CalendarDay[] {
  const { earliestApplicationDate, suggestedEligibilityDate, otherOutcome, applyBy, eligibleUntil } = result;
  const first = earliestApplicationDate ?? suggestedEligibilityDate;
  const other = otherOutcome?.earliestApplicationDate;
  const days: Days = [
    ...firstDaysOfIlr(result, first),
    {
      ...{ kind: 'ilr-other-first-day', date: other === first ? null : other },
      title: `${firstDayForIlr}, by the other answer`,
      ...(otherOutcome !== null && { note: otherOutcome.supposing }),
    },
    {
      kind: 'ilr-apply-by',
      date: applyBy,
      title: 'Last day to apply for ILR',
      note: 'Your permission ends.',
    },
    {
      ...{ kind: 'ilr-eligible-until', date: eligibleUntil, title: 'Last day to apply for ILR' },
      note: 'A trip that you entered brings it to an end.',
    },
    { kind: 'ilr-visa-ends', date: typedVisaEnd(form), title: 'Last day of your visa' },
  ];
  return identified(days, form.visaStartDate);
}

const firstDayForIlr = 'First day to apply for ILR';

/** Where GOV.UK names an earlier day than the Rules, both; while a question is open, the day of one answer; else that of each count. */
function firstDaysOfIlr(result: IlrAnswered['result'], first: CivilDate | null): Days {
  const { otherOutcome, calculationDate } = result;
  const apart = firstDaysApart(result);
  if (apart !== null)
    return [
      {
        ...{ kind: 'ilr-first-day-in-practice', date: apart.inPractice },
        title: `${firstDayForIlr}, in practice`,
        note: `GOV.UK lets you apply from this day. The safe day is ${formatLongDate(apart.safe)}.`,
      },
      {
        ...{ kind: 'ilr-first-day', date: apart.safe, title: `${firstDayForIlr}, the safe day` },
        note: `GOV.UK lets you apply from ${formatLongDate(apart.inPractice)}. This day is right by the letter of the Rules.`,
      },
    ];
  if (otherOutcome !== null)
    return [{ kind: 'ilr-first-day', date: first, title: firstDayForIlr, note: otherOutcome.otherwise }];
  return firstDays('ILR', { cautious: first, homeOffice: homeOfficeDayOf(result, first) }, calculationDate);
}

/** By the count of the Home Office; that of the answer itself where both are one, or where yearly totals have one count alone. */
function homeOfficeDayOf(
  { homeOfficeDiffers, homeOffice }: IlrAnswered['result'],
  first: CivilDate | null,
): CivilDate | null {
  const judged = homeOffice?.settlement ?? null;
  return homeOfficeDiffers && judged !== null ? judged.earliestApplicationDate : first;
}

/** A result looks no further back than its own day: where one can apply on that, it does not know the first day. */
function firstDaysOfCitizenship(result: CitizenshipAnswered['result']): Days {
  const { suggestedEligibilityDate: cautious, calculationDate: today } = result;
  const { homeOfficeEligibilityDate: byHomeOffice, homeOfficeDiffers } = result;
  // Results of before did not hold the other day.
  const homeOffice = homeOfficeDiffers && byHomeOffice !== undefined ? byHomeOffice : cautious;
  if (homeOffice === null || homeOffice > today)
    return firstDays('citizenship', { cautious, homeOffice }, today);
  if (cautious === null || cautious <= today) return [];
  return [
    {
      ...{ kind: 'citizenship-first-day', date: cautious },
      title: 'First day to apply for citizenship, with travel days',
      note: `The Home Office leaves out the days you travel. By its count you could apply on ${formatLongDate(today)} already. With your travel days you can from this day on. That is safe.`,
    },
  ];
}

function citizenshipDays({ form, result }: CitizenshipAnswered): readonly CalendarDay[] {
  const { suggestedEligibilityDate, isEligible, applicationDate, settlementLapse, calculationDate } = result;
  const isNamed = applicationDate === suggestedEligibilityDate && applicationDate > calculationDate;
  const days: Days = [
    ...firstDaysOfCitizenship(result),
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
