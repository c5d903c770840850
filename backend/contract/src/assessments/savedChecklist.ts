import { documentFields, mostDocuments } from '@settlewise/domain/record';
import { z } from 'zod';
import { checklistAnswers, checklistDocument, checklistRequest, requirementIds } from '../checklist';

/** A checklist as it was asked for, with what its page shows of the record: titles, marks and referees of that day. */
export const savedChecklist = checklistRequest.extend({
  /** The first name of the dependant whose list it is; null for one's own. */
  name: z.string().max(100).nullable(),
  documents: z
    .array(
      checklistDocument.extend({
        title: documentFields.title.stored,
        kind: documentFields.documentType.stored,
      }),
    )
    .max(mostDocuments, `Give at most ${mostDocuments} documents.`),
  /** Requirements that the person cannot get. */
  cannot: requirementIds,
  /** The answers that the record gave, and not the person. */
  answeredByRecord: z.array(checklistAnswers.keyof()).max(20),
  /** The first day of permission that the record has. */
  permissionSince: checklistRequest.shape.plannedOn.nullable(),
  /** The years that the record says this person needs. */
  qualifyingYears: z.int().min(1).max(20).nullish(),
  /** The remarks on the two referees; null if there are none. */
  referees: z
    .strictObject({
      requirement: z.string().max(10),
      by: z.array(z.string().max(100)).max(100),
      note: z.string().max(5_000),
    })
    .nullable(),
});

/** The summary of a checklist in the list of saved results. */
export const readyThen = {
  /** Its form, which is not all that was asked. */
  application: checklistRequest.shape.form,
  plannedOn: z.string(),
  name: z.string().nullable(),
  /** Requirements that were there, and how many count. */
  met: z.int(),
  of: z.int(),
};
