import { randomUUID } from 'node:crypto';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { assessmentDecider, assessmentsStream } from '@settlewise/domain/assessments';
import { wholeItem } from '@settlewise/domain/fields';
import {
  immigrationProfileDecider,
  immigrationProfileStream,
  visaHistoryFields,
} from '@settlewise/domain/immigrationProfile';
import { notificationDecider, notificationsStream } from '@settlewise/domain/notifications';
import { ruleNoticeDecider, ruleNoticeStream } from '@settlewise/domain/ruleNotices';
import { plainOutcome, type ComparableRules, type RuleSetsCompared } from '@settlewise/rules/comparison';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createNews } from '../../testing/createNews';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { planPerson } from '../reminders/planPerson';
import type { Step } from '../reminders/dependencies';
import { comparePerson } from './comparePerson';
import { compareAnew } from './comparisonRows';
import { countComparison } from './countComparison';
import { addRuleNoticeJobs } from './look';
import type { RuleNoticeDependencies } from './dependencies';
import { notifyPerson } from './notifyPerson';

const source = { title: 'A made-up law, section 4' };
const wait = { code: 'wait', message: 'A wait for a decision counts.', source, standing: 'met' } as const;

/** Two made-up rule sets. The later one gives another day to people with an earlier visa and without ILR. */
const answering = (version: string, afterWait: string): ComparableRules => {
  const day = (has: boolean) =>
    has && version === 'new'
      ? plainOutcome('not_yet', afterWait, [wait])
      : plainOutcome('not_yet', '2029-07-02');
  return {
    version,
    settlementOnRecord: ({ details, earlier }) =>
      details.visaStartDate === null ? null : day(earlier.length > 0),
    citizenshipOnRecord: () => null,
    dependantOnRecord: () => null,
    ilr: (form) => day(form['visaType'] === 'skilled_worker'),
    citizenship: () => plainOutcome('not_yet', '2030-01-01'),
  };
};
const earlier = answering('old', '');
const ruleSets: RuleSetsCompared = {
  earlier: { version: 'old', frozen: earlier },
  current: answering('new', '2028-01-09'),
};

let bench: ReminderBench;
let parts: RuleNoticeDependencies;
beforeEach(async () => {
  bench = await openReminderBench();
  parts = { ...bench.parts, ruleSets, news: createNews(bench) };
  bench.at('2026-11-21T12:00');
});
afterEach(() => bench.close());

/** One check, with all its jobs carried out immediately. */
const look = (worker: RuleNoticeDependencies = parts) =>
  addRuleNoticeJobs(worker, {
    async addAll(work) {
      for (const { data, id } of work) {
        if (data.kind === 'compare') await comparePerson(worker, data.userId);
        if (data.kind === 'tell') await notifyPerson(worker, data.userId, id);
      }
    },
  });

async function aSkilledWorker(username: string, { gap = true } = {}): Promise<string> {
  const userId = await bench.registers(username);
  const stream = immigrationProfileStream(userId);
  await bench.does(userId, immigrationProfileDecider, stream, {
    type: 'ChangeDetails',
    today: '2026-11-21',
    change: { visaType: 'skilled_worker', visaStartDate: '2024-07-30', visaExpiryDate: '2027-07-29' },
  });
  if (gap) await hadAVisaBefore(userId);
  return userId;
}

/** A person has at most one: the id of the entry is the person’s id. */
const hadAVisaBefore = (userId: string) =>
  bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
    type: 'RecordVisaHistoryEntry',
    id: userId,
    item: wholeItem(visaHistoryFields, {
      visaType: 'skilled_worker',
      startDate: '2021-05-15',
      endDate: '2024-05-14',
    }),
  });

