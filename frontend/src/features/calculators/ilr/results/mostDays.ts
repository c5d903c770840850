import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn, absenceRules, inWordsOn } from '@settlewise/rules/parameters';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { marginInWords } from '../../../../record/limits/labels';
import { meaningByCounting } from './meaningOfLimit';

type Absences = ReturnType<typeof findRoute>['absences'];

const countings: ReadonlySet<string> = new Set<Absences>([
  'continuous_residence',
  'long_residence',
  'eu_settlement',
  'child_born_in_uk',
  'none',
]);
export const isCounting = (code: string): code is Absences => countings.has(code);

/** How the route of a result counts days away; of an unknown visa, as most routes do. */
export function absencesOf({ visaType }: Pick<IlrCalculationResponse, 'visaType'>): Absences {
  const key = routeOfVisaType(visaType);
  return key === null ? 'continuous_residence' : findRoute(key).absences;
}

/** Too many days are an alarm only where the rule is broken by them: another rule can let the years count. */
export const decidesFor = (
  { absencesValid }: Pick<IlrCalculationResponse, 'absencesValid'>,
  days: number,
  limit: number,
): boolean => days <= limit || !absencesValid;

export const anotherRule = 'Another rule lets your years count';

/** What the most days away are the most of. */
export const mostDaysTitles = {
  worst_twelve_months: 'Worst 12 months',
  most_days: 'Most days away',
  longest_absence: 'Longest absence',
  days_in_all: 'Days away in all',
} as const;
export type MostDaysKind = keyof typeof mostDaysTitles;

/** Which limit stands beside the days, or why none does. */
const meansOfDays = [
  'limit',
  'another_rule',
  'no_limit',
  'limits_of_long_residence',
  'other_limits',
] as const;
export type MeansOfDays = (typeof meansOfDays)[number];
export const isMeansOfDays = (code: string): code is MeansOfDays => meansOfDays.some((each) => each === code);

/** @param limit read where the limit is named */
export function meansInWords(
  means: MeansOfDays,
  {
    limit,
    absences,
    on,
  }: { readonly limit: number; readonly absences: Absences | null; readonly on: CivilDate },
): string {
  const { days: inTwelveMonths } = absenceLimitsOn(on).settlementYear;
  switch (means) {
    case 'limit':
      return meaningByCounting(limit, absences, on);
    case 'another_rule':
      return `${meaningByCounting(limit, absences, on)}. ${anotherRule}`;
    case 'no_limit':
      return 'This route sets no limit on days away';
    case 'limits_of_long_residence':
      return `ILR: ${inTwelveMonths} in any 12 months since ${inWordsOn(absenceRules.longResidenceRollingSince, on)}, other limits before`;
    case 'other_limits':
      return 'This route looks at single absences and at all days together';
  }
}

/** The days away that decide, or come nearest to it. */
export interface MostDays {
  readonly kind: MostDaysKind;
  readonly title: string;
  readonly days: number;
  /** With the days of travel; left out where that is not known. */
  readonly cautiousDays?: number | undefined;
  readonly window: { readonly from: CivilDate; readonly to: CivilDate } | null;
  /** Null where no limit is to be shown beside them; `means` then says why. */
  readonly limit: number | null;
  readonly means: string;
  readonly meansBy: MeansOfDays;
  /** The limit that `means` names; null where it names none. */
  readonly named: number | null;
}

/** Of individual trips, the days away that the rule of the route looks at. */
export function mostDaysOf(result: IlrCalculationResponse): MostDays {
  const { visaType, calculationDate: on } = result;
  const { kind, meansBy, named, ...days } = findMostDays(result);
  const key = routeOfVisaType(visaType);
  const absences = key === null ? null : findRoute(key).absences;
  const means = meansInWords(meansBy, { limit: named ?? 0, absences, on });
  return { ...days, kind, title: mostDaysTitles[kind], meansBy, named, means };
}

function findMostDays(result: IlrCalculationResponse): Omit<MostDays, 'title' | 'means'> {
  const { cautious, homeOffice, reasons, route } = result;
  const worst = homeOffice?.settlement?.worstTwelveMonths ?? null;
  const worstCautious = cautious?.settlement?.worstTwelveMonths ?? null;
  const busiest = homeOffice?.busiestTwelveMonths ?? null;
  const absences = absencesOf(result);
  const { days: inTwelveMonths } = absenceLimitsOn(result.calculationDate).settlementYear;
  const plain = {
    kind: 'worst_twelve_months',
    days: busiest?.days ?? 0,
    cautiousDays: cautious?.busiestTwelveMonths?.days,
    window: busiest,
    limit: null,
    named: null,
  } as const;
  if (absences === 'none') return { ...plain, meansBy: 'no_limit' };
  if (worst !== null) {
    const { days, limit } = worst;
    const decides = decidesFor(result, days, limit);
    return {
      kind: limit === inTwelveMonths ? 'worst_twelve_months' : 'most_days',
      days,
      limit: decides ? limit : null,
      window: worst,
      named: limit,
      cautiousDays: worstCautious?.limit === limit ? worstCautious.days : undefined,
      meansBy: decides ? 'limit' : 'another_rule',
    };
  }
  const broken = reasons.find(({ code }) => ofOtherLimits.has(code));
  if (broken?.days !== undefined && broken.limit !== undefined) {
    const { code, days, limit, from, to } = broken;
    return {
      kind: code === 'single_absence_over_limit' ? 'longest_absence' : 'days_in_all',
      days,
      limit,
      meansBy: 'limit',
      named: limit,
      window: from === undefined || to === undefined ? null : { from, to },
    };
  }
  const yearly = { limit: inTwelveMonths, meansBy: 'limit', named: inTwelveMonths } as const;
  if (route === null) return { ...plain, ...yearly };
  if (absences === 'continuous_residence')
    return { ...plain, ...yearly, days: 0, cautiousDays: worstCautious?.days, window: null };
  return { ...plain, meansBy: absences === 'long_residence' ? 'limits_of_long_residence' : 'other_limits' };
}

/** What the days of travel add to the most days away; null where they change nothing. */
export function marginOfMostDays(result: IlrCalculationResponse): string | null {
  const { days, cautiousDays = days, limit } = mostDaysOf(result);
  return marginInWords({ days, limit, cautious: { days: cautiousDays } });
}

/** Limits that are not of twelve months. */
const ofOtherLimits: ReadonlySet<string> = new Set(['single_absence_over_limit', 'total_over_limit']);
