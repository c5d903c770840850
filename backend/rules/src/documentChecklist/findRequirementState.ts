import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import { statusOn, rowOn } from '../parameters/parameter';
import type { ChecklistRequirement, RequirementState } from './answer';
import { coveredBy, monthsNotWhole, monthsOfLongStretches, spanOfDocument, touches } from './coverage';
import type { ChecklistPeriod } from './period';
import type { ChecklistDocument } from './question';
import { resolveWords, type Asked, type ChecklistCase, type Requirement } from './row';

/** The state of a line, given the person's documents. */
export function findRequirementState(
  described: Requirement,
  one: ChecklistCase,
  documents: readonly ChecklistDocument[],
  isHeld: boolean,
): ChecklistRequirement {
  const row = rowOn(described, one.on);
  const { value, source, confidence } = row;
  const sets = value.needs(one);
  const period = value.covers?.days(one) ?? null;
  const spared = described.spared(one) ?? findRuledOut(described, one);
  const standing = statusOn(row, one.on, described.nature);
  const words = {
    id: described.id,
    alternatives: value.alternatives,
    instead: value.instead,
    asks: described.asks,
    title: described.title,
    text: resolveWords(value.text, one),
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
      why: spared ?? resolveWords(value.why, one),
      period: null,
      every: null,
      fresh: null,
      note: null,
      daysTooOld: null,
      state: 'not_needed',
      missingMonths: [],
      by: [],
    };
  // Until the question is answered no document counts, because the same type serves other lines.
  const serving = isOpen(described, one) ? [] : documents;
  const found = sets.map((types) => findSetState(types, value, one, serving, period));
  const notBefore = findFreshFrom(value, one);
  const every = value.covers === null || period === null ? null : value.covers.every;
  const kind = described.kindFor(one, value.kind);
  return {
    ...words,
    kind,
    group: kind === 'one_of' ? described.group : null,
    why: resolveWords(value.why, one),
    period,
    every: every === null || every === 'month' ? every : 'stretch',
    fresh: notBefore === null ? null : { notBefore },
    ...combineSets(found, isHeld),
  };
}

/** Requirements that the answer "no" rules out. */
const findRuledOut = ({ asks }: Requirement, { answers, answeredByRecord }: ChecklistCase): string | null => {
  if (asks === null || answers[asks] !== false) return null;
  const who = answeredByRecord.includes(asks) ? 'Your record says' : 'You said';
  return `${who} that this is not so for you.`;
};

/** Whether it is unknown if this applies to the person. */
const isOpen = ({ asks }: Requirement, { answers }: ChecklistCase): boolean =>
  asks !== null && typeof answers[asks] !== 'boolean';

/** Set only if it applies to all suitable types. */
function findFreshFrom({ notBefore, needs }: Asked, one: ChecklistCase): CivilDate | null {
  if (notBefore === null) return null;
  const days = needs(one)
    .flat()
    .map((type) => notBefore(one, type));
  return days.reduce<CivilDate | null>(
    (latest, day) => (day !== null && (latest ?? '') < day ? day : latest),
    null,
  );
}

/** The state of one set of document types. */
interface SetState {
  readonly state: Exclude<RequirementState, 'not_needed'>;
  readonly missingMonths: readonly string[];
  readonly daysTooOld: number | null;
  readonly note: string | null;
  readonly by: readonly string[];
}

const missingSet: SetState = { state: 'missing', missingMonths: [], daysTooOld: null, note: null, by: [] };

function findSetState(
  types: readonly string[],
  value: Asked,
  one: ChecklistCase,
  documents: readonly ChecklistDocument[],
  period: ChecklistPeriod | null,
): SetState {
  // A document issued after the application cannot be submitted.
  const ofKind = documents.filter(
    ({ kind, issuedOn }) => types.includes(kind) && (issuedOn == null || issuedOn <= one.on),
  );
  if (value.covers !== null && period !== null) return findStateInPeriod(ofKind, value, one, period);
  const ages = ofKind.map((document) => ({ document, age: findAge(document, value, one) }));
  const good = ages.filter(({ age }) => age === 0).map(({ document }) => document.id);
  if (good.length > 0) return { ...missingSet, state: 'have', by: good };
  const undated = ages.filter(({ age }) => age === null).map(({ document }) => document.id);
  if (undated.length > 0) return { ...missingSet, state: 'partly', by: undated, note: issueDateHint };
  const least = ages.reduce<number | null>((fewest, { age }) => findSmaller(fewest, age), null);
  return least === null
    ? missingSet
    : { ...missingSet, state: 'too_old', daysTooOld: least, by: ofKind.map(({ id }) => id) };
}

/** The days by which a document is too old; 0 if it is suitable, null if its date is unknown. */
function findAge(
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

function findStateInPeriod(
  ofKind: readonly ChecklistDocument[],
  value: Asked,
  one: ChecklistCase,
  period: ChecklistPeriod,
): SetState {
  const every = value.covers?.every ?? 'month';
  const covered = coveredBy(ofKind);
  const missingMonths =
    every === 'month'
      ? monthsNotWhole(covered, period)
      : monthsOfLongStretches(covered, period, every.months(one.on));
  const inPeriod = ofKind.filter((document) => touches(document, period));
  // The newest document may be of the current month: its age counts, not its month.
  const aged =
    findFreshFrom(value, one) === null
      ? inPeriod
      : ofKind.filter((document) => touches(document, { from: period.from, to: one.on }));
  const by = aged.map(({ id }) => id);
  const undated = ofKind.some((document) => spanOfDocument(document) === null);
  const note = undated && missingMonths.length > 0 ? coverageHint : null;
  if (inPeriod.length === 0)
    return { ...missingSet, missingMonths, note, state: undated ? 'partly' : 'missing' };
  if (missingMonths.length > 0) return { ...missingSet, state: 'partly', missingMonths, note, by };
  const ages = aged.map((document) => findAge({ ...document, expiresOn: null }, value, one) ?? 0);
  const least = Math.min(...ages);
  return least > 0
    ? { ...missingSet, state: 'too_old', daysTooOld: least, by }
    : { ...missingSet, state: 'have', by };
}

const issueDateHint = 'Say in the document on which day it was issued.';
const coverageHint = 'Say in the documents which days they cover.';

const daysBetween = (from: CivilDate, to: CivilDate): number => toDayNumber(to) - toDayNumber(from);
const findSmaller = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other < one) ? other : one;

/** Combines all sets of a requirement: it is met if each set is. */
function combineSets(found: readonly SetState[], isHeld: boolean): SetState {
  const all = {
    missingMonths: [...new Set(found.flatMap(({ missingMonths }) => missingMonths))].sort(),
    by: [...new Set(found.flatMap(({ by }) => by))],
    note: found.find(({ note }) => note !== null)?.note ?? null,
  };
  if (isHeld) return { ...missingSet, state: 'have', by: all.by };
  if (found.length === 0) return missingSet;
  const states = new Set(found.map(({ state }) => state));
  if (states.size === 1 && states.has('have')) return { ...missingSet, state: 'have', by: all.by };
  if (states.size === 1 && states.has('missing')) return { ...missingSet, ...all };
  const old = found.reduce<number | null>((most, { daysTooOld }) => findLarger(most, daysTooOld), null);
  const isOnlyTooOld = [...states].every((state) => state === 'have' || state === 'too_old');
  return { ...all, state: isOnlyTooOld ? 'too_old' : 'partly', daysTooOld: old };
}

const findLarger = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other > one) ? other : one;