async function saves(userId: string, visaType = 'skilled_worker', title?: string): Promise<string> {
  const assessmentId = randomUUID();
  await bench.does(userId, assessmentDecider, assessmentsStream(userId), {
    type: 'SaveAssessment',
    assessment: {
      assessmentId,
      calculator: 'ilr',
      ...(title === undefined ? {} : { title }),
      savedAt: '2026-11-21T12:00:00.000Z',
      calculatedOn: '2026-11-21',
      ruleSet: { version: 'old', checkedOn: '2026-11-21' },
      isEligible: false,
      suggestedEligibilityDate: '2029-07-02',
      form: { visaType },
      result: {},
    },
  });
  return assessmentId;
}

const administrator = '5a0c1c5e-7f6b-4a53-8d3e-0a4b7f0f6f11';
const release = () =>
  bench.does(administrator, ruleNoticeDecider, ruleNoticeStream('new'), {
    type: 'ReleaseRuleNotice',
    notice: {
      ruleSetVersion: 'new',
      comparedWith: 'old',
      text: 'We have corrected a rule.',
      source: { title: 'A guidance', url: 'https://www.gov.uk/guidance' },
      day: '2026-11-22',
      standing: 'correction',
      people: 1,
      releasedBy: administrator,
      releasedAt: '2026-11-22T12:00:00.000Z',
    },
  });

async function toldTo(userId: string) {
  const { state } = await bench.parts.commands.load(notificationDecider, notificationsStream(userId));
  return [...state.issued.values()].filter(({ kind }) => kind === 'rule_change');
}
const count = () => countComparison(bench.parts.database, 'new');

test('people with a changed answer are counted, and are notified once after the release', async () => {
  const concerned = await aSkilledWorker('concerned');
  const other = await aSkilledWorker('other', { gap: false });
  bench.at('2026-11-22T07:00');
  await look();
  await look();
  expect(await count()).toMatchObject({
    people: 2,
    compared: 2,
    concerned: 1,
    records: 1,
    results: 0,
    told: 0,
  });
  expect([await toldTo(concerned), bench.mails]).toEqual([[], []]);
  await release();
  await look();
  await look();
  expect(await toldTo(concerned)).toEqual([
    expect.objectContaining({
      type: 'warning',
      title: 'One of your answers has changed',
      link: '/dashboard/progress',
      message: [
        'We have corrected a rule.\nSource: A guidance',
        [
          'Settlement (ILR)',
          'Before: By time and days away, the first day to apply is 2 July 2029.',
          'Now: By time and days away, the first day to apply is 9 January 2028.',
          'Why: A wait for a decision counts. (A made-up law, section 4)',
        ].join('\n'),
      ].join('\n\n'),
    }),
  ]);
  expect(await toldTo(other)).toEqual([]);
  expect(bench.mails.map(({ to }) => to)).toEqual(['concerned@example.org']);
  expect(await count()).toMatchObject({ concerned: 1, told: 1 });
  // The days of the digests cause no second one.
  bench.at('2026-11-30T12:00');
  await bench.tick();
  await look();
  expect(await toldTo(concerned)).toHaveLength(1);
  const [, ...later] = bench.mails;
  expect(JSON.stringify(later)).not.toContain('answers has changed');
});

test('the email has no private details', async () => {
  await aSkilledWorker('maria-lopez');
  bench.at('2026-11-22T07:00');
  await look();
  await release();
  await look();
  expect(bench.mails).toHaveLength(1);
  const [{ subject = '', text = '', html = '', about } = {}] = bench.mails;
  expect(subject).toBe('Something in your plan has changed');
  for (const part of [subject, text, html])
    expect(part).not.toMatch(
      /maria|lopez|visa|ilr|settle(?!wise)|citizen|worker|20[23]\d|january|july|corrected/i,
    );
  expect(text).toContain('Something in your plan has changed. Sign in to read it.');
  expect(text).toContain('https://settlewise.example/dashboard/notifications');
  expect(about?.kind).toBe('rule_notice');
});

