import { z } from 'zod';
import { storedShape } from '../fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant, recordedDate } from '../kernel/values';
import { savedResultFields } from './fields';

/** What a calculator was asked or answered, as JSON. Its shape is the contract's; here it is only kept. */
const jsonObject = z.record(z.string(), z.json());

const savedShape = z.strictObject({
  assessmentId: identifier,
  calculator: z.enum(['ilr', 'citizenship', 'fees', 'checklist', 'addresses', 'sheet', 'timeline']),
  ...storedShape(savedResultFields),
  savedAt: instant,
  /** The rule set that produced it. */
  ruleSet: z.strictObject({ version: z.string().min(1).max(100), checkedOn: recordedDate }),
  /** Null of what decides nothing: a sum, a list, a check, a sheet, a line. */
  isEligible: z.boolean().nullable(),
  // Worked out, not typed: it may lie after every date that a person can enter.
  suggestedEligibilityDate: z.iso.date().nullable(),
  form: jsonObject,
  /** Kept as it was answered: rules change, and the person wants to see what they were told. */
  result: jsonObject,
});

const saved = savedShape.refine(
  ({ calculator, isEligible }) =>
    (calculator === 'ilr' || calculator === 'citizenship') === (isEligible !== null),
  'A result on settlement or citizenship says whether somebody is eligible, and no other does.',
);

export const assessmentSaved = defineEvent('AssessmentSaved', saved, {
  version: 4,
  // Version 1 knew no sums of fees, version 2 no lists and checks, version 3 nothing that the record answers; otherwise
  // they are the same.
  upcasters: { 1: (data) => data, 2: (data) => data, 3: (data) => data },
});
export const assessmentDiscarded = defineEvent(
  'AssessmentDiscarded',
  z.strictObject({ assessmentId: identifier }),
);

export const assessmentEvents = [assessmentSaved, assessmentDiscarded] as const;
export type AssessmentEvent = EventOf<(typeof assessmentEvents)[number]>;

/** A calculator's answer as a person saved it, with what was asked. */
export type SavedAssessment = Readonly<z.infer<typeof saved>>;
