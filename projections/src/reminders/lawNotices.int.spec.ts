import { randomUUID } from 'node:crypto';
import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import {
  type LawDeskCommand,
  lawDeskDecider,
  lawDeskStream,
  type LawNotice,
} from '@settlewise/domain/lawDesk';
import { noticeConcerns } from '@settlewise/rules/notices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFamilyMember } from '@settlewise/casework/testing/aFamilyMember';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { countConcerned, listLawNotices, readLawDesk } from '../readModels/lawDesk';
import { listNotifications } from '../readModels/notifications';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());

const today = '2026-11-25';
const noticeId = randomUUID();
const notice: LawNotice = {
  title: 'A made-up rule',
  text: 'It says something.',
  day: '2026-11-24',
  standing: 'announced',
  source: { title: 'A page', url: 'https://www.gov.uk/page' },
  concerns: ['skilled_worker'],
};
const sent = { noticeId, knownConcerns: noticeConcerns, people: 1, today, at: `${today}T12:00:00.000Z` };

async function registersWith(name: string, visaType: 'skilled_worker' | 'student'): Promise<string> {
  const userId = await bench.registers(name);
  await bench.does(userId, immigrationProfileDecider, immigrationProfileStream(userId), {
    type: 'ChangeDetails',
    today,
    change: { visaType, visaStartDate: '2026-01-05', visaExpiryDate: '2030-12-31' },
  });
  return userId;
}

async function desk(administrator: string, command: LawDeskCommand): Promise<void> {
  await bench.does(administrator, lawDeskDecider, lawDeskStream, command);
  await bench.shown();
  await bench.tick();
  await bench.shown();
}

/** A person's notifications from notices, and whether they were withdrawn. */
async function toldByNotices(userId: string) {
  await bench.listIssuedTo(userId);
  const all = await listNotifications(bench.bench.database, userId);
  return all
    .filter(({ kind }) => kind === 'law_notice')
    .map(({ message, withdrawnAt }) => [message.split('. ')[0], withdrawnAt !== null]);
}

test('a notice is issued to the people concerned, corrected, and withdrawn, without a release', async () => {
  bench.at(`${today}T12:00`);
  const administrator = await bench.registers('admin');
  const worker = await registersWith('worker', 'skilled_worker');
  const student = await registersWith('student', 'student');
  await bench.shown();
  await bench.tick();
  const { database } = bench.bench;
  expect(await countConcerned(database, notice, today)).toBe(1);
  expect(await countConcerned(database, { concerns: ['citizenship'] }, today)).toBe(0);

  await desk(administrator, { type: 'PublishLawNotice', ...sent, notice });
  expect(await readLawDesk(database)).toEqual({
    notices: [{ ...notice, noticeId, version: 0, publishedOn: today }],
    readings: {},
  });
  expect(await toldByNotices(worker)).toEqual([['It says something', false]]);
  expect(await toldByNotices(student)).toEqual([]);

  await desk(administrator, {
    type: 'CorrectLawNotice',
    ...sent,
    notice: { ...notice, text: 'It says something else.' },
  });
  // The latest first.
  expect(await toldByNotices(worker)).toEqual([
    ['It says something else', false],
    ['It says something', true],
  ]);

  await desk(administrator, { type: 'WithdrawLawNotice', noticeId, reason: 'It was not so', at: sent.at });
  expect((await toldByNotices(worker)).map(([, withdrawn]) => withdrawn)).toEqual([true, true]);
  expect((await readLawDesk(database)).notices).toEqual([]);
  expect(await listLawNotices(database)).toMatchObject([
    { noticeId, text: 'It says something else.', withdrawnBecause: 'It was not so', day: notice.day },
  ]);
});

test("a published notice stays after the administrator's account was erased", async () => {
  const administrator = await bench.registers('another');
  const readOn = '2026-11-25';
  await desk(administrator, {
    type: 'RecordSourceReadings',
    sources: ['feeTable'],
    readOn,
    today,
    at: sent.at,
    knownSources: [
      { key: 'feeTable', title: 'Fees', url: 'https://www.gov.uk/fees', retrievedOn: '2026-08-26' },
    ],
  });
  await bench.personKeys.destroy(administrator);
  await bench.shown();
  expect((await readLawDesk(bench.bench.database)).readings).toEqual({ feeTable: readOn });
});

test('a notice concerns the owner of the record of a dependant on its route, once', async () => {
  bench.at(`${today}T12:00`);
  const parent = await registersWith('parent', 'student');
  for (const firstName of ['Ana', 'Ben'])
    await bench.does(parent, immigrationProfileDecider, immigrationProfileStream(parent), {
      type: 'AddDependant',
      today,
      dependant: aFamilyMember({ firstName, currentVisaType: 'ancestry' }),
    });
  await bench.shown();
  expect(await countConcerned(bench.bench.database, { concerns: ['uk_ancestry'] }, today)).toBe(1);
});
