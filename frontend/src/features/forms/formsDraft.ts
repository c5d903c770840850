import { type FormSheetKey, formSheetKeys } from '@settlewise/contract/forms';
import { z } from 'zod';

/**
 * What of a sheet is kept in this browser, sealed as every draft: which form, for whom, for which day, and what was copied.
 * It says how far somebody has come with the form that is open in another window of the same device, so it belongs to the
 * device and not to the record, where each press would be an event for ever. No answer is in it: answers stay in the record.
 */
export const formsDraft = z.object({
  /** Null until somebody chooses: then it is the form that the record leads to. */
  form: z.enum(formSheetKeys).nullable(),
  applicant: z.union([z.literal('you'), z.number()]),
  /** The day of the application, as it was typed; null until somebody types one. */
  on: z.string().nullable(),
  /** By form and person, the keys of the answers that were copied. */
  copied: z.record(z.string(), z.array(z.string())),
  /** By form and person, how many fields of the journeys were pasted. */
  pasted: z.record(z.string(), z.number().int().min(0)),
});
export type FormsDraft = z.infer<typeof formsDraft>;

export const emptyForms = (): FormsDraft => ({
  form: null,
  applicant: 'you',
  on: null,
  copied: {},
  pasted: {},
});

export const sheetKey = (form: FormSheetKey, applicant: FormsDraft['applicant']): string =>
  `${form} ${applicant}`;
