import { clip, countDays, inBoth, uniteSpans, without, type DaySet } from '../absences/absentDays';
import { countSpanDays, toDaySpan, type DaySpan } from '../absences/trip';
import { fromDayNumber, type CivilDate } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import { periodOfForm } from './forms';
import type { AddressForm, AddressPeriod } from './question';
import { isSameAddress, type AddressPlace } from './sameAddress';
import { certainSpan, toFirstDay, isMonthOnly, toLastDay, widestSpan, type DaysOfStay } from './stay';

/** The person's own address, with its place. */
export interface OwnHome extends DaysOfStay {
  readonly id: string;
  readonly place: AddressPlace;
}

/** An address of the partner. */
export interface PartnerHome extends DaysOfStay {
  /** Null if the partner lived at the person's own address at that time. */
  readonly place: AddressPlace | null;
}

/** Whole months, and the remaining days. */
export interface MonthsAndDays {
  readonly months: number;
  readonly days: number;
}

/** Consecutive days on which both lived at one address, even if it changed. */
export interface StretchTogether extends AddressPeriod {
  readonly days: number;
  readonly inMonths: MonthsAndDays;
  /** The days that are certain even if only the month of a move is known. */
  readonly certainDays: number;
}

/** The reason that days do not count: a missing address, or two addresses. */
export type SeparationReason = 'own_missing' | 'partner_missing' | 'two_addresses';

export interface DaysApart extends AddressPeriod {
  readonly days: number;
  readonly why: SeparationReason;
}

export interface LivedTogether {
  readonly period: AddressPeriod;
  readonly periodDays: number;
  /** In order of time. */
  readonly stretches: readonly StretchTogether[];
  /** The person's shared addresses by id, with their days. In order of time. */
  readonly shared: readonly (AddressPeriod & { readonly own: string })[];
  /** In order of time. */
  readonly apart: readonly DaysApart[];
  readonly days: number;
  /** Fewer than `days` if only the month of a move is known. */
  readonly certainDays: number;
  /** The sum of the months and remaining days of the stretches. */
  readonly inMonths: MonthsAndDays;
}

/**
 * The days of a period on which two people lived at one address. A month without a day runs from its first to its
 * last day, as for gaps; `certainDays` counts the days that are certain. O(n × m) in the lists.
 */
export function livedTogether(
  own: readonly OwnHome[],
  partner: readonly PartnerHome[],
  period: AddressPeriod,
): LivedTogether {
  const asked = toDaySpan(period);
  const within = (days: DaySet) => clip(days, asked.first, asked.last);
  const homes = own.map((ownHome) => ({
    own: ownHome,
    with: partner.filter(({ place }) => place === null || isSameAddress(ownHome.place, place)),
  }));
  const listDays = (home: (typeof homes)[number], span: typeof widestSpan) =>
    home.with.map((partnerHome) => shared(span(home.own), span(partnerHome)));
  const together = within(uniteSpans(homes.flatMap((home) => listDays(home, widestSpan))));
  const certain = within(
    uniteSpans([
      ...homes.flatMap((home) => listDays(home, certainSpan)),
      ...partner
        .filter(({ place }) => place === null)
        .flatMap((partnerHome) =>
          findMovingMonths(own).map((month) => shared(month, certainSpan(partnerHome))),
        ),
    ]),
  );
  const stretches = together.map((span): StretchTogether => ({
    ...toPeriod(span),
    days: countSpanDays(span),
    inMonths: toMonthsAndDays(span),
    certainDays: countDays(clip(certain, span.first, span.last)),
  }));
  return {
    period,
    periodDays: countSpanDays(asked),
    stretches,
    shared: homes
      .flatMap((home) =>
        within(uniteSpans(listDays(home, widestSpan))).map((span) => ({
          own: home.own.id,
          ...toPeriod(span),
        })),
      )
      .toSorted((one, other) => one.from.localeCompare(other.from)),
    apart: findSeparateDays(without([asked], together), own, partner),
    days: countDays(together),
    certainDays: countDays(certain),
    inMonths: {
      months: stretches.reduce((sum, { inMonths }) => sum + inMonths.months, 0),
      days: stretches.reduce((sum, { inMonths }) => sum + inMonths.days, 0),
    },
  };
}

/**
 * The days that a partner's form asks about: since the last permission was granted, or the form's usual period if
 * that day is unknown.
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

/** Months in which one address ends and the next one begins: each of their days belongs to one of the two. */
const findMovingMonths = (own: readonly OwnHome[]): readonly DaySpan[] =>
  own.flatMap(({ to }) =>
    to !== null && isMonthOnly(to) && own.some(({ from }) => from === to)
      ? [{ first: toFirstDay(to), last: toLastDay(to) }]
      : [],
  );

function findSeparateDays(
  apart: DaySet,
  own: readonly OwnHome[],
  partner: readonly PartnerHome[],
): readonly DaysApart[] {
  const [ownDays, partnerDays] = [uniteSpans(own.map(widestSpan)), uniteSpans(partner.map(widestSpan))];
  const ownKnown = inBoth(apart, ownDays);
  const separateDays = (why: SeparationReason, days: DaySet) =>
    days.map((span) => ({ ...toPeriod(span), days: countSpanDays(span), why }));
  return [
    ...separateDays('own_missing', without(apart, ownDays)),
    ...separateDays('partner_missing', without(ownKnown, partnerDays)),
    ...separateDays('two_addresses', inBoth(ownKnown, partnerDays)),
  ].toSorted((one, other) => one.from.localeCompare(other.from));
}

/** A month ends on the day before the same day of the next. */
function toMonthsAndDays({ first, last }: DaySpan): MonthsAndDays {
  let months = 0;
  while (monthsLater(first, months + 1) - 1 <= last) months += 1;
  return { months, days: last - monthsLater(first, months) + 1 };
}

const shared = (one: DaySpan, other: DaySpan): DaySpan => ({
  first: Math.max(one.first, other.first),
  last: Math.min(one.last, other.last),
});

const toPeriod = ({ first, last }: DaySpan): AddressPeriod => ({
  from: fromDayNumber(first),
  to: fromDayNumber(last),
});
