import { z } from 'zod';

/**
 * GET /api/admin/practice-reports[/{id}]: questions of the Life in the UK practice with reports that nobody has looked at. `id`
 * is that of the question. Filter: `state` (`hidden` or `asked`), and `q`: a part of the question or of a reason. Sort: lastReportedAt.
 */
export const adminPracticeReportResponse = z.object({
  id: z.string(),
  /** The question as it is asked; null where this version of the program does not have it any more. */
  text: z.string().nullable(),
  /** What is right, and the page that backs it. */
  right: z.array(z.string()),
  source: z.object({ title: z.string(), url: z.string() }).nullable(),
  /** Reports that nobody has looked at: all, and those from different accounts with a confirmed address. */
  reports: z.int(),
  counted: z.int(),
  /** Why, the newest first. */
  reasons: z.array(z.string()),
  lastReportedAt: z.iso.datetime(),
  /** Three reports that count hide a question until somebody has looked. */
  state: z.enum(['hidden', 'asked']),
});
export type AdminPracticeReportResponse = z.infer<typeof adminPracticeReportResponse>;
