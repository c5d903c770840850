import { toComparedRecord, recordOn } from '@settlewise/casework/record';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import {
  type ChangedAnswer,
  changedOutcomes,
  changedSavedAnswer,
  type ComparedRecord,
  frozenOutcome,
  hasOutcome,
  namesInRecord,
  type Outcome,
  outcomeOn,
  outcomesOnRecord,
  type RecordOutcomes,
} from '@settlewise/rules/comparison';
import {
  findSavedAssessment,
  listSavedAssessments,
  type SavedAssessmentEntry,
} from '../readModels/assessments';
import { familyParts, readPersonRecord } from '../record/personRecord';
import { waitForRecord } from '../reminders/planPerson';
import { findPerson } from '../reminders/plans';
import { findComparedPerson, findComparison, keepComparedPerson } from './comparisonRows';
import type { RuleNoticeDependencies } from './dependencies';
import {
  findOutcomes,
  fingerprintRecord,
  keepOutcomes,
  keepResultOutcomes,
  savedOutcome,
  type StoredOutcomes,
} from './ruleOutcomes';

/** The answers that the current rules change for one person. */
export interface PersonChanges {
  readonly onRecord: readonly ChangedAnswer[];
  readonly results: readonly { readonly entry: SavedAssessmentEntry; readonly change: ChangedAnswer }[];
}

/**
 * Compares what the current rules answer about a person's record and saved results with what the rules before them
 * answered, and stores what differs. The earlier answers come from the frozen rules, or from the stored outcomes.
 * @returns null where there is no such person (any more), or nothing is compared
 * @throws RecordNotReadableError
 */
export async function comparePerson(
  parts: RuleNoticeDependencies,
  userId: string,
): Promise<PersonChanges | null> {
  const { database, ruleSets, clock } = parts;
  const { version } = ruleSets.current;
  const [comparison, person] = await Promise.all([
    findComparison(database, version),
    findPerson(database, userId),
  ]);
  if (comparison === null || person === null) return null;
  await waitForRecord(parts, person.changed);
  const today = civilDateInLondon(clock());
  const [recorded, known, stored] = await Promise.all([
    readPersonRecord(database, userId, familyParts),
    findComparedPerson(database, version, userId),
    findOutcomes(database, ruleSets.earlier.version, userId),
  ]);
  const record = toComparedRecord(recordOn(recorded, today));
  const after = outcomesOnRecord(ruleSets.current, record, today);
  const fingerprint = fingerprintRecord(recorded);
  const before = earlierOutcomes(parts, { record, fingerprint, stored }, today);
  // A person who had no answer under the earlier rules was never told one, so nothing changed for them.
  const answered = known?.hadAnswer ?? (before !== null && hasOutcome(before));
  const onRecord =
    answered && before !== null ? changedOutcomes(before, after, namesInRecord(record), today) : [];
  await keepOutcomes(database, version, userId, { fingerprint, onRecord: after });
  const results = await changedResults(parts, userId, stored);
  await keepComparedPerson(database, version, userId, {
    changed: person.changed,
    round: comparison.round,
    hadAnswer: answered,
    recordChanged: onRecord.length > 0,
    resultsChanged: results.length,
  });
  return { onRecord, results };
}

interface Compared {
  readonly record: ComparedRecord;
  readonly fingerprint: string;
  readonly stored: StoredOutcomes | null;
}

/** Null where nobody knows: the record has changed since its outcomes were stored, so the person has seen the current answers. */
function earlierOutcomes(
  { ruleSets }: RuleNoticeDependencies,
  { record, fingerprint, stored }: Compared,
  today: CivilDate,
): RecordOutcomes | null {
  const { frozen } = ruleSets.earlier;
  if (frozen !== null) return outcomesOnRecord(frozen, record, today);
  if (stored?.fingerprint !== fingerprint) return null;
  const onDay = (outcome: Outcome | null) => (outcome === null ? null : outcomeOn(outcome, today));
  const { settlement, citizenship, dependants } = stored.onRecord;
  return {
    settlement: onDay(settlement),
    citizenship: onDay(citizenship),
    dependants: dependants.map(({ dependantId, ...outcomes }) => ({
      dependantId,
      settlement: onDay(outcomes.settlement),
      registration: onDay(outcomes.registration),
    })),
  };
}

/** Reads one result after the other: some have thousands of trips. */
async function changedResults(
  { database, ruleSets }: RuleNoticeDependencies,
  userId: string,
  stored: StoredOutcomes | null,
): Promise<PersonChanges['results']> {
  const { current, earlier } = ruleSets;
  const found: { entry: SavedAssessmentEntry; change: ChangedAnswer }[] = [];
  const outcomes: Record<string, Outcome> = {};
  for (const entry of await listSavedAssessments(database, userId)) {
    const { calculator, assessmentId } = entry;
    // Reminders tell of fees, and the pages of lists and checks say that rules have changed.
    if (calculator !== 'ilr' && calculator !== 'citizenship') continue;
    if (entry.ruleSetVersion === current.version) continue;
    const saved = await findSavedAssessment(database, userId, assessmentId);
    if (saved === null) continue;
    const form = formIn(saved.form);
    const after = current[calculator](form, entry.calculatedOn);
    if (after !== null) outcomes[assessmentId] = after;
    const before =
      earlier.frozen === null
        ? (stored?.results[assessmentId] ?? savedOutcome({ ...saved, calculator }))
        : frozenOutcome(earlier.frozen, {
            ...entry,
            calculator,
            isEligible: entry.isEligible === true,
            form,
          });
    const change = changedSavedAnswer({ ...entry, calculator }, before, after);
    if (change !== null) found.push({ entry, change });
  }
  await keepResultOutcomes(database, current.version, userId, outcomes);
  return found;
}

/** A form as it was saved; empty where it is none. */
const formIn = (form: unknown): Readonly<Record<string, unknown>> =>
  typeof form === 'object' && form !== null ? { ...form } : {};
