import { lawNoticeLimits, type LawNoticeStanding } from '@settlewise/domain/lawDesk';
import { line, oneOf, paragraph, requiredDate } from '@settlewise/domain/fields';
import { z } from 'zod';
import { lawNoticeResponse } from '../lawDesk';

const { title, text, sourceTitle, url, reason } = lawNoticeLimits;

/** How a notice stands, as a form offers it. */
export const lawNoticeStandingOptions = [
  { value: 'announced', label: 'Announced, not the law' },
  { value: 'in_force', label: 'In force' },
] as const satisfies readonly { readonly value: LawNoticeStanding; readonly label: string }[];

const noticeFields = {
  title: line('Enter a title')
    .min(1, 'Enter a title')
    .max(title, `The title can have at most ${title} characters`),
  text: paragraph('Enter the text')
    .min(1, 'Enter the text')
    .max(text, `The text can have at most ${text.toLocaleString('en-GB')} characters`),
  sourceTitle: line('Enter what the source is called')
    .min(1, 'Enter what the source is called')
    .max(sourceTitle, `The name of the source can have at most ${sourceTitle} characters`),
  sourceUrl: line('Enter the link to the source')
    .max(url, `The link can have at most ${url.toLocaleString('en-GB')} characters`)
    .pipe(z.url({ protocol: /^https$/, error: 'Enter a link that begins with https://' })),
  day: requiredDate('Enter the day'),
  standing: oneOf(lawNoticeStandingOptions, {
    missing: 'Choose whether it is in force',
    unknown: 'Choose announced or in_force',
  }),
  concerns: z
    .array(z.string().max(100), { error: 'Choose whom it concerns' })
    .min(1, 'Choose whom it concerns')
    .max(100, 'Choose at most 100 routes'),
};

/** POST /api/admin/rules/law/preview: how many people it concerns, and what they will read. Stores nothing. */
export const lawNoticePreviewRequest = z.strictObject(noticeFields);
export type LawNoticePreviewRequest = z.infer<typeof lawNoticePreviewRequest>;

export const lawNoticePreviewResponse = z.object({
  /** People with an account whose record has a concerned route. */
  people: z.int(),
  /** The exact words of their alert. */
  alert: z.object({ title: z.string(), message: z.string() }),
  /** What has to be sent with the notice to publish it: another text has another code. */
  code: z.string(),
});
export type LawNoticePreviewResponse = z.infer<typeof lawNoticePreviewResponse>;

/**
 * POST /api/admin/rules/law/notices, and POST …/notices/:id/correct for a notice that is open: the notice with the code of
 * its preview.
 */
export const publishLawNoticeRequest = z.strictObject({
  ...noticeFields,
  code: z.string({ error: 'Look at the preview first' }).max(100),
});
export type PublishLawNoticeRequest = z.infer<typeof publishLawNoticeRequest>;

/** POST /api/admin/rules/law/notices/:id/withdraw */
export const withdrawLawNoticeRequest = z.strictObject({
  reason: line('Please say why')
    .min(5, 'Please say why, in at least 5 characters')
    .max(reason, `The reason can have at most ${reason} characters`),
});

/** POST /api/admin/rules/law/readings: these sources were read on this day and still say the same. */
export const sourceReadingsRequest = z.strictObject({
  sources: z
    .array(z.string().max(100), { error: 'Choose a source' })
    .min(1, 'Choose a source')
    .max(200, 'Choose at most 200 sources'),
  readOn: requiredDate('Enter the day'),
});

/** A notice with what became of it. */
export const adminLawNoticeResponse = lawNoticeResponse.extend({
  state: z.enum(['open', 'withdrawn']),
  /** How many people it concerned when its present words were published. */
  people: z.int(),
  publishedAt: z.iso.datetime(),
  correctedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  withdrawnBecause: z.string().nullable(),
});
export type AdminLawNoticeResponse = z.infer<typeof adminLawNoticeResponse>;

/** GET /api/admin/rules/law: all notices, and the sources of the rules with the day on which each was last read. */
export const adminLawDeskResponse = z.object({
  rulesReadOn: z.iso.date(),
  newsTo: z.iso.date(),
  notices: z.array(adminLawNoticeResponse),
  sources: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      url: z.string(),
      readOn: z.iso.date(),
      /** More than ninety days ago. */
      stale: z.boolean(),
    }),
  ),
  /** The routes and topics that a notice can name. */
  concerns: z.array(z.object({ key: z.string(), title: z.string() })),
});
export type AdminLawDeskResponse = z.infer<typeof adminLawDeskResponse>;
