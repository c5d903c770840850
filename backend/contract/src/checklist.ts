import { civilDate } from '@settlewise/domain/fields';
import { documentTypeOptions, mostDocuments } from '@settlewise/domain/record';
import {
  checklistWarningCodes,
  requirementKinds,
  requirementSpacings,
  requirementStates,
  type ChecklistRequirement,
  type ChecklistResult,
} from '@settlewise/rules/documentChecklist/answer';
import {
  checklistForms,
  checklistIncomes,
  checklistRoles,
  type ChecklistAnswers,
  type ChecklistQuestion,
} from '@settlewise/rules/documentChecklist/question';
import { refereeForms, refereeStates } from '@settlewise/rules/referees/answer';
import { z } from 'zod';
import { ruleFields, type FieldsOf } from './openSource';

const day = civilDate('Enter a day that exists, as yyyy-MM-dd.');
const dayOrNone = day.nullish();
const yesOrNo = z.boolean('Enter true or false, or leave it out while nobody knows.').optional();

const mostHeld = 50;

const form = z.enum(checklistForms, { error: 'This form is not known.' });

export const checklistAnswers = z.strictObject({
  exceptedAbsences: yesOrNo,
  gapInPermission: yesOrNo,
  convictions: yesOrNo,
  foreignLanguageDocuments: yesOrNo,
  income: z
    .enum(checklistIncomes, { error: 'Choose employed, self_employed, savings or benefits.' })
    .nullish(),
  /** AN: three years instead of five, and the papers of the spouse. */
  spouseOfBritishCitizen: yesOrNo,
  longAbsences: yesOrNo,
  sameEmployerSixMonths: yesOrNo,
  grantedBeforeApril2024: yesOrNo,
} satisfies FieldsOf<ChecklistAnswers>);

export const checklistDocument = z.strictObject({
  id: z
    .string('Give each document an id.')
    .min(1, 'Give each document an id.')
    .max(100, 'An id can have at most 100 characters.'),
  kind: z.enum(
    documentTypeOptions.map(({ value }) => value),
    { error: 'This document type is not known.' },
  ),
  issuedOn: dayOrNone,
  /** The days that it says something of. */
  from: dayOrNone,
  to: dayOrNone,
  expiresOn: dayOrNone,
});

/** Requirements by their ids. */
export const requirementIds = z
  .array(z.string('Name requirements by their ids.').max(10, 'Name requirements by their ids.'))
  .max(mostHeld, `Name at most ${mostHeld} requirements.`);

/** POST /api/checklist. Unknown fields are refused. */
export const checklistRequest = z.strictObject({
  form,
  route: z
    .string('Enter a route key of GET /api/rules.')
    .min(1, 'Enter a route key of GET /api/rules.')
    .max(100, 'Enter a route key of GET /api/rules.'),
  /** The day of the application. */
  plannedOn: day,
  applicant: z.strictObject({
    dateOfBirth: day,
    role: z.enum(checklistRoles, { error: 'Choose main, partner or child.' }).default('main'),
  }),
  /** What is left out was not asked yet. */
  answers: checklistAnswers.optional(),
  documents: z
    .array(checklistDocument, 'Give the documents as a list.')
    .max(mostDocuments, `Give at most ${mostDocuments} documents.`)
    .default([]),
  /** Requirements that are met by something else than these documents, by their ids: a record of journeys, a pass. */
  held: requirementIds.default([]),
} satisfies FieldsOf<ChecklistQuestion>);
export type ChecklistRequest = z.infer<typeof checklistRequest>;

/** The query of GET /api/checklist/plan. Each field wins over the record, unless it says otherwise. */
export const checklistPlanQuery = z.object({
  applicant: z.string().max(40).optional(),
  form: form.optional(),
  plannedOn: day.optional(),
  /** Used if the record has no date of birth. */
  dateOfBirth: day.optional(),
  /** Used if the record has no known route. */
  visaType: z.string().max(100).optional(),
});
export type ChecklistPlanQuery = z.infer<typeof checklistPlanQuery>;

const period = z.object({ from: z.iso.date(), to: z.iso.date() });

