import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import type { AnswerGiven } from './answers';
import type { AlertChoice, ChosenKinds } from './choices';
import type { LeadOption, LeadsOfKinds } from './chosenLeads';
import { notificationDecider } from './decider';
import { notificationIssued, type IssuedNotification, type NotificationEvent } from './events';

const { given } = createSpecification(notificationDecider);

const visa: IssuedNotification = {
  notificationId: '0f8b5f0c-0a3d-8a63-9d7e-0d6a0d9f0a01',
  kind: 'visa_expiry',
  about: 'visa',
  subject: 'visa 90 days',
  date: '2027-12-04',
  type: 'warning',
  title: 'Your visa expires on 4 December 2027',
  message: 'Apply before that day.',
  link: '/dashboard/immigration-profile',
};
const task: IssuedNotification = {
  ...visa,
  notificationId: '0f8b5f0c-0a3d-8a63-9d7e-0d6a0d9f0a02',
  kind: 'task_due',
  about: 'task 7',
  subject: 'task 7 today',
};
const issued = (data = visa): NotificationEvent => ({ type: 'NotificationIssued', data });
const read = ({ notificationId } = visa): NotificationEvent => ({
  type: 'NotificationRead',
  data: { notificationId },
});
const allRead: NotificationEvent = { type: 'AllNotificationsRead', data: {} };
const digest = {
  digestId: '0f8b5f0c-0a3d-8a63-9d7e-0d6a0d9f0b01',
  period: 'weekly 2027-09-06',
  notificationIds: [visa.notificationId],
  sentAt: '2027-09-06T07:00:03.000Z',
};
const sent: NotificationEvent = { type: 'DigestSent', data: digest };

describe('issuing', () => {
  const issue = (...notifications: readonly IssuedNotification[]) =>
    ({ type: 'IssueNotifications', notifications }) as const;

  it('issues each notification', () => given().when(issue(visa, task)).then(issued(), issued(task)));
  it('issues only new notifications', () => given(issued()).when(issue(visa, task)).then(issued(task)));
  it('issues the same notification once, even within one command', () =>
    given().when(issue(visa, visa)).then(issued()));
  it('does not repeat a notification that was read or mailed', () => {
    given(issued(), read()).when(issue(visa)).thenNothing();
    given(issued(), allRead, sent).when(issue(visa)).thenNothing();
  });
  it('creates no events without notifications', () => given().when(issue()).thenNothing());
});

describe('reading', () => {
  const one = { type: 'ReadNotification', notificationId: visa.notificationId } as const;
  const all = { type: 'ReadAllNotifications' } as const;

  it('is recorded', () => given(issued(), issued(task)).when(one).then(read()));
  it('changes nothing the second time', () => {
    given(issued(), read()).when(one).thenNothing();
    given(issued(), allRead).when(one).thenNothing();
  });
  it('is refused for an unknown notification', () =>
    given(issued(task)).when(one).thenRefused({ refusal: 'notFound', code: 'notification_not_found' }));
  it('creates one event for all of them', () => given(issued(), issued(task)).when(all).then(allRead));
  it('creates no event if nothing is unread', () => {
    given().when(all).thenNothing();
    given(issued(), read()).when(all).thenNothing();
  });
  it('does not mark later notifications as read', () => {
    given(issued(), allRead, issued(task)).when(all).then(allRead);
    expect([...stateAfter(notificationDecider, issued(), allRead, issued(task)).unread]).toEqual([
      task.notificationId,
    ]);
  });
});

describe('withdrawing', () => {
  const chain = ({ kind, about, date }: IssuedNotification) => ({ kind, about, date });
  const lookAt = (today: string, ...chains: readonly IssuedNotification[]) =>
    ({ type: 'WithdrawAlerts', today, chains: chains.map(chain) }) as const;
  const withdrawn = (movedTo: string | null, { notificationId } = visa): NotificationEvent => ({
    type: 'AlertsWithdrawn',
    data: { alerts: [{ notificationId, movedTo }] },
  });
  const holdsAgain: NotificationEvent = {
    type: 'AlertsHoldAgain',
    data: { notificationIds: [visa.notificationId] },
  };
  const later = { ...visa, date: '2028-12-04' };

  it('withdraws an alert without a reason, once', () => {
    given(issued(), issued(task)).when(lookAt('2027-11-01', task)).then(withdrawn(null));
    given(issued(), issued(task), withdrawn(null)).when(lookAt('2027-11-01', task)).thenNothing();
  });
  it('names the new day of the same thing', () =>
    given(issued()).when(lookAt('2027-11-01', later)).then(withdrawn('2028-12-04')));
  it('keeps an earlier step of a current chain, read or unread', () =>
    given(issued(), read()).when(lookAt('2027-11-01', visa)).thenNothing());
  it('is undone when the reason exists again', () =>
    given(issued(), withdrawn(null)).when(lookAt('2027-11-01', visa)).then(holdsAgain));
  it('can happen again after it was undone', () =>
    given(issued(), withdrawn(null), holdsAgain).when(lookAt('2027-11-02')).then(withdrawn(null)));
  it('does not change alerts that are done', () => {
    const done: NotificationEvent = { type: 'AlertDone', data: chain(visa) };
    given(issued(), done).when(lookAt('2027-11-01')).thenNothing();
  });
  it('does not withdraw an alert after its day if it ends with its day', () => {
    const fees = { ...visa, kind: 'fee_deadline' };
    given(issued(fees)).when(lookAt('2027-12-05')).thenNothing();
    given(issued(fees)).when(lookAt('2027-12-04')).then(withdrawn(null));
  });
  it('does not withdraw alerts about events or of unknown kinds', () => {
    given(issued({ ...visa, kind: 'rule_change' }), issued({ ...task, kind: 'list_full' }))
      .when(lookAt('2027-11-01'))
      .thenNothing();
  });
});

