import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import { statusOn, rowOn } from '../parameters/parameter';
import type { ChecklistRequirement, RequirementState } from './answer';
import { coveredBy, monthsNotWhole, monthsOfLongStretches, spanOfDocument, touches } from './coverage';
import type { ChecklistPeriod } from './period';
import type { ChecklistDocument } from './question';
import { wordsFor, type Asked, type ChecklistCase, type Requirement } from './row';

/** A line of the list as it stands with what a person has. */
export function stateOf(
  described: Requirement,
  one: ChecklistCase,
  documents: readonly ChecklistDocument[],
  isHeld: boolean,
): ChecklistRequirement {
  const row = rowOn(described, one.on);
  const { value, source, confidence } = row;
  const sets = value.needs(one);
  const period = value.covers?.days(one) ?? null;
  const spared = described.spared(one) ?? ruledOut(described, one);
  const standing = statusOn(row, one.on, described.nature);
  const words = {
    id: described.id,
    alternatives: value.alternatives,
    instead: value.instead,
    asks: described.asks,
    title: described.title,
    text: wordsFor(value.text, one),
    documentTypes: [...new Set(sets.flat())],
    source,
    confidence,
    standing,
  };
  if (spared !== null || value.kind === 'not_needed')
    return {
      ...words,
      kind: 'not_needed',
      group: null,
      why: spared ?? wordsFor(value.why, one),
      period: null,
      every: null,
      fresh: null,
      note: null,
      daysTooOld: null,
      state: 'not_needed',
      missingMonths: [],
      by: [],
    };
  // Before the question is answered no paper shows what it asks: the same kind of paper serves other lines.
  const serving = isOpen(described, one) ? [] : documents;
  const found = sets.map((types) => foundOf(types, value, one, serving, period));
  const notBefore = freshFrom(value, one);
  const every = value.covers === null || period === null ? null : value.covers.every;
  const kind = described.kindFor(one, value.kind);
  return {
    ...words,
    kind,
    group: kind === 'one_of' ? described.group : null,
    why: wordsFor(value.why, one),
    period,
    every: every === null || every === 'month' ? every : 'stretch',
    fresh: notBefore === null ? null : { notBefore },
    ...together(found, isHeld),
  };
}

/** What an answer of no rules out. */
const ruledOut = ({ asks }: Requirement, { answers, answeredByRecord }: ChecklistCase): string | null => {
  if (asks === null || answers[asks] !== false) return null;
  const who = answeredByRecord.includes(asks) ? 'Your record says' : 'You said';
  return `${who} that this is not so for you.`;
};

/** Nobody has said yet whether it is asked of this person. */
const isOpen = ({ asks }: Requirement, { answers }: ChecklistCase): boolean =>
  asks !== null && typeof answers[asks] !== 'boolean';

/** Told where it holds for every kind that serves. */
function freshFrom({ notBefore, needs }: Asked, one: ChecklistCase): CivilDate | null {
  if (notBefore === null) return null;
  const days = needs(one)
    .flat()
    .map((type) => notBefore(one, type));
  return days.reduce<CivilDate | null>(
    (latest, day) => (day !== null && (latest ?? '') < day ? day : latest),
    null,
  );
}

/** How one set of kinds of papers stands. */
interface Found {
  readonly state: Exclude<RequirementState, 'not_needed'>;
  readonly missingMonths: readonly string[];
  readonly daysTooOld: number | null;
  readonly note: string | null;
  readonly by: readonly string[];
}

const nothing: Found = { state: 'missing', missingMonths: [], daysTooOld: null, note: null, by: [] };

