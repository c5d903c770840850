import {
  firstDaysParts,
  savedFeesSummary,
  savedVerdictSummary,
  twoFirstDaysOf,
  type SavedAssessmentResponse,
  type SavedAssessmentSummary,
  type SavedFeesSummary,
  type SavedVerdictSummary,
} from '@settlewise/contract';
import type { SavedAssessment } from '@settlewise/domain';
import type { StoredAssessment, SavedAssessmentEntry } from '@settlewise/projections';
import { openCitizenship, openFees, openIlr } from './storedAnswer';

/** A saved result as the list tells it. */
export function presentEntry(entry: SavedAssessmentEntry): SavedAssessmentSummary {
  return entry.calculator === 'fees' ? sumOf(entry) : verdictOf(entry);
}

/** A saved result as it was. @throws ZodError when what was kept does not fit today's contract */
export function presentStored(stored: StoredAssessment): SavedAssessmentResponse {
  switch (stored.calculator) {
    case 'ilr':
      return { ...verdictOf(stored), calculator: 'ilr', ...openIlr(stored) };
    case 'citizenship':
      return { ...verdictOf(stored), calculator: 'citizenship', ...openCitizenship(stored) };
    case 'fees':
      return { ...sumOf(stored), ...openFees(stored) };
  }
}

/** A result that was just saved, as it will be read back. */
export function presentSaved({
  title,
  savedAt,
  ruleSet,
  ...saved
}: SavedAssessment): SavedAssessmentResponse {
  return presentStored({
    ...saved,
    title: title ?? null,
    savedAt: new Date(savedAt),
    ruleSetVersion: ruleSet.version,
    ruleSetCheckedOn: ruleSet.checkedOn,
    headline: saved.result['headline'] ?? null,
    earliestApplicationDate: saved.result['earliestApplicationDate'] ?? null,
    firstDays: saved.result,
    sum: saved.result,
  });
}

function summaryOf(entry: SavedAssessmentEntry) {
  return {
    id: entry.assessmentId,
    title: entry.title,
    savedAt: entry.savedAt.toISOString(),
    calculatedOn: entry.calculatedOn,
    ruleSet: { version: entry.ruleSetVersion, checkedOn: entry.ruleSetCheckedOn },
  };
}

/** @throws ZodError where what was kept says nothing of eligibility */
function verdictOf(entry: SavedAssessmentEntry): SavedVerdictSummary {
  const { calculator, isEligible, suggestedEligibilityDate } = entry;
  // Older results have no headline.
  const headline = entry.headline ?? null;
  return savedVerdictSummary.parse({
    ...{ calculator, ...summaryOf(entry), isEligible, suggestedEligibilityDate, headline },
    earliestApplicationDate: entry.earliestApplicationDate,
    twoFirstDays:
      calculator === 'fees' ? null : twoFirstDaysOf(calculator, firstDaysParts.parse(entry.firstDays)),
  });
}

/** @throws ZodError where what was kept has no sum */
function sumOf(entry: SavedAssessmentEntry): SavedFeesSummary {
  const { totalPence, lowestPence, highestPence } = savedSum.parse(entry.sum);
  return { calculator: 'fees', ...summaryOf(entry), totalPence, lowestPence, highestPence };
}

const savedSum = savedFeesSummary.pick({ totalPence: true, lowestPence: true, highestPence: true });
