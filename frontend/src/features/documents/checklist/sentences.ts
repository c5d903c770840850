import { monthNames } from '@settlewise/rules/calendar';
import type { ChecklistRequirement, RequirementKind } from '@settlewise/rules/documentChecklist';
import { formatLongDate, formatSpan } from '../../../ui/dates/formatDate';
import type { Tone } from '../../../ui/Pill';
import type { PaperStanding } from '../../../record/papers/paperPart';

/** `October 2024`. */
const monthInWords = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

const following = (month: string): string => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Months in a row told together: `October 2024 to February 2025, May 2026`. */
export const monthsInWords = (months: readonly string[]): string => runsOf(months).map(runInWords).join(', ');

/** As many as somebody reads in a sentence. The picture of the months has all of them. */
const mostRuns = 3;

/** The first of them, and how many more there are: `October 2024, May 2026, July 2026 and 4 more months`. */
export function missingInWords(months: readonly string[]): string {
  const runs = runsOf(months);
  if (runs.length <= mostRuns + 1) return monthsInWords(months);
  const told = runs.slice(0, mostRuns);
  const others = months.length - told.reduce((sum, { length }) => sum + length, 0);
  return `${told.map(runInWords).join(', ')} and ${others} more months`;
}

interface Run {
  readonly first: string;
  readonly last: string;
  /** Months. */
  readonly length: number;
}

const runInWords = ({ first, last }: Run): string =>
  first === last ? monthInWords(first) : `${monthInWords(first)} to ${monthInWords(last)}`;

function runsOf(months: readonly string[]): readonly Run[] {
  const runs: Run[] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run !== undefined && following(run.last) === month)
      runs[runs.length - 1] = { ...run, last: month, length: run.length + 1 };
    else runs.push({ first: month, last: month, length: 1 });
  }
  return runs;
}

/** The months of which something could be there, and those that are not over yet: nobody lacks anything of them. */
export function monthsBy(today: string, months: readonly string[]) {
  const now = today.slice(0, 7);
  return { missing: months.filter((month) => month < now), toCome: months.filter((month) => month >= now) };
}

const days = (number: number): string => (number === 1 ? '1 day' : `${number} days`);

/** How a line stands, in a word and a tone. */
export function stateInWords(
  { state, kind, daysTooOld, fresh, by, missingMonths }: ChecklistRequirement,
  mark: PaperStanding | undefined,
  today: string,
): { readonly word: string; readonly tone: Tone } {
  if (state === 'not_needed') return { word: 'Not needed', tone: 'plain' };
  if (state === 'have') return { word: 'Have it', tone: 'within' };
  if (mark === 'cannot') return { word: 'Cannot get it', tone: 'soon' };
  if (state === 'too_old')
    return {
      word:
        fresh === null ? `Ends ${days(daysTooOld ?? 0)} too early` : `Too old by ${days(daysTooOld ?? 0)}`,
      tone: 'soon',
    };
  if (state === 'missing')
    return { word: 'Not started', tone: kind === 'must' || kind === 'one_of' ? 'soon' : 'plain' };
  const { missing, toCome } = monthsBy(today, missingMonths);
  if (missing.length > 0) return { word: `${countOf(missing)} missing`, tone: 'soon' };
  if (by.length === 0) return { word: 'Not started', tone: 'soon' };
  return toCome.length > 0
    ? { word: `${countOf(toCome)} to come`, tone: 'plain' }
    : { word: 'In part', tone: 'soon' };
}

export const countOf = ({ length }: readonly string[]): string =>
  length === 1 ? '1 month' : `${length} months`;

/** What a line lacks, in sentences. */
export function lacksInWords(
  line: ChecklistRequirement,
  plannedOn: string,
  today: string,
): readonly string[] {
  const { state, note, daysTooOld, fresh, period, every } = line;
  const { missing, toCome } = monthsBy(today, line.missingMonths);
  const papers =
    every === 'stretch' && period !== null
      ? `It covers the time up to your planned day, ${formatSpan(period.from, period.to)}. One paper in half a year is enough.`
      : null;
  return [
    ...(papers === null ? [] : [papers]),
    ...(missing.length === 0 ? [] : [`Missing: ${missingInWords(missing)}.`]),
    ...(toCome.length === 0 ? [] : [`To come: ${missingInWords(toCome)}.`]),
    ...(state === 'too_old' && daysTooOld !== null
      ? [
          // Where no day of issue is asked, it is its own last day that comes too early.
          fresh === null
            ? `It is no longer valid on your planned day, ${formatLongDate(plannedOn)}: it ends ${days(daysTooOld)} before.`
            : `It will be too old by ${days(daysTooOld)} on your planned day, ${formatLongDate(plannedOn)}.`,
        ]
      : []),
    ...(fresh === null ? [] : [`Dated ${formatLongDate(fresh.notBefore)} or later.`]),
    ...(note === null ? [] : [note]),
  ];
}

export const kindTitles: Readonly<Record<RequirementKind, string>> = {
  must: 'You need these',
  one_of: 'One of several is enough',
  helps: 'Helps',
  if_asked: 'Only if it is asked of you',
  not_needed: 'Not needed',
};
/** The same of one line. */
export const kindWords: typeof kindTitles = { ...kindTitles, must: 'You need it' };
/** In the order in which people read them. */
export const kindOrder = ['must', 'one_of', 'if_asked', 'helps', 'not_needed'] as const;
