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
  parseAddresses,
  parseChecklist,
  unpackCitizenship,
  parseFees,
  unpackIlr,
  parseSheet,
  parseTimeline,
} from './storedAnswer';

/** Presents a saved result for the list. */
export function presentEntry(entry: SavedAssessmentEntry): SavedAssessmentSummary {
  switch (entry.calculator) {
    case 'fees':
      return presentFees(entry);
    case 'checklist':
      return presentChecklist(entry);
    case 'addresses':
      return presentAddresses(entry);
    case 'sheet':
      return presentSheet(entry);
    case 'timeline':
      return presentTimeline(entry);
    default:
      return presentVerdict(entry);
  }
}

/** Presents a saved result as it was. @throws ZodError if it does not match today's contract */
export function presentStored(stored: StoredAssessment): SavedAssessmentResponse {
  switch (stored.calculator) {
    case 'ilr':
      return { ...presentVerdict(stored), calculator: 'ilr', ...unpackIlr(stored) };
    case 'citizenship':
      return { ...presentVerdict(stored), calculator: 'citizenship', ...unpackCitizenship(stored) };
    case 'fees':
      return { ...presentFees(stored), ...parseFees(stored) };
    case 'checklist':
      return { ...presentChecklist(stored), ...parseChecklist(stored) };
    case 'addresses':
      return { ...presentAddresses(stored), ...parseAddresses(stored) };
    case 'sheet':
      return { ...presentSheet(stored), ...parseSheet(stored) };
    case 'timeline':
      return { ...presentTimeline(stored), ...parseTimeline(stored) };
  }
}

/** Presents a result that was just saved, as it will be read back. */
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

function presentSummary(entry: SavedAssessmentEntry) {
  return {
    id: entry.assessmentId,
    title: entry.title,
    savedAt: entry.savedAt.toISOString(),
    calculatedOn: entry.calculatedOn,
    ruleSet: { version: entry.ruleSetVersion, checkedOn: entry.ruleSetCheckedOn },
  };
}

/** @throws ZodError if the stored result has no verdict */
function presentVerdict(entry: SavedAssessmentEntry): SavedVerdictSummary {
  const { isEligible, suggestedEligibilityDate } = entry;
  // Older results have no headline.
  const headline = entry.headline ?? null;
  const calculator = savedVerdictSummary.shape.calculator.parse(entry.calculator);
  const parts = verdictParts.parse(entry.verdictParts);
  return savedVerdictSummary.parse({
    calculator,
    ...presentSummary(entry),
    isEligible,
    suggestedEligibilityDate,
    headline,
    earliestApplicationDate: entry.earliestApplicationDate,
    twoFirstDays: twoFirstDaysOf(calculator, parts),
    isRed: isRed(calculator, parts),
  });
}

/** @throws ZodError if the stored result has no sum */
function presentFees(entry: SavedAssessmentEntry): SavedFeesSummary {
  const { totalPence, lowestPence, highestPence } = feesFields.parse(entry.sum);
  return { calculator: 'fees', ...presentSummary(entry), totalPence, lowestPence, highestPence };
}

const feesFields = savedFeesSummary.pick({ totalPence: true, lowestPence: true, highestPence: true });

/** @throws ZodError if the stored result is not a checklist */
function presentChecklist(entry: SavedAssessmentEntry): SavedChecklistSummary {
  const { form: application, readiness, ...form } = checklistFields.parse(entry.told);
  return { calculator: 'checklist', ...presentSummary(entry), application, ...form, ...readiness };
}

const checklistFields = savedChecklist
  .pick({ form: true, plannedOn: true, name: true })
  .extend({ readiness: checklistResponse.shape.readiness })
  .strip();

/** @throws ZodError if the stored result is not an address check */
function presentAddresses(entry: SavedAssessmentEntry): SavedAddressesSummary {
  const { form: application, whose, ...fields } = addressFields.parse(entry.told);
  const name = whose?.firstName ?? null;
  return { calculator: 'addresses', ...presentSummary(entry), application, ...fields, name };
}

const addressFields = savedAddressCheck
  .pick({ form: true, applicationOn: true, whose: true })
  .extend(savedAddressAnswer.pick({ missingDays: true, contradictions: true }).shape)
  .strip();

/** @throws ZodError if the stored result is not a sheet */
function presentSheet(entry: SavedAssessmentEntry): SavedSheetSummary {
  const { form: application, on: applicationOn, name } = sheetFields.parse(entry.told);
  return { calculator: 'sheet', ...presentSummary(entry), application, applicationOn, name };
}

const sheetFields = savedSheet
  .pick({ form: true, on: true })
  .extend(savedSheetAnswer.pick({ name: true }).shape)
  .strip();

/** @throws ZodError if the stored result is not a timeline */
function presentTimeline(entry: SavedAssessmentEntry): SavedTimelineSummary {
  const [first = null] = timelineFields.parse(entry.told).entries;
  const next = first?.isAhead === true ? { date: first.date, title: first.title } : null;
  return { calculator: 'timeline', ...presentSummary(entry), next };
}

/** The first entry is the next future one, if there is any. Null for an empty timeline. */
const { date, title, isAhead } = savedTimelineAnswer.shape.entries.element.shape;
const timelineFields = z.object({ entries: z.array(z.object({ date, title, isAhead }).nullable()) });
