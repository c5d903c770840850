import { checklistIncomes, type ChecklistAnswer } from '@settlewise/rules';
import { z } from 'zod';

const text = z.string();
const yesOrNo = z.boolean().optional();

const answers = z.object({
  exceptedAbsences: yesOrNo,
  gapInPermission: yesOrNo,
  convictions: yesOrNo,
  foreignLanguageDocuments: yesOrNo,
  income: z.enum(checklistIncomes).optional(),
  spouseOfBritishCitizen: yesOrNo,
  longAbsences: yesOrNo,
  sameEmployerSixMonths: yesOrNo,
  grantedBeforeApril2024: yesOrNo,
} satisfies Readonly<Record<ChecklistAnswer, z.ZodType>>);
export type Answers = z.infer<typeof answers>;

/** What was typed, as it was typed: kept sealed in this browser, never in the record. Empty is what nobody typed. */
export const checklistDraft = z.object({
  /** `you`, or the id of a dependant. */
  who: text,
  form: text,
  /** A typed day: it goes before any other. */
  plannedOn: text,
  /** To plan for the earlier of two days, by the Home Office’s count. Drafts of before it was asked have none. */
  byHomeOffice: z.boolean().default(false),
  /** Only where the record does not know them. */
  dateOfBirth: text,
  visaType: text,
  /** By `who`: what one person answers says nothing of another. */
  answers: z.record(text, answers),
});
export type ChecklistDraft = z.infer<typeof checklistDraft>;

export const emptyChecklist = (): ChecklistDraft => ({
  ...{ who: 'you', form: '', plannedOn: '', byHomeOffice: false, dateOfBirth: '', visaType: '', answers: {} },
});
