import type { IlrProgressResponse, ProgressNeed } from '@settlewise/contract/progress';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { absenceRules, valueOn } from '@settlewise/rules/parameters';
import { mayApplyEarly } from '@settlewise/rules/sentences';
import { formatLongDate } from '../../ui/dates/formatDate';

/** `04 December 2027`, as the eligibility card has it; `N/A` where there is no date. */
export function eligibilityDate(date: CivilDate | null): string {
  if (date === null || !isCivilDate(date)) return 'N/A';
  return formatLongDate(date).replace(/^\d /, (day) => `0${day}`);
}

interface DatesOfIlr {
  /** The day on which the years are complete, and the first on which an application can be made. */
  readonly complete: CivilDate | null;
  readonly earliest: CivilDate | null;
  /** Who has applied is not told from when one can. */
  readonly appliedOn?: CivilDate | null;
}

/** Why an application may come before the years are complete; nothing where it may not. @param today in London */
export const whyEarlier = (
  { complete, earliest, appliedOn = null }: DatesOfIlr,
  today: CivilDate,
): string | undefined =>
  appliedOn === null && complete !== null && earliest !== null && earliest < complete
    ? mayApplyEarly(valueOn(absenceRules.daysAfterApplication, today))
    : undefined;

/** What the day on which the years are complete is, and the first on which one can apply, where that is earlier. */
export function whatDayItIs(dates: DatesOfIlr, today: CivilDate): string | undefined {
  const { complete, earliest } = dates;
  if (complete === null) return undefined;
  const said = 'On this day your years are complete.';
  if (earliest === null || whyEarlier(dates, today) === undefined) return said;
  return earliest <= today
    ? `${said} You can apply before it: now.`
    : `${said} You can apply from ${formatLongDate(earliest)}.`;
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** `5 months and 13 days`; the part that is none is left out. */
export function countdown({ months, days }: NonNullable<IlrProgressResponse['timeLeft']>): string {
  const parts = [
    ...(months > 0 ? [counted(months, 'month', 'months')] : []),
    ...(days > 0 ? [counted(days, 'day', 'days')] : []),
  ];
  return parts.join(' and ');
}

/** `1 year`, `4.5 years`; `Unknown` where it is not known. */
export const yearCount = (years: number | null): string =>
  years === null ? 'Unknown' : counted(years, 'year', 'years');

/** `3 of 4 met`, of those that are asked; nothing where none is. */
export function metInWords(requirements: IlrProgressResponse['requirements']): string | undefined {
  const asked = requirements.filter(({ state }) => state !== 'not_asked');
  if (asked.length === 0) return undefined;
  return `${asked.filter(({ state }) => state === 'met').length} of ${asked.length} met`;
}

const needs: Readonly<Record<ProgressNeed, string>> = {
  visaType: 'your visa type',
  visaStartDate: 'the start date of your visa',
  ilrGrantDate: 'the day on which your ILR was granted',
};

/** `your visa type and the start date of your visa` */
export const missingInWords = (missing: readonly ProgressNeed[]): string =>
  missing.map((need) => needs[need]).join(' and ');
