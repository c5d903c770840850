import {
  alertChoiceOptions,
  alertImportances,
  alertKinds,
  leadNamedNow,
  leadOptions,
} from '@settlewise/domain/record';
import { z } from 'zod';
import { notificationResponse } from './notifications';

export { alertChoiceOptions, leadOptions };
const choice = z.enum(alertChoiceOptions.map(({ value }) => value));
export type AlertChoice = z.infer<typeof choice>;

const lead = z.enum(leadOptions.map(({ value }) => value));
/** What programs sent before, `1_days` and `1_months`, is taken as well. */
const leadSent = z.preprocess(leadNamedNow, lead);
export type LeadOption = z.infer<typeof lead>;

/** POST /api/alerts/choices: what is chosen for some kinds; the others stay as they are. */
export const alertChoicesRequest = z.object({
  choices: z.partialRecord(z.enum(alertKinds), choice),
  /** The lead times of each kind; an empty list restores the defaults. */
  leads: z.partialRecord(z.enum(alertKinds), z.array(leadSent).max(leadOptions.length)).optional(),
});
export type AlertChoicesRequest = z.infer<typeof alertChoicesRequest>;

const toldWhen = z.object({
  /** The part of the kind with these times; null for all other parts. */
  of: z.string().nullable(),
  /** Whether the alert is sent as soon as the fact is known. */
  asSoonAsKnown: z.boolean(),
  /** Whether the alert is repeated each year. */
  yearly: z.boolean(),
  /** Lead times in calendar months, then in days; 0 is the day itself, -1 the day after. */
  months: z.array(z.int()),
  days: z.array(z.int()),
});
export type ToldWhen = z.infer<typeof toldWhen>;

/** What an alert rests on. */
const alertSource = z.object({
  title: z.string(),
  url: z.string(),
  /** The day on which its text was last read, or of which it is known, `yyyy-MM-dd`. */
  checkedOn: z.string(),
  /** Whether it is known from others alone: its text was not read. */
  throughOthers: z.boolean(),
});
export type AlertSourceResponse = z.infer<typeof alertSource>;

const alertKind = z.object({
  /** Stable name, as notifications have it. */
  kind: z.string(),
  /** `act`: a deadline · `plan`: what comes · `news`: good to know. */
  importance: z.enum(alertImportances),
  title: z.string(),
  /** What it is about, in a sentence. */
  about: z.string(),
  told: z.array(toldWhen).min(1),
  /** What it rests on; null where that is the record alone, or where each alert names its own. */
  source: alertSource.nullable(),
  choice,
  /** The lead times; null if the kind has none. */
  leads: z
    .object({
      /** What holds: what was chosen, or what the kind comes with. */
      now: z.array(lead),
      usual: z.array(lead),
      isChosen: z.boolean(),
    })
    .nullable(),
  /** Whether it can be turned off: a deadline is always shown in the app. */
  mayBeOff: z.boolean(),
});
export type AlertKindResponse = z.infer<typeof alertKind>;

/** GET /api/alerts/choices, and what POST answers: every kind, in the order of the pages. */
export const alertChoicesResponse = z.object({ kinds: z.array(alertKind) });
export type AlertChoicesResponse = z.infer<typeof alertChoicesResponse>;

const aheadAlert = z.object({
  kind: z.string(),
  importance: z.enum(alertImportances),
  /** `yyyy-MM-dd` */
  day: z.string(),
  title: z.string(),
  /** The page that it is about. */
  link: z.string(),
  /** The days of future alerts, earliest first; empty if it is only shown. */
  toldOn: z.array(z.string()),
});
export type AheadAlertResponse = z.infer<typeof aheadAlert>;

const waitingAlert = notificationResponse.extend({
  /** The legal source; null if it depends only on the record, or if the text names the source. */
  source: alertSource.nullable(),
  /** The task that POST /api/notifications/{id}/task adds; null where there is nothing to do. */
  task: z
    .object({
      title: z.string(),
      /** `yyyy-MM-dd` */
      dueDate: z.string().nullable(),
      /** Whether it, or one about the same, is among the person’s tasks. */
      isAdded: z.boolean(),
    })
    .nullable(),
});
export type WaitingAlertResponse = z.infer<typeof waitingAlert>;

/** GET /api/alerts */
export const alertsResponse = z.object({
  /** The day in London that this is of. */
  asOf: z.string(),
  /** Current alerts without an answer: deadlines first, then those that decide today, then the earliest day. */
  waiting: z.array(waitingAlert),
  /** Future alerts, earliest first, without those that are off, done or not for the person. */
  ahead: z.array(aheadAlert),
});
export type AlertsResponse = z.infer<typeof alertsResponse>;
