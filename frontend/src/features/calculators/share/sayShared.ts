import type { ReasonResponse } from '@settlewise/contract/assessments';
import type { SharedCount, SharedSnapshot } from '@settlewise/contract/sharedResults';
import { visaTypeChoiceOf } from '@settlewise/contract/visaTypeChoices';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { isCount, sayHeadline, sayMargin, sayReason } from '@settlewise/rules/coded';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { visaTypeLabel } from '../../../ui/visaTypes/visaTypes';
import { limitNames, ownRouteName, statusOptions } from '../citizenship/labels';
import { citizenshipVerdictWords, statusBesideHeadline } from '../citizenship/results/verdictWords';
import { isCounting, isMeansOfDays, meansInWords, mostDaysTitles } from '../ilr/results/mostDays';
import { ilrVerdictWords } from '../ilr/results/verdictWords';
import type { Verdict } from '../results/verdict';
import { sayVerdict } from '../results/verdictWords';

/** A number of days away in the words of this program. */
export interface CountInWords extends Omit<SharedCount, 'kind' | 'year' | 'means'> {
  readonly title: string;
  readonly means: string;
}

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What a snapshot says in the words of this program. */
export interface SharedInWords extends Pick<
  SharedSnapshot,
  'calculator' | 'calculatedOn' | 'rules' | 'name' | 'trips'
> {
  readonly verdict?: Pick<Verdict, 'tone' | 'status' | 'headline'>;
  readonly reasons?: readonly ReasonResponse[];
  /** What the days of travel change. */
  readonly margin?: string;
  readonly counts?: readonly CountInWords[];
  readonly details?: readonly Fact[];
  /** The visa type that is asked about, where it is shown. */
  readonly visaType?: string;
}

/**
 * Says what a snapshot holds. @returns null where it holds a code, a text or a source that this program does not have: then none
 * of it is shown, because somebody else made it up
 */
export function sayShared(snapshot: SharedSnapshot): SharedInWords | null {
  const { calculator, calculatedOn, rules, name, trips } = snapshot;
  const verdict = snapshot.verdict && verdictInWords(snapshot.verdict, snapshot);
  const reasons = snapshot.reasons && all(snapshot.reasons.map(sayReason));
  const margin = snapshot.margin && sayMargin(snapshot.margin);
  const counts = snapshot.counts && all(snapshot.counts.map((count) => countInWords(count, calculatedOn)));
  const details =
    snapshot.details && all(snapshot.details.map((detail) => detailInWords(detail, calculatedOn)));
  if (verdict === null || reasons === null || margin === null || counts === null || details === null)
    return null;
  if (trips?.every(({ days }) => isCount(days)) === false) return null;
  const visaType = snapshot.details?.find((detail) => detail.name === 'visa_type')?.value;
  return {
    calculator,
    calculatedOn,
    rules,
    ...(name !== undefined && { name }),
    ...(trips !== undefined && { trips }),
    ...(verdict !== undefined && { verdict }),
    ...(reasons !== undefined && { reasons }),
    ...(margin !== undefined && { margin }),
    ...(counts !== undefined && { counts }),
    ...(details !== undefined && { details }),
    ...(typeof visaType === 'string' && { visaType }),
  };
}

/** Null where one of them is. */
function all<Item>(items: readonly (Item | null)[]): readonly Item[] | null {
  const found = items.filter((item) => item !== null);
  return found.length === items.length ? found : null;
}

function verdictInWords(
  { tone, code, days, count, open, headline }: NonNullable<SharedSnapshot['verdict']>,
  { calculator, calculatedOn }: Pick<SharedSnapshot, 'calculator' | 'calculatedOn'>,
): Pick<Verdict, 'tone' | 'status' | 'headline'> | null {
  const coded = { code, days: days ?? [], count: count ?? 0, open: open ?? [] };
  const words =
    calculator === 'ilr'
      ? sayVerdict(ilrVerdictWords, coded, calculatedOn)
      : sayVerdict(citizenshipVerdictWords, coded, calculatedOn);
  if (words === null || headline === undefined) return words && { tone, ...words };
  // A result of ILR has none.
  if (calculator === 'ilr') return null;
  const text = sayHeadline(headline);
  return text === null ? null : { tone, status: statusBesideHeadline(code, words.status), headline: text };
}