function foundOf(
  types: readonly string[],
  value: Asked,
  one: ChecklistCase,
  documents: readonly ChecklistDocument[],
  period: ChecklistPeriod | null,
): Found {
  // Nobody can hand in what is issued after the application.
  const ofKind = documents.filter(
    ({ kind, issuedOn }) => types.includes(kind) && (issuedOn == null || issuedOn <= one.on),
  );
  if (value.covers !== null && period !== null) return foundInPeriod(ofKind, value, one, period);
  const ages = ofKind.map((document) => ({ document, age: ageOf(document, value, one) }));
  const good = ages.filter(({ age }) => age === 0).map(({ document }) => document.id);
  if (good.length > 0) return { ...nothing, state: 'have', by: good };
  const undated = ages.filter(({ age }) => age === null).map(({ document }) => document.id);
  if (undated.length > 0) return { ...nothing, state: 'partly', by: undated, note: sayWhenIssued };
  const least = ages.reduce<number | null>((fewest, { age }) => smaller(fewest, age), null);
  return least === null
    ? nothing
    : { ...nothing, state: 'too_old', daysTooOld: least, by: ofKind.map(({ id }) => id) };
}

/** Days by which a document is too old; 0 where it serves, null where its own day would have to be known. */
function ageOf(
  { kind, issuedOn, to, expiresOn }: ChecklistDocument,
  { notBefore }: Pick<Asked, 'notBefore'>,
  one: ChecklistCase,
): number | null {
  const expired = expiresOn == null ? 0 : Math.max(0, daysBetween(expiresOn, one.on));
  const earliest = notBefore?.(one, kind) ?? null;
  if (earliest === null) return expired;
  const issued = issuedOn ?? to ?? null;
  if (issued === null) return expired > 0 ? expired : null;
  return Math.max(expired, daysBetween(issued, earliest), 0);
}

function foundInPeriod(
  ofKind: readonly ChecklistDocument[],
  value: Asked,
  one: ChecklistCase,
  period: ChecklistPeriod,
): Found {
  const every = value.covers?.every ?? 'month';
  const covered = coveredBy(ofKind);
  const missingMonths =
    every === 'month'
      ? monthsNotWhole(covered, period)
      : monthsOfLongStretches(covered, period, every.months(one.on));
  const inPeriod = ofKind.filter((document) => touches(document, period));
  // The newest paper may be of the month that has just begun: its age is asked, not the month that it covers.
  const aged =
    freshFrom(value, one) === null
      ? inPeriod
      : ofKind.filter((document) => touches(document, { from: period.from, to: one.on }));
  const by = aged.map(({ id }) => id);
  const undated = ofKind.some((document) => spanOfDocument(document) === null);
  const note = undated && missingMonths.length > 0 ? sayWhatItCovers : null;
  if (inPeriod.length === 0)
    return { ...nothing, missingMonths, note, state: undated ? 'partly' : 'missing' };
  if (missingMonths.length > 0) return { ...nothing, state: 'partly', missingMonths, note, by };
  const ages = aged.map((document) => ageOf({ ...document, expiresOn: null }, value, one) ?? 0);
  const least = Math.min(...ages);
  return least > 0
    ? { ...nothing, state: 'too_old', daysTooOld: least, by }
    : { ...nothing, state: 'have', by };
}

const sayWhenIssued = 'Say in the document on which day it was issued.';
const sayWhatItCovers = 'Say in the documents which days they cover.';

const daysBetween = (from: CivilDate, to: CivilDate): number => toDayNumber(to) - toDayNumber(from);
const smaller = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other < one) ? other : one;

/** All sets of a requirement together: it is there when each of them is. */
function together(found: readonly Found[], isHeld: boolean): Found {
  const all = {
    missingMonths: [...new Set(found.flatMap(({ missingMonths }) => missingMonths))].sort(),
    by: [...new Set(found.flatMap(({ by }) => by))],
    note: found.find(({ note }) => note !== null)?.note ?? null,
  };
  if (isHeld) return { ...nothing, state: 'have', by: all.by };
  if (found.length === 0) return nothing;
  const states = new Set(found.map(({ state }) => state));
  if (states.size === 1 && states.has('have')) return { ...nothing, state: 'have', by: all.by };
  if (states.size === 1 && states.has('missing')) return { ...nothing, ...all };
  const old = found.reduce<number | null>((most, { daysTooOld }) => larger(most, daysTooOld), null);
  const onlyOld = [...states].every((state) => state === 'have' || state === 'too_old');
  return { ...all, state: onlyOld ? 'too_old' : 'partly', daysTooOld: old };
}

const larger = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other > one) ? other : one;