describe('a digest', () => {
  const record = { type: 'RecordDigest', digest } as const;

  it('is recorded once', () => {
    given(issued()).when(record).then(sent);
    given(issued(), sent).when(record).thenNothing();
  });
  it('marks its notifications as mailed', () => {
    const { mailed, unread } = stateAfter(notificationDecider, issued(), issued(task), sent);
    expect([[...mailed], unread.size]).toEqual([[visa.notificationId], 2]);
  });
});

describe('choosing the channels of a kind', () => {
  const choose = (choices: ChosenKinds, ...due: readonly IssuedNotification[]) =>
    ({ type: 'ChooseAlertKinds', choices, due }) as const;
  const chosen = (choices: Record<string, AlertChoice>): NotificationEvent => ({
    type: 'AlertKindsChosen',
    data: { choices },
  });
  const passedOver = (...notifications: readonly IssuedNotification[]): NotificationEvent => ({
    type: 'AlertsPassedOver',
    data: { notificationIds: notifications.map(({ notificationId }) => notificationId) },
  });
  const issue = (...notifications: readonly IssuedNotification[]) =>
    ({ type: 'IssueNotifications', notifications }) as const;
  const off = chosen({ task_due: 'off' });

  it('records only changed choices', () => {
    given()
      .when(choose({ task_due: 'off', fee_change: 'app_and_email' }))
      .then(off);
    given(off)
      .when(choose({ task_due: 'off' }))
      .thenNothing();
    given().when(choose({})).thenNothing();
  });
  it('issues nothing of a kind that is off', () => given(off).when(issue(visa, task)).then(issued()));
  it('skips alerts that were due while the kind was off, and issues later ones', () => {
    const on = chosen({ task_due: 'app' });
    const later = { ...task, notificationId: '0f8b5f0c-0a3d-8a63-9d7e-0d6a0d9f0a03' };
    given(off)
      .when(choose({ task_due: 'app' }, visa, task))
      .then(on, passedOver(task));
    given(off, on, passedOver(task)).when(issue(task, later)).then(issued(later));
  });
  it('skips no alert that was issued before, and none of another kind', () =>
    given(issued(task), off)
      .when(choose({ task_due: 'app' }, visa, task))
      .then(chosen({ task_due: 'app' })));
  const chooseLeads = (leads: LeadsOfKinds, ...due: readonly IssuedNotification[]) =>
    ({ type: 'ChooseAlertKinds', choices: {}, leads, due }) as const;
  const leadsChosen = (leads: Record<string, LeadOption[]>): NotificationEvent => ({
    type: 'AlertLeadsChosen',
    data: { leads },
  });
  const earlier: IssuedNotification = {
    ...visa,
    notificationId: '0f8b5f0c-0a3d-8a63-9d7e-0d6a0d9f0a09',
    subject: 'visa 6 months before',
  };

  it('records changed lead times, longest first, and nothing if they are the same', () => {
    const chosen = leadsChosen({ visa_expiry: ['6_months', '30_days'] });
    given()
      .when(chooseLeads({ visa_expiry: ['30_days', '6_months'] }))
      .then(chosen);
    given(chosen)
      .when(chooseLeads({ visa_expiry: ['30_days', '6_months'] }))
      .thenNothing();
    given(chosen)
      .when(chooseLeads({ visa_expiry: [] }))
      .then(leadsChosen({ visa_expiry: [] }));
    given()
      .when(chooseLeads({ visa_expiry: [] }))
      .thenNothing();
  });
  it('does not repeat an alert after the lead times changed', () => {
    const chosen = leadsChosen({ visa_expiry: ['6_months'] });
    given(issued())
      .when(chooseLeads({ visa_expiry: ['6_months'] }, earlier, task))
      .then(chosen, passedOver(earlier));
    given(issued(), chosen, passedOver(earlier)).when(issue(earlier)).thenNothing();
  });
  it('issues new alerts by the new lead times, and alerts of a changed day', () => {
    const chosen = leadsChosen({ visa_expiry: ['6_months'] });
    given()
      .when(chooseLeads({ visa_expiry: ['6_months'] }, earlier))
      .then(chosen);
    const moved = { ...earlier, date: '2028-12-04' };
    given(issued())
      .when(chooseLeads({ visa_expiry: ['6_months'] }, moved))
      .then(chosen);
  });
  it('refuses to turn a deadline off, but allows to turn its emails off', () => {
    given()
      .when(choose({ task_due: 'off', visa_expiry: 'off' }))
      .thenRefused({ refusal: 'invalid', code: 'alert_always_shown', field: 'choices.visa_expiry' });
    given()
      .when(choose({ visa_expiry: 'app' }))
      .then(chosen({ visa_expiry: 'app' }));
  });
  it('includes only later notifications in emails', () => {
    const { mailed, choices } = stateAfter(
      notificationDecider,
      chosen({ task_due: 'app' }),
      issued(task),
      issued(),
      chosen({ task_due: 'app_and_email' }),
    );
    expect([[...mailed], choices.get('task_due')]).toEqual([[task.notificationId], 'app_and_email']);
  });
});

