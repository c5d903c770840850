import { clip, countDays, inBoth, unionOf, without, type DaySet } from '../absences/absentDays';
import { countSpanDays, spanOf, type DaySpan } from '../absences/trip';
import { fromDayNumber, type CivilDate } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import { periodOfForm } from './forms';
import type { AddressForm, AddressPeriod } from './question';
import { isSameAddress, type AddressPlace } from './sameAddress';
import { certainSpan, firstDayOf, isMonthAlone, lastDayOf, widestSpan, type DaysOfStay } from './stay';

/** One's own address, with where it is. */
export interface OwnHome extends DaysOfStay {
  readonly id: string;
  readonly place: AddressPlace;
}

/** An address of the partner. */
export interface PartnerHome extends DaysOfStay {
  /** Null where the partner lived wherever one lived oneself. */
  readonly place: AddressPlace | null;
}

/** Whole months, and the days that are left. */
export interface MonthsAndDays {
  readonly months: number;
  readonly days: number;
}

/** Days in a row on which both lived at one address, whichever it was. */
export interface StretchTogether extends AddressPeriod {
  readonly days: number;
  readonly inMonths: MonthsAndDays;
  /** Of these days, those that are certain whatever the day of a move within a month was. */
  readonly certainDays: number;
}

/** Why days are no days together: an address is missing, or they lived at two. */
export type ReasonApart = 'own_missing' | 'partner_missing' | 'two_addresses';

export interface DaysApart extends AddressPeriod {
  readonly days: number;
  readonly why: ReasonApart;
}

export interface LivedTogether {
  readonly period: AddressPeriod;
  readonly periodDays: number;
  /** In order of time. */
  readonly stretches: readonly StretchTogether[];
  /** Which of one's own addresses were shared, by id, and when. In order of time. */
  readonly shared: readonly (AddressPeriod & { readonly own: string })[];
  /** In order of time. */
  readonly apart: readonly DaysApart[];
  readonly days: number;
  /** Fewer than `days` where a month alone leaves open on which of its days somebody moved. */
  readonly certainDays: number;
  /** The months of the stretches and the days that are left of each, added up. */
  readonly inMonths: MonthsAndDays;
}

/**
 * The days of a period on which two people lived at one address. A month alone begins on its first day and ends on its
 * last, as for gaps; `certainDays` says how many hold whatever the days were. O(n × m) in the lists.
 */
export function livedTogether(
  own: readonly OwnHome[],
  partner: readonly PartnerHome[],
  period: AddressPeriod,
): LivedTogether {
  const asked = spanOf(period);
  const within = (days: DaySet) => clip(days, asked.first, asked.last);
  const homes = own.map((mine) => ({
    mine,
    with: partner.filter(({ place }) => place === null || isSameAddress(mine.place, place)),
  }));
  const daysOf = (home: (typeof homes)[number], span: typeof widestSpan) =>
    home.with.map((theirs) => shared(span(home.mine), span(theirs)));
  const together = within(unionOf(homes.flatMap((home) => daysOf(home, widestSpan))));
  const certain = within(
    unionOf([
      ...homes.flatMap((home) => daysOf(home, certainSpan)),
      ...partner
        .filter(({ place }) => place === null)
        .flatMap((theirs) => movingMonths(own).map((month) => shared(month, certainSpan(theirs)))),
    ]),
  );
  const stretches = together.map((span): StretchTogether => ({
    ...datesOf(span),
    days: countSpanDays(span),
    inMonths: monthsAndDays(span),
    certainDays: countDays(clip(certain, span.first, span.last)),
  }));
  return {
    period,
    periodDays: countSpanDays(asked),
    stretches,
    shared: homes
      .flatMap((home) =>
        within(unionOf(daysOf(home, widestSpan))).map((span) => ({ own: home.mine.id, ...datesOf(span) })),
      )
      .toSorted((one, other) => one.from.localeCompare(other.from)),
    apart: apartOf(without([asked], together), own, partner),
    days: countDays(together),
    certainDays: countDays(certain),
    inMonths: {
      months: stretches.reduce((sum, { inMonths }) => sum + inMonths.months, 0),
      days: stretches.reduce((sum, { inMonths }) => sum + inMonths.days, 0),
    },
  };
}

/**
 * The days that a partner's form asks about: those since the last permission was given, or as many as the form names
 * where nobody knows that day.
 */
export function periodSinceGrant(
  form: AddressForm,
  applicationOn: CivilDate,
  grantedOn: CivilDate | null,
): AddressPeriod {
  return grantedOn === null || grantedOn > applicationOn
    ? periodOfForm(form, applicationOn)
    : { from: grantedOn, to: applicationOn };
}

/** Months alone in which one address ends and the next one begins: on each of their days it was one of the two. */
const movingMonths = (own: readonly OwnHome[]): readonly DaySpan[] =>
  own.flatMap(({ to }) =>
    to !== null && isMonthAlone(to) && own.some(({ from }) => from === to)
      ? [{ first: firstDayOf(to), last: lastDayOf(to) }]
      : [],
  );

function apartOf(
  apart: DaySet,
  own: readonly OwnHome[],
  partner: readonly PartnerHome[],
): readonly DaysApart[] {
  const [mine, theirs] = [unionOf(own.map(widestSpan)), unionOf(partner.map(widestSpan))];
  const ownKnown = inBoth(apart, mine);
  const because = (why: ReasonApart, days: DaySet) =>
    days.map((span) => ({ ...datesOf(span), days: countSpanDays(span), why }));
  return [
    ...because('own_missing', without(apart, mine)),
    ...because('partner_missing', without(ownKnown, theirs)),
    ...because('two_addresses', inBoth(ownKnown, theirs)),
  ].toSorted((one, other) => one.from.localeCompare(other.from));
}

/** A month is over with the day before the same day of the next. */
function monthsAndDays({ first, last }: DaySpan): MonthsAndDays {
  let months = 0;
  while (monthsLater(first, months + 1) - 1 <= last) months += 1;
  return { months, days: last - monthsLater(first, months) + 1 };
}

const shared = (one: DaySpan, other: DaySpan): DaySpan => ({
  first: Math.max(one.first, other.first),
  last: Math.min(one.last, other.last),
});

const datesOf = ({ first, last }: DaySpan): AddressPeriod => ({
  from: fromDayNumber(first),
  to: fromDayNumber(last),
});
