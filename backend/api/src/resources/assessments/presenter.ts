import {
  savedAssessmentSummary,
  type SavedAssessmentResponse,
  type SavedAssessmentSummary,
} from '@settlewise/contract';
import type { SavedAssessment } from '@settlewise/domain';
import type { StoredAssessment, SavedAssessmentEntry } from '@settlewise/projections';
import { openCitizenship, openIlr } from './storedAnswer';

/** A saved result as the list tells it. */
export function presentEntry(entry: SavedAssessmentEntry): SavedAssessmentSummary {
  return { calculator: entry.calculator, ...summaryOf(entry) };
}

/** A saved result as it was. @throws ZodError when what was kept does not fit today's contract */
export function presentStored(stored: StoredAssessment): SavedAssessmentResponse {
  switch (stored.calculator) {
    case 'ilr':
      return { calculator: 'ilr', ...summaryOf(stored), ...openIlr(stored) };
    case 'citizenship':
      return { calculator: 'citizenship', ...summaryOf(stored), ...openCitizenship(stored) };
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
  });
}

function summaryOf(entry: SavedAssessmentEntry): Omit<SavedAssessmentSummary, 'calculator'> {
  return {
    id: entry.assessmentId,
    title: entry.title,
    savedAt: entry.savedAt.toISOString(),
    calculatedOn: entry.calculatedOn,
    ruleSet: { version: entry.ruleSetVersion, checkedOn: entry.ruleSetCheckedOn },
    isEligible: entry.isEligible,
    suggestedEligibilityDate: entry.suggestedEligibilityDate,
    headline: headlineOf(entry.headline),
  };
}

/** Older results have none. */
function headlineOf(stored: unknown): SavedAssessmentSummary['headline'] {
  return savedAssessmentSummary.shape.headline.parse(stored ?? null);
}
