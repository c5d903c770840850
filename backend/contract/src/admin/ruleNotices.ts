import { z } from 'zod';

/**
 * GET /api/admin/rules/notices: the people whose answers the current rule set changes, and their notice. POST
 * /api/admin/rules/notices/count compares everybody again (202). POST /api/admin/rules/notices/:version/release {text}
 * sends it (202).
 */
export const ruleNoticeResponse = z.object({
  ruleSet: z.string(),
  comparedWith: z.string(),
  /** `nothing`: there is no earlier rule set to compare with · `counting` · `ready`: to be released · `released`. */
  state: z.enum(['nothing', 'counting', 'ready', 'released']),
  /** Since when the current rules are in use; null until a worker has begun to compare. */
  beganAt: z.iso.datetime().nullable(),
  /** People who had an account then, and how many of them have been compared. */
  people: z.int(),
  compared: z.int(),
  /** Recipients of the notice; those with a changed answer in their own record, and the number of saved results. */
  concerned: z.int(),
  records: z.int(),
  results: z.int(),
  told: z.int(),
  /** News by email without an account: how many get them, and how many have been sent those about this rule set. */
  news: z.object({ subscribers: z.int(), told: z.int() }),
  notice: z.object({
    text: z.string(),
    source: z.object({ title: z.string(), url: z.string(), retrievedOn: z.iso.date() }),
    /** The day from which it holds. */
    day: z.iso.date(),
    standing: z.enum(['correction', 'in_force', 'announced']),
  }),
  /** The notice that a person with an example record would read; null when the rules do not change that record's result. */
  example: z.object({ title: z.string(), message: z.string() }).nullable(),
  released: z
    .object({
      at: z.iso.datetime(),
      /** Null for an erased person. */
      by: z.string().nullable(),
      /** The number of recipients at that moment. */
      people: z.int(),
    })
    .nullable(),
});
export type RuleNoticeResponse = z.infer<typeof ruleNoticeResponse>;

/** The text as the administrator has read it: another one is not released. */
export const releaseRuleNoticeRequest = z.strictObject({ text: z.string().min(1).max(1_000) });
export type ReleaseRuleNoticeRequest = z.infer<typeof releaseRuleNoticeRequest>;
