import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant, recordedDate } from '../kernel/values';

/** The maximum lengths of a notice. The contract has a message for each. */
export const lawNoticeLimits = {
  title: 120,
  text: 1_000,
  sourceTitle: 200,
  url: 1_000,
  reason: 500,
} as const;

/** `announced` is never the law, even after its day. */
export const lawNoticeStandings = ['announced', 'in_force'] as const;

const httpsUrl = z.url({ protocol: /^https$/ }).max(lawNoticeLimits.url);

const notice = {
  noticeId: identifier,
  title: z.string().min(1).max(lawNoticeLimits.title),
  text: z.string().min(1).max(lawNoticeLimits.text),
  source: z.strictObject({ title: z.string().min(1).max(lawNoticeLimits.sourceTitle), url: httpsUrl }),
  /** The day of the announcement, or the first day in force. */
  day: recordedDate,
  standing: z.enum(lawNoticeStandings),
  /** Keys of routes, `settlement` for every route, or `citizenship`. */
  concerns: z.array(z.string().min(1).max(100)).min(1).max(100),
  /** The number of affected people at the time of publication. */
  people: z.int().nonnegative(),
};

// Not encrypted: no personal data. The author is in the metadata.
const readableInTheLog = { confidentiality: 'none' } as const;

export const lawNoticePublished = defineEvent(
  'LawNoticePublished',
  z.strictObject({ ...notice, publishedAt: instant }),
  readableInTheLog,
);

export const lawNoticeCorrected = defineEvent(
  'LawNoticeCorrected',
  z.strictObject({ ...notice, correctedAt: instant }),
  readableInTheLog,
);

export const lawNoticeWithdrawn = defineEvent(
  'LawNoticeWithdrawn',
  z.strictObject({
    noticeId: identifier,
    reason: z.string().min(1).max(lawNoticeLimits.reason),
    withdrawnAt: instant,
  }),
  readableInTheLog,
);

/** An administrator read a source again and confirmed that the rules still match it. */
export const sourceReadAgain = defineEvent(
  'SourceReadAgain',
  z.strictObject({
    /** The key of the source in the rules. */
    source: z.string().min(1).max(100),
    title: z.string().min(1).max(300),
    url: httpsUrl,
    readOn: recordedDate,
    recordedAt: instant,
  }),
  readableInTheLog,
);

export const lawDeskEvents = [
  lawNoticePublished,
  lawNoticeCorrected,
  lawNoticeWithdrawn,
  sourceReadAgain,
] as const;
export type LawDeskEvent = EventOf<(typeof lawDeskEvents)[number]>;

/** The content of a notice. */
export type LawNotice = Readonly<
  Pick<z.infer<z.ZodObject<typeof notice>>, 'title' | 'text' | 'source' | 'day' | 'standing'>
> & { readonly concerns: readonly string[] };

export type LawNoticeStanding = LawNotice['standing'];
