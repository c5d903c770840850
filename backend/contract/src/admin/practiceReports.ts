import { z } from 'zod';

/**
 * GET /api/admin/practice-reports[/{id}]: questions of the Life in the UK practice with unreviewed reports. `id`
 * is the id of the question. Filter: `state` (`hidden` or `asked`), and `q`: a part of the question or of a reason. Sort: lastReportedAt.
 */
export const adminPracticeReportResponse = z.object({
  id: z.string(),
  /** The question as it is asked; null where this version of the program does not have it any more. */
  text: z.string().nullable(),
  /** What is right, and the page that backs it. */
  right: z.array(z.string()),
  source: z.object({ title: z.string(), url: z.string() }).nullable(),
  /** Unreviewed reports: all, and those from different confirmed accounts that are a week old. */
  reports: z.int(),
  counted: z.int(),
  /** Why, the newest first. */
  reasons: z.array(z.string()),
  lastReportedAt: z.iso.datetime(),
  /**
   * Three reports that count hide a question until somebody has looked, but never more than a small share of a topic. An account
   * helps to hide one question of a topic at a time.
   */
  state: z.enum(['hidden', 'asked']),
});
/** POST /api/admin/practice-reports/seen: the questions whose reports were looked at. */
export const practiceReportsSeenRequest = z.strictObject({
  ids: z
    .array(z.string().max(100))
    .min(1, 'Name at least one question.')
    .max(200, 'Name at most 200 questions.'),
});

export type AdminPracticeReportResponse = z.infer<typeof adminPracticeReportResponse>;
