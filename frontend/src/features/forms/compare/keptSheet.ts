import { formSheetResponse, type FormSheetResponse } from '@settlewise/contract/forms';
import { saveFile } from '../../../ui/files/saveFile';

/** Bytes of the largest sheet that is read: one with a thousand journeys has not half of it. */
const largest = 2_000_000;

/**
 * Has the browser save a sheet as it is now. What somebody answered on a form years ago must not change with their record,
 * so it is a file of theirs: it stands on their device alone, and is read there.
 */
export const keepSheet = (sheet: FormSheetResponse): void =>
  saveFile(
    new Blob([JSON.stringify(sheet)], { type: 'application/json' }),
    `Settlewise ${sheet.form.replaceAll(/[^A-Z\d]+/g, ' ').trim()} ${sheet.on}.json`,
  );

/** @returns null for a file that is no sheet */
export async function readKeptSheet(file: File): Promise<FormSheetResponse | null> {
  if (file.size > largest) return null;
  try {
    const read = formSheetResponse.safeParse(JSON.parse(await file.text()));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