describe('the choice of a person', () => {
  test.each([
    [{ reminderFrequency: 'never' } as const],
    [{ emailNotificationsEnabled: false }],
    [{ notificationsEnabled: false }],
  ])('%o: notified in the app, and not by email', async (choice) => {
    const userId = await aSkilledWorker('ana');
    await bench.chooses(userId, choice);
    bench.at('2026-11-22T07:00');
    await look();
    await release();
    await look();
    await look();
    expect(await toldTo(userId)).toHaveLength(1);
    expect(bench.mails).toEqual([]);
  });
});

describe('saved results', () => {
  test('with another answer are named, with a link', async () => {
    const userId = await bench.registers('ana');
    const changed = await saves(userId, 'skilled_worker', 'Before São Paulo');
    await saves(userId, 'student');
    bench.at('2026-11-22T07:00');
    await look();
    expect(await count()).toMatchObject({ concerned: 1, records: 0, results: 1 });
    await release();
    await look();
    const [told] = await toldTo(userId);
    expect(told?.link).toBe(`/saved-results/${changed}`);
    expect(told?.message).toContain('Saved result “Before São Paulo” of 21 November 2026\nBefore: ');
  });

  test('are notified together with the record, once, as many as fit', async () => {
    const userId = await aSkilledWorker('ana');
    for (let number = 0; number < 12; number += 1) await saves(userId);
    bench.at('2026-11-22T07:00');
    await look();
    expect(await count()).toMatchObject({ concerned: 1, records: 1, results: 12 });
    await release();
    await look();
    const told = await toldTo(userId);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      title: 'Some of your answers have changed',
      link: '/dashboard/progress',
    });
    expect(told[0]?.message).toMatch(/\d more of your saved results come out differently\.$/);
    expect(bench.mails).toHaveLength(1);
  });

  test('that were deleted before the release cause no notification', async () => {
    const userId = await bench.registers('ana');
    const assessmentId = await saves(userId);
    bench.at('2026-11-22T07:00');
    await look();
    await bench.does(userId, assessmentDecider, assessmentsStream(userId), {
      type: 'DiscardAssessment',
      assessmentId,
    });
    await release();
    await look();
    expect(await toldTo(userId)).toEqual([]);
    expect(await count()).toMatchObject({ concerned: 0, told: 0 });
  });
});

test('a changed day of a dependant is notified with their name, and emailed without it', async () => {
  const userId = await bench.registers('ana');
  await bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
    type: 'AddDependant',
    today: '2026-11-21',
    dependant: {
      firstName: 'Zainab',
      lastName: 'Khan',
      dateOfBirth: '1992-04-12',
      relationship: 'spouse',
      nationality: 'pakistan',
      passportNumber: null,
      currentVisaType: 'dependent',
      brpNumber: null,
      visaStartDate: '2023-02-01',
      visaExpiryDate: '2028-01-31',
      visaHeldSince: null,
      notes: null,
      bornInUk: false,
      british: false,
      settledSince: null,
      ukEntryDate: null,
      travelsWith: 'own',
      otherParentStatus: null,
      otherParentSince: null,
      ownJourneys: [],
    },
  });
  const naming = (rules: ComparableRules, day: string): ComparableRules => ({
    ...rules,
    dependantOnRecord: ({ visaStartDate }) => ({
      settlement: plainOutcome('not_yet', visaStartDate === '2023-02-01' ? day : null),
      registration: null,
    }),
  });
  const worker = {
    ...parts,
    ruleSets: {
      earlier: { version: 'old', frozen: naming(earlier, '2028-02-01') },
      current: naming(ruleSets.current, '2028-01-04'),
    },
  };
  bench.at('2026-11-22T07:00');
  await look(worker);
  expect(await count()).toMatchObject({ concerned: 1, records: 1 });
  await release();
  await look(worker);
  const [told, ...more] = await toldTo(userId);
  expect(more).toEqual([]);
  expect(told?.link).toBe('/dashboard/dependants');
  expect(told?.message).toContain(
    [
      'Settlement (ILR) of Zainab',
      'Before: By time and days away, the first day to apply is 1 February 2028.',
      'Now: By time and days away, the first day to apply is 4 January 2028.',
    ].join('\n'),
  );
  expect(bench.mails).toHaveLength(1);
  expect(JSON.stringify(bench.mails)).not.toMatch(/zainab|2028|dependant/i);
});

