import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import {
  changedOnRecord,
  changedSavedAnswer,
  hadAnswer,
  type ChangedAnswer,
  type ComparedRecord,
} from '@settlewise/rules/comparison';
import type { Knex } from 'knex';
import { mainPersonOf, recordOn, withSharedJourneys } from '@settlewise/casework/record';
import { findSavedForm, listSavedAssessments, type SavedAssessmentEntry } from '../readModels/assessments';
import { familyParts, readPersonRecord } from '../record/personRecord';
import { waitForRecord } from '../reminders/planPerson';
import { findPerson } from '../reminders/plans';
import { findComparedPerson, findComparison, keepComparedPerson } from './comparisonRows';
import type { RuleNoticeDependencies } from './dependencies';

/** The answers that the current rules change for one person. */
export interface PersonChanges {
  readonly onRecord: readonly ChangedAnswer[];
  readonly results: readonly { readonly entry: SavedAssessmentEntry; readonly change: ChangedAnswer }[];
}

/**
 * Evaluates a person's record and saved results under both rule sets, as they are now, and stores what differs.
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
  const [record, known] = await Promise.all([
    readComparedRecord(database, userId, today),
    findComparedPerson(database, version, userId),
  ]);
  // A person who had no answer under the earlier rules was never told one, so nothing changed for them.
  const answered = known?.hadAnswer ?? hadAnswer(ruleSets, record, today);
  const onRecord = answered ? changedOnRecord(ruleSets, record, today) : [];
  const results = await changedResults(parts, userId);
  await keepComparedPerson(database, version, userId, {
    changed: person.changed,
    round: comparison.round,
    hadAnswer: answered,
    recordChanged: onRecord.length > 0,
    resultsChanged: results.length,
  });
  return { onRecord, results };
}

/** The record, and its dependants with what of the person decides about them. */
async function readComparedRecord(database: Knex, userId: string, today: CivilDate): Promise<ComparedRecord> {
  const record = recordOn(await readPersonRecord(database, userId, familyParts), today);
  const dependants = withSharedJourneys(record.dependants, record.journeys);
  return dependants.length === 0 ? record : { ...record, family: { main: mainPersonOf(record), dependants } };
}

/** One form after the other: some have thousands of trips. */
async function changedResults(
  { database, ruleSets }: RuleNoticeDependencies,
  userId: string,
): Promise<PersonChanges['results']> {
  const found: { entry: SavedAssessmentEntry; change: ChangedAnswer }[] = [];
  for (const entry of await listSavedAssessments(database, userId)) {
    const { calculator } = entry;
    // Of a sum of fees a reminder tells: it compares fees of many days, not two rule sets. A list and a check say on their
    // page that rules have changed.
    if (calculator !== 'ilr' && calculator !== 'citizenship') continue;
    if (entry.ruleSetVersion === ruleSets.current.version) continue;
    const form = await findSavedForm(database, userId, entry.assessmentId);
    const change =
      form === null
        ? null
        : changedSavedAnswer(ruleSets, { ...entry, calculator, isEligible: entry.isEligible === true, form });
    if (change !== null) found.push({ entry, change });
  }
  return found;
}
