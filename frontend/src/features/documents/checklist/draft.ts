import { z } from 'zod';

const text = z.string();
/**
 * What was typed, as it was typed: kept sealed in this browser. Empty is what nobody typed. Answers are in the record, and so
 * are a chosen form and day once they are kept there.
 */
export const checklistDraft = z.object({
  /** `you`, or the id of a dependant. */
  who: text,
  form: text,
  /** A typed day: it goes before any other. */
  plannedOn: text,
  /** Only where the record does not know them. */
  dateOfBirth: text,
  visaType: text,
});
export type ChecklistDraft = z.infer<typeof checklistDraft>;

export const emptyChecklist = (): ChecklistDraft => ({
  who: 'you',
  form: '',
  plannedOn: '',
  dateOfBirth: '',
  visaType: '',
});
