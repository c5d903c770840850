import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';
import { leadNamedNow, leadOptions } from './chosenLeads';
import { alertChoiceOptions } from './choices';

/** The most ids in one event, except in that of a digest. */
export const mostIdsInEvent = 1_000;

/** Any name, because stored events may have kinds that no longer exist. */
const kindName = z.string().regex(/^[a-z][a-z0-9_]{0,60}$/);
const choice = z.enum(alertChoiceOptions.map(({ value }) => value));
const leadValues = leadOptions.map(({ value }) => value);

/** The thing that an alert of a kind is about. */
const about = z.string().min(1).max(200);
// Calculated, so it may be later than any date that a person can enter.
const date = z.iso.date().nullable();

const issued = z.strictObject({
  /** Derived from the person and the next three fields, so that each alert is issued once. */
  notificationId: identifier,
  /** Stable name of the kind, for example `visa_expiry`. */
  kind: kindName,
  about,
  /** `about`, and the step of the ladder. */
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

/** Names of ladder steps in version 1, which stored the thing and the step in one field. */
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
/** All notifications issued before are read. */
export const allNotificationsRead = defineEvent('AllNotificationsRead', z.strictObject({}));
/** Older notifications were removed to make room for new ones. */
export const notificationsRemoved = defineEvent(
  'NotificationsRemoved',
  z.strictObject({ notificationIds: z.array(identifier).min(1).max(mostIdsInEvent) }),
);
/** An email with new notifications was sent. */
export const digestSent = defineEvent(
  'DigestSent',
  z.strictObject({
    digestId: identifier,
    /** For example `weekly 2027-03-01`, the day on which it was due. */
    period: z.string().min(1).max(40),
    notificationIds: z.array(identifier).max(10_000),
    sentAt: instant,
  }),
);
/** The channels of some kinds of alerts were chosen. */
export const alertKindsChosen = defineEvent(
  'AlertKindsChosen',
  z.strictObject({ choices: z.record(kindName, choice) }),
);
/** Lead times of some kinds were chosen. An empty list restores those of the catalogue. */
export const alertLeadsChosen = defineEvent(
  'AlertLeadsChosen',
  z.strictObject({ leads: z.record(kindName, z.array(z.enum(leadValues)).max(leadValues.length)) }),
  {
    version: 2,
    upcasters: {
      // Version 1 has `1_days` and `1_months`.
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
 * Alerts were skipped: they were due while their kind was off, or the same alert was already issued by other lead times.
 */
export const alertsPassedOver = defineEvent(
  'AlertsPassedOver',
  z.strictObject({ notificationIds: z.array(identifier).min(1).max(mostIdsInEvent) }),
);

const chain = { kind: kindName, about, date };
/** The person did what the alert asks for. The chain ends. */
export const alertDone = defineEvent('AlertDone', z.strictObject(chain));
export const alertNotForMe = defineEvent('AlertNotForMe', z.strictObject(chain));
/** The chain is silent until a day, and the alert is then repeated. */
export const alertSnoozed = defineEvent(
  'AlertSnoozed',
  z.strictObject({ ...chain, on: z.iso.date(), until: z.iso.date() }),
);
/** The earlier answer no longer applies. */
export const alertTakenUpAgain = defineEvent('AlertTakenUpAgain', z.strictObject(chain));

/** The reason of these alerts is gone. They are shown as withdrawn. */
export const alertsWithdrawn = defineEvent(
  'AlertsWithdrawn',
  z.strictObject({
    alerts: z
      .array(
        z.strictObject({
          notificationId: identifier,
          /** The new day of the same thing; null if it has none. */
          movedTo: date,
        }),
      )
      .min(1)
      .max(mostIdsInEvent),
  }),
);
/** The reason of these withdrawn alerts exists again. */
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

/** A notification in a person's list. */
export type IssuedNotification = Readonly<z.infer<typeof issued>>;
