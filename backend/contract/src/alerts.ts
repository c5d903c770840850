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
  /** How long before its day each of these is told; an empty list is what its kind comes with. */
  leads: z.partialRecord(z.enum(alertKinds), z.array(leadSent).max(leadOptions.length)).optional(),
});
export type AlertChoicesRequest = z.infer<typeof alertChoicesRequest>;

const toldWhen = z.object({
  /** What of the kind is told at these times; null for all that is not named apart. */
  of: z.string().nullable(),
  /** Whether it is told as soon as it is known. */
  asSoonAsKnown: z.boolean(),
  /** Whether it is told again each year. */
  yearly: z.boolean(),
  /** So many calendar months before its day it is told, and then so many days; 0 is the day itself, -1 the day after. */
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
  /** How long before its day it is told; null where nothing of it is. */
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
  /** The days on which it is still to be told, the soonest first; none where it is only shown. */
  toldOn: z.array(z.string()),
});
export type AheadAlertResponse = z.infer<typeof aheadAlert>;

const waitingAlert = notificationResponse.extend({
  /** Why it is told: what it rests on; null where that is the record alone, or where its text names it. */
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
  /** What was told and still holds, and to which nothing was said: deadlines first, then what decides today, then the soonest day. */
  waiting: z.array(waitingAlert),
  /** What is ahead, the soonest first; not what is off, done or not for the person. */
  ahead: z.array(aheadAlert),
});
export type AlertsResponse = z.infer<typeof alertsResponse>;
