import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant, recordedDate } from '../kernel/values';

/** The limits of a notice. The contract gives each of them a sentence. */
export const lawNoticeLimits = {
  title: 120,
  text: 1_000,
  sourceTitle: 200,
  url: 1_000,
  reason: 500,
} as const;

/** `announced`: not the law, whatever its day. */
export const lawNoticeStandings = ['announced', 'in_force'] as const;

const httpsUrl = z.url({ protocol: /^https$/ }).max(lawNoticeLimits.url);

const notice = {
  noticeId: identifier,
  title: z.string().min(1).max(lawNoticeLimits.title),
  text: z.string().min(1).max(lawNoticeLimits.text),
  source: z.strictObject({ title: z.string().min(1).max(lawNoticeLimits.sourceTitle), url: httpsUrl }),
  /** The day on which it was announced, or from which it is in force. */
  day: recordedDate,
  standing: z.enum(lawNoticeStandings),
  /** Keys of routes, `settlement` for every route, or `citizenship`. */
  concerns: z.array(z.string().min(1).max(100)).min(1).max(100),
  /** How many people had a concerned record when it was published. */
  people: z.int().nonnegative(),
};

// Nothing here is about a person: who did it is in the metadata.
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

/** Somebody read a source of the rules again, and it still says what the rules say. */
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

/** What a notice says, and whom it concerns. */
export type LawNotice = Readonly<
  Pick<z.infer<z.ZodObject<typeof notice>>, 'title' | 'text' | 'source' | 'day' | 'standing'>
> & { readonly concerns: readonly string[] };

export type LawNoticeStanding = LawNotice['standing'];
