import { expect, it } from 'vitest';
import { readModels } from '..';
import { alertParts, listReadModels } from '../../record/personRecord';
import { reminderPeopleProjection } from './projection';

/** Events of the read models behind reminders that change no reminder, with reasons. */
const changeNoReminder: Readonly<Record<string, string>> = {
  AccountLocked: 'Reminders go on: a person can still read their mails.',
  AccountUnlocked: 'As above.',
  AddressComparisonAsked: 'Only an answer is told.',
  AddressComparisonInvitationSent: 'As above.',
  AlertDone: 'Takes a reminder away, which is looked at when it is told.',
  AlertNotForMe: 'As above.',
  AlertsHoldAgain: 'Comes of working reminders out.',
  AlertsWithdrawn: 'As above.',
  AllNotificationsRead: 'What was told stays told.',
  DigestSent: 'As above.',
  EmailAddressChanged: 'A mail asks for the address when it is sent.',
  EmailVerified: 'As above.',
  LawNoticeCorrected: 'Notices concern many people: `planningVersionWith` has everybody planned again.',
  LawNoticePublished: 'As above.',
  LawNoticeWithdrawn: 'As above.',
  LegalAccessEndingTold: 'Comes of working reminders out.',
  LegalAccessInvitationSent: 'Only access that a lawyer was given is told of.',
  NameChanged: 'A mail asks for the name when it is sent.',
  NotificationIssued: 'Comes of working reminders out.',
  NotificationRead: 'What was told stays told.',
  NotificationsRemoved: 'As above.',
  PersonErased: 'Every read model forgets the person.',
  RecordOpenedByAdministrator: 'Only the first look of a lawyer is told.',
  RoleChanged: 'Reminders do not ask for the role.',
  SourceReadAgain: 'Only the day beside a source changes, which is looked up when it is shown.',
};

it('every event of a read model behind reminders causes a new calculation, or is listed with a reason why not', () => {
  const events = readModels
    .filter(({ name }) => listReadModels(alertParts).includes(name))
    .flatMap(({ handlers }) => Object.keys(handlers ?? {}));
  const handled = Object.keys(reminderPeopleProjection.handlers);
  expect([...new Set(events)].toSorted()).toEqual([...handled, ...Object.keys(changeNoReminder)].toSorted());
});
