import { sharedTimelineResponse } from '@settlewise/contract/shared';
import { ownTimelineResponse, type OwnTimelineResponse } from '@settlewise/contract/timelineEntries';
import { z } from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { aDocument, sampleFiles } from '../../../testing/aDocument';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { aDependant } from '../../../testing/aProfile';
import { aLawyer, share } from '../../../testing/sharing';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

/** The current day in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/timeline';
const signUp = () => aPerson().signsUpAt(api.address);

async function readTimeline({ visitor }: SignedUp): Promise<OwnTimelineResponse> {
  const answer = await visitor.get(path);
  expect([answer.status, answer.message]).toEqual([200, '']);
  // Strict, so that unknown fields fail.
  expect(ownTimelineResponse.parse(answer.json)).toEqual(answer.json);
  return ownTimelineResponse.parse(answer.json);
}

const lines = ({ entries }: OwnTimelineResponse, ahead: boolean) =>
  entries.filter(({ isAhead }) => isAhead === ahead).map(({ date, title }) => `${date} ${title}`);

const visa = {
  currentVisaType: 'skilled_worker',
  visaStartDate: '2022-05-04',
  visaExpiryDate: '2027-05-03',
  hasILR: false,
};
const task = (title: string, dueDate: string) => ({
  title,
  dueDate,
  category: 'document',
  stage: 'pending',
  priority: 'high',
});

describe('GET /api/timeline', () => {
  test('has future entries, soonest first, right after they were recorded', async () => {
    const person = await signUp();
    const { visitor } = person;
    const answers = [
      await visitor.post('/api/immigration/profile/visa', visa),
      await visitor.post('/api/dependants', {
        ...aDependant(),
        firstName: 'Rui',
        lastName: 'Silva',
        visaExpiryDate: '2027-03-03',
      }),
      await visitor.post(
        '/api/absences',
        aJourney().to('Spain').from('2026-12-20').until('2027-01-02').typed(),
      ),
      await visitor.post('/api/tasks', task('Book the test', '2026-12-01')),
      await visitor.send('POST', '/api/documents/upload', {
        form: aDocument().titled('My passport').holding(sampleFiles.pdf(5_000), 'passport.pdf').form(),
      }),
    ];
    expect(answers.map(({ status, message }) => [status, message])).toEqual(
      [200, 201, 201, 201, 201].map((status) => [status, '']),
    );
    const timeline = await readTimeline(person);
    expect(timeline.asOf).toBe('2026-11-21');
    const ahead = lines(timeline, true);
    expect(ahead).toEqual(ahead.toSorted());
    expect(ahead).toEqual(
      expect.arrayContaining([
        '2026-12-01 Due: Book the test',
        '2026-12-20 Journey to Spain',
        '2027-03-03 Last day of the visa of Rui',
        '2027-04-06 First day to apply for ILR',
        '2027-05-03 Last day to apply for ILR',
        '2027-05-03 Last day of your visa',
      ]),
    );
    // The person and the source of an entry.
    const firstDay = timeline.entries.find(({ title }) => title === 'First day to apply for ILR');
    expect(firstDay?.reason?.source.url).toMatch(/^https:/);
    const ruis = timeline.entries.find(({ title }) => title === 'Last day of the visa of Rui');
    expect([firstDay?.dependantId, typeof ruis?.dependantId]).toEqual([null, 'number']);
    const past = timeline.entries.filter(({ isAhead }) => !isAhead).map(({ date }) => date);
    expect(past).toEqual(past.toSorted().toReversed());
    expect(timeline.entries.at(0)?.isAhead).toBe(true);
    expect(lines(timeline, false)).toContain('2026-11-21 Document uploaded');
  });

  test('has the first day for citizenship after the grant of ILR, and none for ILR', async () => {
    const person = await signUp();
    await person.visitor.post('/api/immigration/profile/visa', {
      ...visa,
      visaStartDate: '2019-05-04',
      visaExpiryDate: '2024-05-03',
      hasILR: true,
      ilrGrantDate: '2026-03-01',
    });
    expect(lines(await readTimeline(person), true)).toEqual([
      '2027-03-01 First day to apply for citizenship',
    ]);
  });

  test('has the entries that a lawyer sees', async () => {
    const person = await signUp();
    await person.visitor.post('/api/immigration/profile/visa', visa);
    await person.visitor.post('/api/tasks', task('Book the test', '2026-12-01'));
    const lawyer = await aLawyer(api);
    const { id } = await share(person, lawyer);
    await api.whenCaughtUp();
    const shared = sharedTimelineResponse.parse(
      (await lawyer.visitor.get(`/api/shared/${id}/timeline`)).json,
    );
    const own = await readTimeline(person);
    const ofOwner = own.entries.filter(({ title }) => !title.startsWith('Last day of the access of'));
    expect(shared.entries).toEqual(
      ofOwner.map((entry) => ({ ...entry, title: entry.title.replace('of your', 'of the') })),
    );
  });

  test('has applications of the person and a dependant with their status, right after they were recorded', async () => {
    const { visitor, ...person } = await signUp();
    const child = await visitor.post('/api/dependants', {
      ...aDependant(),
      visaStartDate: '2022-05-04',
      visaExpiryDate: '2026-11-10',
    });
    const { id: dependant } = z.looseObject({ id: z.number() }).parse(child.json);
    const extension = {
      appliedFor: 'work_or_study',
      visaType: 'skilled_worker',
      service: 'standard',
      submittedOn: '2026-10-01',
      biometricsOn: '2026-10-12',
      documentsUploadedOn: '2026-10-12',
    };
    const answers = [
      await visitor.post('/api/immigration/profile/visa', { ...visa, visaExpiryDate: '2026-11-15' }),
      await visitor.post('/api/applications', extension),
      await visitor.post('/api/applications', {
        dependant,
        appliedFor: 'family',
        service: 'priority',
        submittedOn: '2026-10-30',
      }),
    ];
    expect(answers.map(({ status, message }) => [status, message])).toEqual(
      [200, 201, 201].map((status) => [status, '']),
    );
    const timeline = await readTimeline({ visitor, ...person });
    expect(timeline.applications).toMatchObject([
      {
        dependantId: dependant,
        appliedFor: 'family',
        stage: 'submitted',
        waiting: {
          clock: { from: null, days: null },
          lateFrom: null,
          travelRisk: 'withdraws',
          permissionByLaw: { from: '2026-11-11', to: null },
        },
      },
      {
        dependantId: null,
        appliedFor: 'work_or_study',
        stage: 'waiting',
        waiting: {
          clock: { from: '2026-10-12', days: 40 },
          lateFrom: '2026-12-08',
          percentUsed: 71,
          isLate: false,
          travelRisk: 'withdraws',
          permissionByLaw: { from: '2026-11-16', to: null },
        },
      },
    ]);
    const listBars = ({ entries }: OwnTimelineResponse) =>
      entries
        .filter(({ kind }) => kind === 'by_law')
        .map(({ date, endDate, dependantId }) => [date, endDate, dependantId]);
    expect(listBars(timeline)).toEqual([
      ['2026-11-16', null, null],
      ['2026-11-11', null, dependant],
    ]);
    expect(lines(timeline, true)).toContain('2026-12-07 Decision by the standard');
  });

  test('has only the opening of the account for an empty record', async () => {
    expect((await readTimeline(await signUp())).entries).toMatchObject([{ kind: 'record' }]);
  });

  test('requires a signed-in person', async () => {
    expect((await new Visitor(api.address).get(path)).status).toBe(401);
  });
});
