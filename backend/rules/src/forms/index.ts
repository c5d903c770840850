export type { SigningCheck, SigningState } from './beforeSigning';
export { differencesBetween, type FormDifference } from './consistency';
export type { FormApplicant } from './person';
export {
  sheetForms,
  formParts,
  type AnswerFormat,
  type FormAnswer,
  type FormLine,
  type FormPart,
  type FormTable,
  type FormWarning,
  type SheetForm,
} from './question';
export type { FormRecord, FormWords } from './record';
export type { FormResidence, FormTravel, FormTrip } from './residence';
export { buildFormSheet, type FormSheet, type SheetBlock, type SheetQuestion } from './buildFormSheet';
export { characterAdvice } from './topics/character';
export { pasteOrder, tripRows, type PasteStep } from './tripExport';
