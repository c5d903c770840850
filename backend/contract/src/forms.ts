import { civilDate } from '@settlewise/domain/fields';
import { answerFormats, formParts, formWarningKinds, type FormPart } from '@settlewise/rules/forms/question';
import type { SheetQuestion } from '@settlewise/rules/forms';
import { z } from 'zod';
import { openSource, type FieldsOf } from './openSource';

/** The forms that there is a sheet for, as addresses name them. */
export const formSheetKeys = ['an', 'mn1', 'set-o', 'set-m', 'set-lr', 'bno'] as const;
export type FormSheetKey = (typeof formSheetKeys)[number];

const whose = 'Say for whom: `you`, or the number of a dependant.';

/** The query of GET /api/forms/{form}. */
export const formSheetQuery = z.object({
  /** The applicant of the sheet. Default: the person. */
  for: z
    .string(whose)
    .regex(/^(?:you|[1-9]\d{0,8})$/, whose)
    .transform((key) => (key === 'you' ? key : Number(key)))
    .optional(),
  /** The day of the application; without it today. */
  on: civilDate('Please enter a valid date.').optional(),
});

const part = z.enum(formParts);

/** The page on which an answer of the person's own record is changed. */
export const pageOfFormPart: Readonly<Record<FormPart, string>> = {
  profile: '/dashboard/immigration-profile',
  documents: '/dashboard/documents',
  addresses: '/dashboard/addresses',
  immigration_profile: '/dashboard/immigration-profile',
  visa_history: '/dashboard/immigration-profile',
  relationship: '/onboarding/4',
  intentions: '/onboarding/5',
  evidence: '/onboarding/6',
  parents: '/dashboard/parents',
  dependants: '/dashboard/dependants',
  jobs: '/dashboard/work',
  journeys: '/dashboard/absences',
  engine: '/dashboard/progress',
  referees: '/dashboard/documents/referees',
};

/** The pages with the answers of dependants: one page for all details, null for details that the record does not have. */
const ofDependants: Readonly<Partial<Record<FormPart, string | null>>> = {
  profile: pageOfFormPart.dependants,
  immigration_profile: pageOfFormPart.dependants,
  visa_history: pageOfFormPart.dependants,
  relationship: pageOfFormPart.dependants,
  engine: pageOfFormPart.dependants,
  intentions: null,
  evidence: null,
};

/** The page on which an applicant's answer is changed; null if there is none. */
export const pageOfFormAnswer = (part: FormPart, applicant: 'you' | number): string | null => {
  const page = applicant === 'you' ? undefined : ofDependants[part];
  return page === undefined ? pageOfFormPart[part] : page;
};

const answer = z.object({
  /** As it goes into the form; empty where it is a list. */
  text: z.string(),
  /** A date as people say it. */
  inWords: z.string().nullable(),
  table: z
    .object({
      columns: z.array(z.string()),
      lines: z.array(
        z.object({
          /** The item of the record. */
          id: z.string(),
          cells: z.array(z.string()),
          days: z.object({ from: z.string(), to: z.string().nullable() }).nullable(),
          note: z.string().nullable(),
        }),
      ),
      period: z.object({ from: z.string(), to: z.string() }).nullable(),
    })
    .nullable(),
});

const question = z.object({
  /** The same in every form that asks it. */
  id: z.string(),
  text: z.string(),
  help: z.string(),
  format: z.enum(answerFormats),
  /** Where the answer comes from; null where the person alone answers. */
  part: part.nullable(),
  answeredBy: z.enum(['record', 'you']),
  /** Why it is not asked of this person; null where it is. */
  spared: z.string().nullable(),
  answer: answer.nullable(),
  warnings: z.array(z.object({ kind: z.enum(formWarningKinds), text: z.string() })),
} satisfies FieldsOf<SheetQuestion>);

/** GET /api/forms/{form}: a form, question by question, filled in from the record. */
export const formSheetResponse = z.object({
  form: z.string(),
  title: z.string(),
  applicant: z.union([z.literal('you'), z.number()]),
  name: z.string(),
  on: z.string(),
  /** False of a preparation sheet, which goes by topic. */
  inOrderOfForm: z.boolean(),
  /** Whether the form itself was read. */
  confirmed: z.boolean(),
  source: openSource,
  blocks: z.array(z.object({ id: z.string(), title: z.string(), questions: z.array(question) })),
  /** Before it is signed. */
  checks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** `look`: only the person can say. `open`: something is missing before anybody can. */
      state: z.enum(['fine', 'look', 'open', 'problem']),
      text: z.string(),
      part: part.nullable(),
    }),
  ),
  /** The journeys as a table with its head, for a file; null where they are not known. */
  journeys: z.array(z.array(z.string())).nullable(),
  /** The fields of every journey, one after the other, to be pasted. */
  pasteOrder: z.array(
    z.object({
      trip: z.string(),
      field: z.enum(['left', 'returned', 'country', 'reason']),
      /** A day goes in by its parts. */
      part: z.enum(['day', 'month', 'year']).nullable(),
      text: z.string(),
    }),
  ),
});
export type FormSheetResponse = z.infer<typeof formSheetResponse>;
