import { z } from 'zod';
import { storedShape } from '../fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant, recordedDate } from '../kernel/values';
import { savedResultFields } from './fields';

/** The request or the answer of a calculator, as JSON. The contract defines its shape. */
const jsonObject = z.record(z.string(), z.json());

const savedShape = z.strictObject({
  assessmentId: identifier,
  calculator: z.enum(['ilr', 'citizenship', 'fees', 'checklist', 'addresses', 'sheet', 'timeline']),
  ...storedShape(savedResultFields),
  savedAt: instant,
  /** The rule set that produced it. */
  ruleSet: z.strictObject({ version: z.string().min(1).max(100), checkedOn: recordedDate }),
  /** Null for results that decide nothing: fees, checklist, addresses, sheet, timeline. */
  isEligible: z.boolean().nullable(),
  // Calculated, so it may be later than any date that a person can enter.
  suggestedEligibilityDate: z.iso.date().nullable(),
  form: jsonObject,
  /** The original answer. It does not change when rules change. */
  result: jsonObject,
});

const saved = savedShape.refine(
  ({ calculator, isEligible }) =>
    (calculator === 'ilr' || calculator === 'citizenship') === (isEligible !== null),
  'A result on settlement or citizenship says whether somebody is eligible, and no other does.',
);

export const assessmentSaved = defineEvent('AssessmentSaved', saved, {
  version: 4,
  // Version 2 adds fees, version 3 checklists and address checks, version 4 sheets and timelines. Older data is valid as
  // it is.
  upcasters: { 1: (data) => data, 2: (data) => data, 3: (data) => data },
});
export const assessmentDiscarded = defineEvent(
  'AssessmentDiscarded',
  z.strictObject({ assessmentId: identifier }),
);

export const assessmentEvents = [assessmentSaved, assessmentDiscarded] as const;
export type AssessmentEvent = EventOf<(typeof assessmentEvents)[number]>;

/** A saved answer of a calculator, with its request. */
export type SavedAssessment = Readonly<z.infer<typeof saved>>;