describe('an answer to an alert', () => {
  const { notificationId } = visa;
  const chain = { kind: visa.kind, about: visa.about, date: visa.date };
  const later = { ...visa, notificationId: '0f8b5f0c-0a3d-8a63-9d7e-0d6a0d9f0a04', subject: 'visa 30 days' };
  const otherDay = { ...later, date: '2030-12-04' };
  const answer = (given: AnswerGiven, id = notificationId) =>
    ({ type: 'AnswerAlert', notificationId: id, given }) as const;
  const done: NotificationEvent = { type: 'AlertDone', data: chain };
  const again: NotificationEvent = { type: 'AlertTakenUpAgain', data: chain };
  const snoozed: NotificationEvent = {
    type: 'AlertSnoozed',
    data: { ...chain, on: '2027-09-05', until: '2027-09-12' },
  };
  const issue = (...notifications: readonly IssuedNotification[]) =>
    ({ type: 'IssueNotifications', notifications }) as const;
  const snooze = (until: string) => answer({ answer: 'snoozed', on: '2027-09-05', until });

  it('is recorded once, and marks the chain as read', () => {
    given(issued(), issued(later), issued(task))
      .when(answer({ answer: 'done' }))
      .then(read(), read(later), done);
    given(issued(), done)
      .when(answer({ answer: 'done' }))
      .thenNothing();
    given(issued())
      .when(answer({ answer: 'open' }))
      .thenNothing();
    given(issued(), snoozed).when(snooze('2027-09-12')).thenNothing();
  });
  it('“done” stops later steps of this day only', () => {
    given(issued(), done).when(issue(later, task)).then(issued(task));
    given(issued(), done).when(issue(otherDay)).then(issued(otherDay));
  });
  it('“not for me” stops all days of a thing, but only this day of a deadline', () => {
    const notForMe = (of: IssuedNotification): NotificationEvent => ({
      type: 'AlertNotForMe',
      data: { kind: of.kind, about: of.about, date: of.date },
    });
    const laterTask = { ...task, notificationId: later.notificationId, date: '2028-01-01' };
    given(issued(task), notForMe(task)).when(issue(laterTask)).thenNothing();
    given(issued(), notForMe(visa)).when(issue(otherDay)).then(issued(otherDay));
  });
  it('can be taken back, and the chain continues', () => {
    given(issued(), done)
      .when(answer({ answer: 'open' }))
      .then(again);
    given(issued(), done, again).when(issue(later)).then(issued(later));
  });
  it('snoozes until a later day, but a deadline not beyond its day', () => {
    const refused = { refusal: 'invalid', code: 'snooze_refused', field: 'until' } as const;
    given(issued(), read()).when(snooze('2027-09-12')).then(snoozed);
    given(issued()).when(snooze('2027-09-05')).thenRefused(refused);
    given(issued()).when(snooze('2027-12-05')).thenRefused(refused);
    given(issued(), read())
      .when(snooze('2027-12-04'))
      .then({ type: 'AlertSnoozed', data: { ...chain, on: '2027-09-05', until: '2027-12-04' } });
  });
  it('is refused for an unknown notification', () =>
    given(issued(task))
      .when(answer({ answer: 'done' }))
      .thenRefused({ refusal: 'notFound', code: 'notification_not_found' }));
});

it.each([
  ['ilr_window', 'ilr 28 days', 'ilr'],
  ['absence_limit', 'final_year planned', 'final_year'],
  ['fee_change', 'a1 now 322600 322600 322600', 'a1'],
  ['dependant_visa_expiry', 'dependant 1 30 days', 'dependant 1'],
  ['rule_change', '2026-11-23', '2026-11-23'],
  ['legal_access_first_look', 'g1 first look', 'g1'],
])('a %s whose former step was “%s” belongs to “%s”', (kind, subject, about) => {
  const { about: _about, ...before } = { ...visa, kind, subject };
  expect(notificationIssued.upcasters[1]?.(before)).toEqual({ ...before, about });
});

it.each(['//elsewhere.example/x y', 'https://elsewhere.example', 'javascript:alert(1)', ''])(
  'cannot link to %j',
  (link) => {
    expect(() => notificationIssued.parse({ ...visa, link })).toThrow();
  },
);
