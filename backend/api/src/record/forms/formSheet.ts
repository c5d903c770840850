import type { FormSheetKey, FormSheetResponse } from '@settlewise/contract/forms';
import {
  type FormRecord,
  type FormSheet,
  formSheetOf,
  pasteOrder,
  type SheetForm,
  tripRows,
} from '@settlewise/rules/forms';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { presentSource } from '../../answers/presentAnswers';
import { formWords } from '@settlewise/casework/forms';

const forms: Readonly<Record<FormSheetKey, SheetForm>> = {
  an: 'AN',
  mn1: 'MN1',
  'set-o': 'SET(O)',
  'set-m': 'SET(M)',
  'set-lr': 'SET(LR)',
  bno: 'BNO',
};

/**
 * The sheet of a form from a record.
 * @returns null where there is no such form for whom it is asked
 * @throws UnsoundAssessment where the record’s dates cannot be counted with
 */
export function sheetFrom(
  record: FormRecord,
  { form, applicant, on }: Pick<FormSheet, 'applicant' | 'on'> & { readonly form: FormSheetKey },
): DeepReadonly<FormSheetResponse> | null {
  const sheet = formSheetOf(record, { form: forms[form], applicant, on }, formWords);
  return sheet === null ? null : presented(sheet);
}

/** The same for a form that there is not and for a dependant of somebody else: nobody learns which. */
export const noSuchSheet = 'There is no such form for somebody in your record.';

function presented({ residence: _, travel, source, ...sheet }: FormSheet): DeepReadonly<FormSheetResponse> {
  return {
    ...sheet,
    source: presentSource(source),
    journeys: travel === null ? null : tripRows(travel, formWords),
    pasteOrder: travel === null ? [] : pasteOrder(travel, formWords),
  };
}
