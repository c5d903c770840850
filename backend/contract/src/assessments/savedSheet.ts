import { civilDate } from '@settlewise/domain/fields';
import { z } from 'zod';
import { formSheetKeys, formSheetResponse } from '../forms';

/** Which sheet is to be kept. Its answers are those of the record, so the record is asked, and not who sends this. */
export const savedSheet = z.strictObject({
  form: z.enum(formSheetKeys),
  applicant: z.union([z.literal('you'), z.int().min(1).max(999_999_999)]),
  /** The day of the application. */
  on: civilDate('Please enter a valid date.'),
});
export type SavedSheet = z.infer<typeof savedSheet>;

/** A sheet as it was, without the fields to be pasted: those are its journeys once more. */
export const savedSheetAnswer = formSheetResponse.omit({ pasteOrder: true });
export type SavedSheetAnswer = z.infer<typeof savedSheetAnswer>;

/** The summary of a sheet in the list of saved results. */
export const sheetThen = {
  /** Its form, which is not all that was asked. */
  application: savedSheet.shape.form,
  applicationOn: z.string(),
  /** The full name of the applicant. */
  name: z.string(),
};
