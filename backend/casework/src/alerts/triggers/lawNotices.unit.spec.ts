import { describe, expect, it } from 'vitest';
import { aDependant, aLawNotice, aRecord } from '../../../testing/aRecord';
import { planningVersion, planningVersionWith } from '../planningVersion';
import { listReminders, listTriggers } from '../listReminders';

const today = '2026-11-25';
const notice = aLawNotice({ concerns: ['skilled_worker'] });
const dueAlerts = (record = aRecord({}, { lawNotices: [notice] }), day = today) =>
  listReminders(record, day).due.filter(({ kind }) => kind === 'law_notice');

describe('a notice about the law', () => {
  it('causes an alert with its source for people on the route that it concerns', () => {
    expect(dueAlerts()).toMatchObject([
      {
        title: 'Announced, not the law: A made-up rule',
        message:
          'It says something. It was announced on 23 November 2026. It is not the law, and your dates here stay as they are.',
        type: 'other',
        date: null,
        link: '/changes',
      },
    ]);
    const [trigger] = listTriggers(aRecord({}, { lawNotices: [notice] }), today).filter(
      ({ kind }) => kind === 'law_notice',
    );
    expect(trigger?.source).toEqual({ ...notice.source, checkedOn: '2026-11-24' });
  });

  it('mentions that dates do not include a rule in force yet', () => {
    const lawNotices = [{ ...notice, standing: 'in_force' as const }];
    expect(dueAlerts(aRecord({}, { lawNotices }))).toMatchObject([
      { title: 'Changed in the law: A made-up rule', message: expect.stringContaining('do not include it') },
    ]);
  });

  it('causes an alert for the owner of the record of a dependant on the route', () => {
    const dependants = [aDependant({ currentVisaType: 'skilled_worker' })];
    expect(dueAlerts(aRecord({ visaType: 'spouse' }, { dependants, lawNotices: [notice] }))).toHaveLength(1);
  });

  it.each([
    ['another route', aRecord({ visaType: 'spouse' }, { lawNotices: [notice] })],
    ['ILR', aRecord({ hasILR: true, ilrGrantDate: '2026-02-01' }, { lawNotices: [notice] })],
    ['no visa', aRecord({ visaType: null }, { lawNotices: [notice] })],
  ])('causes no alert for people with %s', (_what, record) => expect(dueAlerts(record)).toEqual([]));

  it('causes an alert for settled people if it is about citizenship', () => {
    const settled = { hasILR: true, ilrGrantDate: '2026-02-01' } as const;
    const lawNotices = [{ ...notice, concerns: ['citizenship'] }];
    expect(dueAlerts(aRecord(settled, { lawNotices }))).toHaveLength(1);
  });

  it('causes no alert before it is published', () =>
    expect(
      dueAlerts(aRecord({}, { registeredOn: '2026-01-01', lawNotices: [notice] }), '2026-11-23'),
    ).toEqual([]));

  it('does not change other alerts', () => {
    const record = aRecord({ visaStartDate: '2022-01-05', visaExpiryDate: '2027-02-15' });
    const others = (lawNotices: (typeof record)['lawNotices']) =>
      listTriggers({ ...record, lawNotices }, today).filter(({ kind }) => kind !== 'law_notice').length;
    expect(others([notice])).toBe(others([]));
    expect(others([])).toBeGreaterThan(0);
  });
});

it('all reminders are planned again after a notice was published, corrected or withdrawn', () => {
  const corrected = { ...notice, version: 3 };
  const plans = [[], [notice], [corrected]].map(planningVersionWith);
  expect(plans[0]).toBe(planningVersion);
  expect(new Set(plans).size).toBe(3);
});
