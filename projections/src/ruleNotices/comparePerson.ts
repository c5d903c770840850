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
import { findComparedPerson, findComparison, saveComparedPerson } from './comparisonRows';
import type { RuleNoticeDependencies } from './dependencies';
import {
  findOutcomes,
  fingerprintRecord,
  saveOutcomes,
  saveResultOutcomes,
  savedOutcome,
  type StoredOutcomes,
} from './ruleOutcomes';

/** The answers of one person that the current rules change. */
export interface PersonChanges {
  readonly onRecord: readonly ChangedAnswer[];
  readonly results: readonly { readonly entry: SavedAssessmentEntry; readonly change: ChangedAnswer }[];
}

/**
 * Compares the answers of the current rules about a person's record and saved results with those of the earlier rules, and
 * stores the differences. The earlier answers come from the frozen rules or from the stored outcomes.
 * @returns null if the person does not exist, or there is no comparison
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
  // A person without an answer under the earlier rules has seen none, so nothing changed for them.
  const hadAnswer = known?.hadAnswer ?? (before !== null && hasOutcome(before));
  const onRecord =
    hadAnswer && before !== null ? changedOutcomes(before, after, namesInRecord(record), today) : [];
  await saveOutcomes(database, version, userId, { fingerprint, onRecord: after });
  const results = await compareResults(parts, userId, stored);
  await saveComparedPerson(database, version, userId, {
    changed: person.changed,
    round: comparison.round,
    hadAnswer,
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

/** Null if unknown: the record changed after its outcomes were stored, so the person has already seen the current answers. */
function earlierOutcomes(
  { ruleSets }: RuleNoticeDependencies,
  { record, fingerprint, stored }: Compared,
  today: CivilDate,
): RecordOutcomes | null {
  const { frozen } = ruleSets.earlier;
  if (frozen !== null) return outcomesOnRecord(frozen, record, today);
  if (stored?.fingerprint !== fingerprint) return null;
  const toOutcomeOnDay = (outcome: Outcome | null) => (outcome === null ? null : outcomeOn(outcome, today));
  const { settlement, citizenship, dependants } = stored.onRecord;
  return {
    settlement: toOutcomeOnDay(settlement),
    citizenship: toOutcomeOnDay(citizenship),
    dependants: dependants.map(({ dependantId, ...outcomes }) => ({
      dependantId,
      settlement: toOutcomeOnDay(outcomes.settlement),
      registration: toOutcomeOnDay(outcomes.registration),
    })),
  };
}

/** Reads one result after the other, because some have thousands of journeys. */
async function compareResults(
  { database, ruleSets }: RuleNoticeDependencies,
  userId: string,
  stored: StoredOutcomes | null,
): Promise<PersonChanges['results']> {
  const { current, earlier } = ruleSets;
  const found: { entry: SavedAssessmentEntry; change: ChangedAnswer }[] = [];
  const outcomes: Record<string, Outcome> = {};
  for (const entry of await listSavedAssessments(database, userId)) {
    const { calculator, assessmentId } = entry;
    // Reminders cover fees, and the pages of lists and checks show that rules have changed.
    if (calculator !== 'ilr' && calculator !== 'citizenship') continue;
    if (entry.ruleSetVersion === current.version) continue;
    const saved = await findSavedAssessment(database, userId, assessmentId);
    if (saved === null) continue;
    const form = parseForm(saved.form);
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
  await saveResultOutcomes(database, current.version, userId, outcomes);
  return found;
}

/** A saved form; empty if it is not an object. */
const parseForm = (form: unknown): Readonly<Record<string, unknown>> =>
  typeof form === 'object' && form !== null ? { ...form } : {};
