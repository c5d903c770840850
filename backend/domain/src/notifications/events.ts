import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';
import { leadNamedNow, leadOptions } from './chosenLeads';
import { alertChoiceOptions } from './choices';

/** The most ids in one event, except in that of a digest. */
export const mostIdsInEvent = 1_000;

/** Kinds come and go with releases; what was once stored is read for ever. */
const kindName = z.string().regex(/^[a-z][a-z0-9_]{0,60}$/);
const choice = z.enum(alertChoiceOptions.map(({ value }) => value));
const leadValues = leadOptions.map(({ value }) => value);

/** Which one of its kind. */
const about = z.string().min(1).max(200);
// Computed, not typed: it may be later than any date that a person can enter.
const date = z.iso.date().nullable();

const issued = z.strictObject({
  /** Made from the person and the three fields that follow, so that the same thing is told once. */
  notificationId: identifier,
  /** Stable name of what it is about, for example `visa_expiry`. */
  kind: kindName,
  about,
  /** Which one of its kind, and which step of telling. */
  subject: z.string().min(1).max(200),
  date,
  type: z.enum(['alert', 'warning', 'other']),
  title: z.string().min(1).max(300),
  message: z.string().min(1).max(2_000),
  /** A page of the program. */
  link: z
    .string()
    .regex(/^\/(?!\/)[\w\-./?=&]{0,200}$/)
    .nullable(),
});

/** The names that steps of telling had in version 1, which did not tell them apart from what they were steps of. */
const stepName =
  / (?:\d+ days|48 hours|first look|expired|today|overdue|open|missing|near|passed|planned|now [\d ]+)$/;

export const notificationIssued = defineEvent('NotificationIssued', issued, {
  version: 2,
  upcasters: {
    1(data) {
      const { subject, ...rest } = z.looseObject({ subject: z.string() }).parse(data);
      return { ...rest, subject, about: subject.replace(stepName, '') };
    },
  },
});
export const notificationRead = defineEvent(
  'NotificationRead',
  z.strictObject({ notificationId: identifier }),
);
/** Everything issued before it is read. */
export const allNotificationsRead = defineEvent('AllNotificationsRead', z.strictObject({}));
/** They were removed from the list to make room for newer ones. */
export const notificationsRemoved = defineEvent(
  'NotificationsRemoved',
  z.strictObject({ notificationIds: z.array(identifier).min(1).max(mostIdsInEvent) }),
);
/** A mail went out with what was new. */
export const digestSent = defineEvent(
  'DigestSent',
  z.strictObject({
    digestId: identifier,
    /** For example `weekly 2027-03-01`: the morning on which it was due. */
    period: z.string().min(1).max(40),
    notificationIds: z.array(identifier).max(10_000),
    sentAt: instant,
  }),
);
/** Where somebody wants to be told of some kinds of alerts from now on. */
export const alertKindsChosen = defineEvent(
  'AlertKindsChosen',
  z.strictObject({ choices: z.record(kindName, choice) }),
);
/** How long before its day some kinds are told from now on; none are those of the catalogue. */
export const alertLeadsChosen = defineEvent(
  'AlertLeadsChosen',
  z.strictObject({ leads: z.record(kindName, z.array(z.enum(leadValues)).max(leadValues.length)) }),
  {
    version: 2,
    upcasters: {
      // It said `1_days` and `1_months`.
      1(data) {
        const { leads } = z.object({ leads: z.record(z.string(), z.array(z.string())) }).parse(data);
        return {
          leads: Object.fromEntries(
            Object.entries(leads).map(([kind, names]) => [kind, names.map(leadNamedNow)]),
          ),
        };
      },
    },
  },
);
/**
 * They were due while their kind was off, and are not told now that it is on again; or by lead times that were chosen after
 * the same had been told by others.
 */
export const alertsPassedOver = defineEvent(
  'AlertsPassedOver',
  z.strictObject({ notificationIds: z.array(identifier).min(1).max(mostIdsInEvent) }),
);

const chain = { kind: kindName, about, date };
/** Nothing more is told of it: what was to be done is done. */
export const alertDone = defineEvent('AlertDone', z.strictObject(chain));
export const alertNotForMe = defineEvent('AlertNotForMe', z.strictObject(chain));
/** Nothing is told of it before a day, and then once more. */
export const alertSnoozed = defineEvent(
  'AlertSnoozed',
  z.strictObject({ ...chain, on: z.iso.date(), until: z.iso.date() }),
);
/** What was said to it before holds no longer. */
export const alertTakenUpAgain = defineEvent('AlertTakenUpAgain', z.strictObject(chain));

/** What the record no longer leads to is told no further, and shown as withdrawn where it was told. */
export const alertsWithdrawn = defineEvent(
  'AlertsWithdrawn',
  z.strictObject({
    alerts: z
      .array(
        z.strictObject({
          notificationId: identifier,
          /** The day that the same thing has now; null where it has none. */
          movedTo: date,
        }),
      )
      .min(1)
      .max(mostIdsInEvent),
  }),
);
/** The record leads to them again. */
export const alertsHoldAgain = defineEvent(
  'AlertsHoldAgain',
  z.strictObject({ notificationIds: z.array(identifier).min(1).max(mostIdsInEvent) }),
);

export const notificationEvents = [
  notificationIssued,
  notificationRead,
  allNotificationsRead,
  notificationsRemoved,
  digestSent,
  alertKindsChosen,
  alertLeadsChosen,
  alertsPassedOver,
  alertDone,
  alertNotForMe,
  alertSnoozed,
  alertTakenUpAgain,
  alertsWithdrawn,
  alertsHoldAgain,
] as const;
export type NotificationEvent = EventOf<(typeof notificationEvents)[number]>;

/** What a person is told. */
export type IssuedNotification = Readonly<z.infer<typeof issued>>;
