import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant, recordedDate } from '../kernel/values';

const released = z.strictObject({
  /** The new rule set, and the previous one that its answers are compared with. */
  ruleSetVersion: z.string().regex(/^[\w.-]{1,100}$/),
  comparedWith: z.string().regex(/^[\w.-]{1,100}$/),
  /** The general part of the notice, as the administrator approved it. */
  text: z.string().min(1).max(1_000),
  source: z.strictObject({ title: z.string().min(1).max(300), url: z.url().max(1_000) }),
  /** The first day on which it applies. */
  day: recordedDate,
  /** `announced`: not the law, and not used for any answer. */
  standing: z.enum(['correction', 'in_force', 'announced']),
  /** The number of recipients at the time of release. */
  people: z.int().nonnegative(),
  releasedBy: identifier,
  releasedAt: instant,
});

/** Not encrypted: it holds no personal data. */
export const ruleNoticeReleased = defineEvent('RuleNoticeReleased', released, { confidentiality: 'none' });

export const ruleNoticeEvents = [ruleNoticeReleased] as const;
export type RuleNoticeEvent = EventOf<(typeof ruleNoticeEvents)[number]>;

/** A released notice about a rule set. */
export type ReleasedRuleNotice = Readonly<z.infer<typeof released>>;