describe('without the frozen rules, the stored outcomes are the earlier answers', () => {
  /** A release without the rules before it. */
  const later = () => ({ ...parts, ruleSets: { ...ruleSets, earlier: { version: 'old', frozen: null } } });
  /** The worker of the previous release plans the reminders, and stores the outcomes. */
  const planned = (userId: string) => planPerson({ ...bench.parts, rules: earlier }, userId, randomUUID());

  test('are compared for an unchanged record', async () => {
    const userId = await aSkilledWorker('ana');
    await planned(userId);
    await bench.does(userId, notificationDecider, notificationsStream(userId), {
      type: 'ChooseAlertKinds',
      choices: { task_due: 'off' },
      leads: {},
      due: [],
    });
    bench.at('2026-11-22T07:00');
    await look(later());
    expect(await count()).toMatchObject({ compared: 1, concerned: 1, records: 1 });
    await release();
    await look(later());
    expect((await toldTo(userId))[0]?.message).toContain('Before: By time and days away, the first day');
  });

  test('a changed record causes no notification, because the person has seen the current answer', async () => {
    const userId = await aSkilledWorker('ana', { gap: false });
    await planned(userId);
    await hadAVisaBefore(userId);
    bench.at('2026-11-22T07:00');
    await look(later());
    expect(await count()).toMatchObject({ compared: 1, concerned: 0 });
  });

  test('a saved result keeps its stored answer, and causes one notification for each change', async () => {
    const userId = await bench.registers('ana');
    await planned(userId);
    await saves(userId);
    bench.at('2026-11-22T07:00');
    await look(later());
    expect(await count()).toMatchObject({ concerned: 1, results: 1 });
    // The next release answers as this one.
    const next = {
      ...parts,
      ruleSets: {
        earlier: { version: 'new', frozen: null },
        current: { ...ruleSets.current, version: 'next' },
      },
    };
    await look(next);
    expect(await countComparison(bench.parts.database, 'next')).toMatchObject({ compared: 1, concerned: 0 });
  });

  test('outcomes of people who no longer exist, and of older rule sets, are deleted', async () => {
    const userId = await aSkilledWorker('ana');
    await planned(userId);
    await bench.parts
      .database('rule_outcomes')
      .insert({ rule_set: 'older', user_id: userId, record: '', on_record: '{}', results: '{}' });
    await bench.parts
      .database('rule_outcomes')
      .insert({ rule_set: 'old', user_id: randomUUID(), record: '', on_record: '{}', results: '{}' });
    bench.at('2026-11-22T07:00');
    await look(later());
    expect(await bench.parts.database('rule_outcomes').pluck('rule_set').orderBy('rule_set')).toEqual([
      'new',
      'old',
    ]);
  });
});

