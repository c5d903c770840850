import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant, recordedDate } from '../kernel/values';

const released = z.strictObject({
  /** The rule set whose answers people are told of, and the one that they were given answers by before. */
  ruleSetVersion: z.string().regex(/^[\w.-]{1,100}$/),
  comparedWith: z.string().regex(/^[\w.-]{1,100}$/),
  /** The first part of the notice, the same for everybody, as it was read. */
  text: z.string().min(1).max(1_000),
  source: z.strictObject({ title: z.string().min(1).max(300), url: z.url().max(1_000) }),
  /** The day from which it holds. */
  day: recordedDate,
  /** `announced`: it is not the law, and no answer rests on it. */
  standing: z.enum(['correction', 'in_force', 'announced']),
  /** How many people would be told when it was released. */
  people: z.int().nonnegative(),
  releasedBy: identifier,
  releasedAt: instant,
});

/** It holds no personal data. */
export const ruleNoticeReleased = defineEvent('RuleNoticeReleased', released, { confidentiality: 'none' });

export const ruleNoticeEvents = [ruleNoticeReleased] as const;
export type RuleNoticeEvent = EventOf<(typeof ruleNoticeEvents)[number]>;

/** The notice about a rule set, as an administrator released it. */
export type ReleasedRuleNotice = Readonly<z.infer<typeof released>>;