function countInWords(count: SharedCount, on: CivilDate): CountInWords | null {
  const { kind: _, year: __, means: coded, ...numbers } = count;
  const means = coded === null ? '' : meansOfCount(coded, on);
  const title = titleOfCount(count, on);
  const { days, homeOfficeDays = 0, limit } = numbers;
  if (![days, homeOfficeDays, limit ?? 0, coded?.limit ?? 0].every(isCount)) return null;
  return title === null || means === null ? null : { ...numbers, title, means };
}

function titleOfCount({ kind, year, means }: SharedCount, on: CivilDate): string | null {
  if (Object.hasOwn(mostDaysTitles, kind)) return mostDaysTitles[kind as keyof typeof mostDaysTitles];
  const { threeYears, fiveYears } = absenceLimitsOn(on);
  switch (kind) {
    case 'total':
      return 'Total days away';
    case 'busiest_year':
      return year === undefined ? null : `Busiest year: ${year}`;
    case 'whole_period':
      return `In the ${(means?.by === 'three_years' ? threeYears : fiveYears).years} years`;
    case 'final_year':
      return 'In the last 12 months';
    default:
      return null;
  }
}

function meansOfCount(
  { by, limit, counting }: NonNullable<SharedCount['means']>,
  on: CivilDate,
): string | null {
  if (isMeansOfDays(by))
    return counting !== null && !isCounting(counting)
      ? null
      : meansInWords(by, { limit: limit ?? 0, absences: counting, on });
  switch (by) {
    case 'three_years':
    case 'five_years':
      return limitNames(by === 'three_years', on).total;
    case 'final_year':
      return limitNames(false, on).finalYear;
    default:
      return null;
  }
}

type Detail = NonNullable<SharedSnapshot['details']>[number];

const day = (value: Detail['value']): string | null =>
  typeof value === 'string' && isCivilDate(value) ? formatLongDate(value) : null;
const yesOrNo = (value: Detail['value']): string | null =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : null;
const visaType = (value: Detail['value']): string | null =>
  typeof value === 'string' && visaTypeChoiceOf(value) !== null ? visaTypeLabel(value) : null;
const route = (value: Detail['value']): string | null =>
  typeof value === 'string' ? (ownRouteName(value) ?? visaType(value)) : null;
const status = (value: Detail['value']): string | null =>
  statusOptions.find((option) => option.value === value)?.label ?? null;

function appliesAs(value: Detail['value'], on: CivilDate): string | null {
  if (typeof value !== 'boolean') return null;
  const { threeYears, fiveYears } = absenceLimitsOn(on);
  return value
    ? `Spouse of a British citizen: ${threeYears.years} years`
    : `Standard applicant: ${fiveYears.years} years`;
}

/** What each detail is called, and how its value is read. */
const details: Readonly<
  Record<string, readonly [name: string, say: (value: Detail['value'], on: CivilDate) => string | null]>
> = {
  visa_type: ['Visa type', visaType],
  visa_start: ['Visa start', day],
  uk_entry: ['UK entry', day],
  visa_end: ['Visa expiry', day],
  english: ['English language', yesOrNo],
  financial_requirement: ['Financial requirement', yesOrNo],
  good_character: ['Good character', yesOrNo],
  route: ['Immigration route', route],
  first_uk_entry: ['First UK entry', day],
  status: ['Settlement status', status],
  settled_since: ['Settled since', day],
  applies_as_spouse: ['Applies as', appliesAs],
  planned_application: ['Planned application', day],
};

function detailInWords({ name: key, value: coded }: Detail, on: CivilDate): Fact | null {
  const [name, say] = Object.hasOwn(details, key) ? (details[key] ?? []) : [];
  const value = say?.(coded, on) ?? null;
  return name === undefined || value === null ? null : { name, value };
}
