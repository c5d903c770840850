import type { FormSheetKey, FormSheetResponse } from '@settlewise/contract/forms';
import {
  type FormRecord,
  type FormSheet,
  buildFormSheet,
  pasteOrder,
  type SheetForm,
  tripRows,
} from '@settlewise/rules/forms';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { presentSource } from '@settlewise/casework/presentedRules';
import { formWords } from '@settlewise/casework/forms';

const formNames: Readonly<Record<FormSheetKey, SheetForm>> = {
  an: 'AN',
  mn1: 'MN1',
  'set-o': 'SET(O)',
  'set-m': 'SET(M)',
  'set-lr': 'SET(LR)',
  bno: 'BNO',
};

/**
 * Fills in the sheet of a form from a record.
 * @returns null if the applicant has no such form
 * @throws UnsoundAssessment if the record’s dates are invalid
 */
export function fillFormSheet(
  record: FormRecord,
  { form, applicant, on }: Pick<FormSheet, 'applicant' | 'on'> & { readonly form: FormSheetKey },
): DeepReadonly<FormSheetResponse> | null {
  const sheet = buildFormSheet(record, { form: formNames[form], applicant, on }, formWords);
  return sheet === null ? null : presentSheet(sheet);
}

/** The same text for an unknown form and for another person's dependant, so that it reveals nothing. */
export const sheetNotFoundText = 'There is no such form for somebody in your record.';

function presentSheet({
  residence: _,
  travel,
  source,
  ...sheet
}: FormSheet): DeepReadonly<FormSheetResponse> {
  return {
    ...sheet,
    source: presentSource(source),
    journeys: travel === null ? null : tripRows(travel, formWords),
    pasteOrder: travel === null ? [] : pasteOrder(travel, formWords),
  };
}
