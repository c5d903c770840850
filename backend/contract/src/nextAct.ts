import { z } from 'zod';

/** What a person does next, and its day: made from their record, the rules and their tasks. */
export const nextAct = z.object({
  kind: z.enum([
    'add_facts',
    'answer_question',
    'apply_for_ilr',
    'prepare_for_ilr',
    'extend_visa',
    'visa_ended',
    'await_decision',
    'no_route',
    'no_date',
    'settlement_may_have_lapsed',
    'apply_for_citizenship',
    'prepare_for_citizenship',
    'become_british',
  ]),
  /** Amber where a day must not be missed, green where one can apply, red where a permission has ended. */
  tone: z.enum(['within', 'soon', 'over', 'plain']),
  /** The act with its day: `Apply for ILR by 1 January 2027`. */
  headline: z.string(),
  /** Why, in a sentence or two. */
  why: z.string(),
  /** The day in the headline, `yyyy-MM-dd`; null where it has none. */
  day: z.string().nullable(),
  /** Whole days from today until then; 0 on the day. */
  daysLeft: z.number().nullable(),
  /** The page on which the next step is done, and what its button says. */
  to: z.string(),
  button: z.string(),
  /** Requirements that are open, and that the person can meet or prove. */
  left: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      detail: z.string(),
      to: z.string(),
      /** The day of the task by which the person means to meet it. */
      dueDate: z.string().nullable().optional(),
      isOverdue: z.boolean().optional(),
    }),
  ),
  /** The tasks that are due first, at most three of those until the day. */
  tasks: z.array(
    z.object({ id: z.string(), title: z.string(), dueDate: z.string().nullable(), isOverdue: z.boolean() }),
  ),
  /** How many more tasks are due until then. */
  moreTasks: z.number(),
  /**
   * Required documents that neither the vault nor the record has, except those of the lines above. Null if there is no
   * checklist, or if the act needs no documents.
   */
  documents: z
    .object({
      /** How many of those that must be there are there. */
      met: z.number(),
      of: z.number(),
      /** All that are missing, while they are few. */
      missing: z.array(z.object({ id: z.string(), title: z.string() })),
      /** The number of missing documents that are not in `missing`. */
      more: z.number(),
    })
    .nullable()
    .default(null),
});
export type NextAct = z.infer<typeof nextAct>;