export const checklistResponse = z.object({
  requirements: z.array(
    z.object({
      id: z.string(),
      /** `if_asked`: nobody knows yet whether it is asked of this person, or it is asked for only now and then. */
      kind: z.enum(requirementKinds),
      /** One requirement of each group is enough; null if there is no alternative. */
      group: z.string().nullable(),
      /** A few words. */
      title: z.string(),
      text: z.string(),
      why: z.string(),
      /** What serves in its place. */
      alternatives: z.array(z.string()),
      /** What to write where it cannot be had. */
      instead: z.string().nullable(),
      /** The answer on which it hangs. */
      asks: checklistAnswers.keyof().nullable(),
      /** Document types that serve. */
      documentTypes: z.array(z.string()),
      /** The days to cover, both included; null where there are none. */
      period: period.nullable(),
      /** How close papers have to stand: in each month, or so that no stretch without one is too long. */
      every: z.enum(requirementSpacings).nullable(),
      /** Papers of an earlier day are too old on the day of the application. */
      fresh: z.object({ notBefore: z.iso.date() }).nullable(),
      state: z.enum(requirementStates),
      /** `yyyy-MM`: months of the period that no document covers. */
      missingMonths: z.array(z.string()),
      /** Days by which the best paper is too old, or has run out, on the day of the application. */
      daysTooOld: z.int().nullable(),
      /** What is missing in the documents for a definite state. */
      note: z.string().nullable(),
      /** Documents that serve, by their ids. */
      by: z.array(z.string()),
      ...ruleFields,
    } satisfies FieldsOf<ChecklistRequirement>),
  ),
  /** Each `must` and each group counts once; the others never do. */
  readiness: z.object({ met: z.int(), of: z.int() }),
  /** What was not answered and makes a difference: eight at most. */
  questions: z.array(z.object({ id: checklistAnswers.keyof(), text: z.string(), why: z.string() })),
  /** There is no list for a form that does not fit; `form` is the one that does, where there is one. */
  warnings: z.array(
    z.object({ code: z.enum(checklistWarningCodes), message: z.string(), form: form.nullable() }),
  ),
  /** The qualifying period of the form, both days included; null where it has none. */
  qualifyingPeriod: period.nullable(),
} satisfies FieldsOf<ChecklistResult>);
export type ChecklistResponse = z.infer<typeof checklistResponse>;

const applicant = z.object({
  /** `you`, or the id of a dependant. */
  key: z.string(),
  name: z.string(),
  /** Whether the record has no other dependant. */
  isOnlyDependant: z.boolean(),
});

/** GET /api/checklist/plan: the checklist of the person or a dependant, made from their record. */
export const checklistPlanResponse = z.object({
  asOf: z.iso.date(),
  /** Everybody whose checklist can be planned. */
  applicants: z.array(applicant),
  applicant,
  form,
  /** The form by the record, without a choice. */
  formByRecord: form,
  /** The choice in the record. */
  chosen: z.object({ form: z.string().nullable(), plannedOn: z.iso.date().nullable() }),
  plannedOn: z.iso.date(),
  /** The first day by the record; null if it is unknown. */
  day: z.iso.date().nullable(),
  lacksBirthday: z.boolean(),
  lacksRoute: z.boolean(),
  /** Whether a dependant is British already, so that there is nothing to apply for. */
  isBritish: z.boolean(),
  /** Whether the form is for citizenship and the person has no ILR yet. */
  isAfterIlr: z.boolean(),
  spouseOfBritishCitizen: z.boolean(),
  /** What the progress page says about an application for citizenship; null without one. */
  citizenshipNote: z.string().nullable(),
  /** The last day of the visa, if settlement has to be applied for by then. */
  visaEndsOn: z.iso.date().nullable(),
  /** All questions that the record does not answer, with and without an answer. */
  questions: checklistResponse.shape.questions,
  answers: checklistAnswers,
  /** What the list is made from; null while something is missing. */
  question: checklistRequest
    .extend({
      /** The answers that the record gave, and not the person. */
      answeredByRecord: z.array(z.string()).optional(),
      documents: z.array(checklistDocument.extend({ kind: z.string() })),
      held: z.array(z.string()).optional(),
      answers: checklistAnswers,
      permissionSince: dayOrNone,
      qualifyingYears: z.int().nullish(),
    })
    .nullable(),
  list: checklistResponse.nullable(),
  /** Null if the form asks for no referees. */
  referees: z
    .object({
      form: z.enum(refereeForms),
      ids: z.array(z.string()),
      referees: z.array(z.object({ id: z.string(), state: z.enum(refereeStates) })),
      /** The ids of two who can vouch together. */
      pair: z.object({ first: z.string(), second: z.string() }).nullable(),
      /** What is missing, in sentences. */
      lacks: z.array(z.string()),
    })
    .nullable(),
});
export type ChecklistPlanResponse = z.infer<typeof checklistPlanResponse>;
