import { lawNoticeStandings } from '@settlewise/domain/lawDesk';
import { z } from 'zod';

/** A notice about the law, published by an administrator. It is shown with answers and changes none of them. */
export const lawNoticeResponse = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  source: z.object({ title: z.string(), url: z.string() }),
  /** The day on which it was announced, or from which it is in force. */
  day: z.iso.date(),
  /** `announced`: not the law. */
  standing: z.enum(lawNoticeStandings),
  /** Keys of routes; `settlement` for every route that leads there, or `citizenship`. */
  concerns: z.array(z.string()),
  publishedOn: z.iso.date(),
});
export type LawNoticeResponse = z.infer<typeof lawNoticeResponse>;

/** How old our reading of the law is. */
const ageOfRules = {
  /** The day on which the Immigration Rules were last read as a whole. */
  rulesReadOn: z.iso.date(),
  /** The day up to which news of changes are known. */
  newsTo: z.iso.date(),
};

/** GET /api/rules/notices: what pages show with answers. Everybody, every site. */
export const lawNoticesResponse = z.object({
  ...ageOfRules,
  /** Those that are not withdrawn, the latest first. */
  notices: z.array(lawNoticeResponse),
  /** Sources that were read again and still say the same: the latest day, by the key of the source. */
  readings: z.record(z.string(), z.iso.date()),
});
export type LawNoticesResponse = z.infer<typeof lawNoticesResponse>;

/** News about the law in an answer of POST /api/assess. They never change the answer. */
export const lawNews = z.object({
  ...ageOfRules,
  /** The same in one line. */
  says: z.string(),
  notices: z.array(lawNoticeResponse),
  /** Announced changes that make waiting a risk; empty unless one can apply now. */
  announcedRisks: z.array(
    z.object({ title: z.string(), source: z.object({ title: z.string(), url: z.string() }) }),
  ),
});
export type LawNews = z.infer<typeof lawNews>;
