import {
  isRed,
  savedAddressAnswer,
  savedAddressCheck,
  type SavedAddressesSummary,
  type SavedAssessmentResponse,
  type SavedAssessmentSummary,
  savedChecklist,
  type SavedChecklistSummary,
  savedFeesSummary,
  type SavedFeesSummary,
  savedSheet,
  savedSheetAnswer,
  type SavedSheetSummary,
  savedTimelineAnswer,
  type SavedTimelineSummary,
  savedVerdictSummary,
  type SavedVerdictSummary,
  twoFirstDaysOf,
  verdictParts,
} from '@settlewise/contract/assessments';
import { checklistResponse } from '@settlewise/contract/checklist';
import type { SavedAssessment } from '@settlewise/domain/assessments';
import type { StoredAssessment, SavedAssessmentEntry } from '@settlewise/projections';
import { z } from 'zod';
import {
  openAddresses,
  openChecklist,
  openCitizenship,
  openFees,
  openIlr,
  openSheet,
  openTimeline,
} from './storedAnswer';

/** A saved result as the list tells it. */
export function presentEntry(entry: SavedAssessmentEntry): SavedAssessmentSummary {
  switch (entry.calculator) {
    case 'fees':
      return sumOf(entry);
    case 'checklist':
      return listOf(entry);
    case 'addresses':
      return checkOf(entry);
    case 'sheet':
      return sheetOf(entry);
    case 'timeline':
      return lineOf(entry);
    default:
      return verdictOf(entry);
  }
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
    case 'checklist':
      return { ...listOf(stored), ...openChecklist(stored) };
    case 'addresses':
      return { ...checkOf(stored), ...openAddresses(stored) };
    case 'sheet':
      return { ...sheetOf(stored), ...openSheet(stored) };
    case 'timeline':
      return { ...lineOf(stored), ...openTimeline(stored) };
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
    verdictParts: saved.result,
    sum: saved.result,
    told: { ...saved.result, ...saved.form },
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
  const { isEligible, suggestedEligibilityDate } = entry;
  // Older results have no headline.
  const headline = entry.headline ?? null;
  const calculator = savedVerdictSummary.shape.calculator.parse(entry.calculator);
  const parts = verdictParts.parse(entry.verdictParts);
  return savedVerdictSummary.parse({
    calculator,
    ...summaryOf(entry),
    isEligible,
    suggestedEligibilityDate,
    headline,
    earliestApplicationDate: entry.earliestApplicationDate,
    twoFirstDays: twoFirstDaysOf(calculator, parts),
    isRed: isRed(calculator, parts),
  });
}

/** @throws ZodError where what was kept has no sum */
function sumOf(entry: SavedAssessmentEntry): SavedFeesSummary {
  const { totalPence, lowestPence, highestPence } = savedSum.parse(entry.sum);
  return { calculator: 'fees', ...summaryOf(entry), totalPence, lowestPence, highestPence };
}

const savedSum = savedFeesSummary.pick({ totalPence: true, lowestPence: true, highestPence: true });

/** @throws ZodError where what was kept is no list */
function listOf(entry: SavedAssessmentEntry): SavedChecklistSummary {
  const { form: application, readiness, ...asked } = toldOfList.parse(entry.told);
  return { calculator: 'checklist', ...summaryOf(entry), application, ...asked, ...readiness };
}

const toldOfList = savedChecklist
  .pick({ form: true, plannedOn: true, name: true })
  .extend({ readiness: checklistResponse.shape.readiness })
  .strip();

/** @throws ZodError where what was kept is no check */
function checkOf(entry: SavedAssessmentEntry): SavedAddressesSummary {
  const { form: application, whose, ...told } = toldOfCheck.parse(entry.told);
  const name = whose?.firstName ?? null;
  return { calculator: 'addresses', ...summaryOf(entry), application, ...told, name };
}

const toldOfCheck = savedAddressCheck
  .pick({ form: true, applicationOn: true, whose: true })
  .extend(savedAddressAnswer.pick({ missingDays: true, contradictions: true }).shape)
  .strip();

/** @throws ZodError where what was kept is no sheet */
function sheetOf(entry: SavedAssessmentEntry): SavedSheetSummary {
  const { form: application, on: applicationOn, name } = toldOfSheet.parse(entry.told);
  return { calculator: 'sheet', ...summaryOf(entry), application, applicationOn, name };
}

const toldOfSheet = savedSheet
  .pick({ form: true, on: true })
  .extend(savedSheetAnswer.pick({ name: true }).shape)
  .strip();

/** @throws ZodError where what was kept is no timeline */
function lineOf(entry: SavedAssessmentEntry): SavedTimelineSummary {
  const [first = null] = toldOfLine.parse(entry.told).entries;
  const next = first?.isAhead === true ? { date: first.date, title: first.title } : null;
  return { calculator: 'timeline', ...summaryOf(entry), next };
}

/** Its first entry, which is the next one ahead where one is; null where there is none. */
const { date, title, isAhead } = savedTimelineAnswer.shape.entries.element.shape;
const toldOfLine = z.object({ entries: z.array(z.object({ date, title, isAhead }).nullable()) });