describe('the comparison', () => {
  test('a record that changes is compared again', async () => {
    const userId = await aSkilledWorker('ana', { gap: false });
    bench.at('2026-11-22T07:00');
    await look();
    expect(await count()).toMatchObject({ concerned: 0 });
    await hadAVisaBefore(userId);
    await look();
    expect(await count()).toMatchObject({ concerned: 1 });
  });

  test('everybody is compared again if an administrator requests it', async () => {
    const userId = await bench.registers('ana');
    bench.at('2026-11-22T07:00');
    await look();
    await saves(userId);
    await compareAnew(bench.parts.database, 'new');
    expect(await count()).toMatchObject({ people: 1, compared: 0 });
    await look();
    expect(await count()).toMatchObject({ compared: 1, concerned: 1, results: 1 });
  });

  test('people who registered later, or got an answer later, are not notified', async () => {
    const silent = await bench.registers('silent');
    bench.at('2026-11-22T07:00');
    await look();
    const late = await aSkilledWorker('late');
    const stream = immigrationProfileStream(silent);
    await bench.does(silent, immigrationProfileDecider, stream, {
      type: 'ChangeDetails',
      today: '2026-11-22',
      change: { visaType: 'skilled_worker', visaStartDate: '2024-07-30', visaExpiryDate: '2027-07-29' },
    });
    await hadAVisaBefore(silent);
    await release();
    await look();
    expect(await count()).toMatchObject({ people: 1, concerned: 0 });
    expect([await toldTo(silent), await toldTo(late)]).toEqual([[], []]);
  });

  test('nothing is compared if the rules did not change', async () => {
    await aSkilledWorker('ana');
    bench.at('2026-11-22T07:00');
    await look({
      ...parts,
      ruleSets: { earlier: { version: 'new', frozen: ruleSets.current }, current: ruleSets.current },
    });
    expect(await count()).toBeNull();
  });
});

describe('exactly one notification', () => {
  test.each<Step>(['issued', 'mail sent', 'mail recorded'])(
    'also when the worker dies after “%s” and another goes on',
    async (step) => {
      const userId = await aSkilledWorker('ana');
      bench.at('2026-11-22T07:00');
      await look();
      await release();
      const dies = (reached: Step) =>
        reached === step ? Promise.reject(new Error('killed')) : Promise.resolve();
      await expect(look({ ...parts, after: dies })).rejects.toThrow('killed');
      await look();
      await look();
      expect(await toldTo(userId)).toHaveLength(1);
      // Twice only if the process died between sending and recording, and then with the same id.
      expect(new Set(bench.mails.map(({ messageId }) => messageId)).size).toBe(1);
      if (step !== 'mail sent') expect(bench.mails).toHaveLength(1);
      expect(await count()).toMatchObject({ told: 1 });
    },
  );

  test('also with two concurrent workers', async () => {
    const userId = await aSkilledWorker('ana');
    bench.at('2026-11-22T07:00');
    await look();
    await release();
    await Promise.all([notifyPerson(parts, userId, 'one'), notifyPerson(parts, userId, 'another')]);
    expect(await toldTo(userId)).toHaveLength(1);
    expect(new Set(bench.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('and none if the record changed since and the answers no longer differ', async () => {
    const userId = await aSkilledWorker('ana');
    bench.at('2026-11-22T07:00');
    await look();
    await bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
      type: 'RemoveVisaHistoryEntry',
      id: userId,
    });
    await release();
    await notifyPerson(parts, userId, 'a job from before');
    await look();
    expect([await toldTo(userId), bench.mails]).toEqual([[], []]);
    expect(await count()).toMatchObject({ concerned: 0 });
  });
});

test('locked and erased people are not notified', async () => {
  const locked = await aSkilledWorker('locked');
  const erased = await aSkilledWorker('erased');
  bench.at('2026-11-22T07:00');
  await look();
  expect(await count()).toMatchObject({ concerned: 2 });
  await bench.does(locked, accountDecider, accountStream(locked), {
    type: 'LockAccount',
    reason: 'Asked for',
  });
  await bench.personKeys.destroy(erased);
  await release();
  await look();
  for (const userId of [locked, erased]) await notifyPerson(parts, userId, 'a job from before');
  expect(bench.mails).toEqual([]);
  expect(await toldTo(locked)).toEqual([]);
});

test('a person with an unconfirmed address is notified in the app, and not by email', async () => {
  const userId = await aSkilledWorker('unconfirmed');
  await bench.changesAddress(userId, 'unconfirmed@example.com');
  bench.at('2026-11-22T07:00');
  await look();
  await release();
  await look();
  expect(await toldTo(userId)).toHaveLength(1);
  expect(bench.mails).toEqual([]);
});
