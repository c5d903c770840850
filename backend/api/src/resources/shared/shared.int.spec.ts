import { applications } from '@settlewise/contract/collections';
import { documentResponse } from '@settlewise/contract/documents';
import { accessLogResponse } from '@settlewise/contract/legalAccess';
import {
  sharedAbsencesResponse,
  sharedDependantsResponse,
  sharedDocumentsResponse,
  sharedProgressResponse,
  sharedRecordList,
  sharedTimelineResponse,
  sharedVisaHistoryResponse,
} from '@settlewise/contract/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aDocument, sampleFiles } from '../../../testing/aDocument';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { aDependant, earlierVisa } from '../../../testing/aProfile';
import { readArchive } from '../../../testing/readArchive';
import { aLawyer, share } from '../../../testing/sharing';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
let owner: SignedUp;
let lawyer: SignedUp;
let grantId: string;
let documentId: string;
const passport = sampleFiles.pdf(5_000);

beforeAll(async () => {
  api = await sharedTestApi();
  lawyer = await aLawyer(api);
  owner = await aPerson().named('Ana', 'Silva').signsUpAt(api.address);
  const { visitor } = owner;
  const visa = {
    currentVisaType: 'skilled_worker',
    visaStartDate: '2022-01-10',
    visaExpiryDate: '2027-01-10',
    ukEntryDate: '2022-01-25',
    brpExpiryDate: '2026-12-31',
    hasILR: false,
  };
  const answers = [
    await visitor.post('/api/immigration/profile/visa', visa),
    await visitor.post('/api/immigration/profile/visa-history', earlierVisa()),
    await visitor.post('/api/dependants', aDependant()),
    await visitor.post(
      '/api/absences',
      aJourney().to('Brazil').from('2025-03-01').until('2025-03-10').typed(),
    ),
    await visitor.post(
      '/api/absences',
      aJourney().to('Spain').from('2026-12-20').until('2027-01-02').typed(),
    ),
    await visitor.post('/api/tasks', {
      title: 'Book the test',
      category: 'document',
      stage: 'pending',
      priority: 'high',
      dueDate: '2026-12-01',
    }),
    await visitor.send('POST', '/api/documents/upload', {
      form: aDocument().titled('My passport').holding(passport, 'passport.pdf').form(),
    }),
  ];
  expect(answers.map(({ status, message }) => [status, message])).toEqual(
    [200, 201, 201, 201, 201, 201, 201].map((status) => [status, '']),
  );
  documentId = documentResponse.parse(answers.at(-1)?.json).id;
  ({ id: grantId } = await share(owner, lawyer, '2026-12-31'));
  await api.whenCaughtUp();
});

async function readPart<Shape extends z.ZodType>(part: string, shape: Shape): Promise<z.output<Shape>> {
  const answer = await lawyer.visitor.get(`/api/shared/${grantId}/${part}`);
  expect([answer.status, answer.message]).toEqual([200, '']);
  // Strict, so that unknown fields fail.
  expect(shape.parse(answer.json)).toEqual(answer.json);
  expect(answer.headers.get('Cache-Control')).toContain('no-store');
  return shape.parse(answer.json);
}

const readOwn = async (path: string) => (await owner.visitor.get(path)).json;

const record = () => ({
  grantId,
  name: 'Ana Silva',
  expiresAt: '2027-01-01T00:00:00.000Z',
  expiryDate: '2026-12-31',
  sharedAt: api.now().toISOString(),
  alsoShares: [],
  includesIdentity: true,
});

describe('a lawyer sees', () => {
  test('the names of owners who shared with them, since when and until when', async () => {
    const another = await aPerson().named('Ágata', 'Costa').signsUpAt(api.address);
    const { id } = await share(another, lawyer);
    await api.whenCaughtUp();
    const list = sharedRecordList.parse((await lawyer.visitor.get('/api/shared')).json);
    expect(list).toEqual([
      {
        grantId: id,
        name: 'Ágata Costa',
        expiresAt: null,
        expiryDate: null,
        sharedAt: api.now().toISOString(),
        alsoShares: [],
        includesIdentity: true,
      },
      record(),
    ]);
    await another.visitor.delete(`/api/legal-access/${id}`);
  });

  test('everything that happened, with dates', async () => {
    const timeline = await readPart('timeline', sharedTimelineResponse);
    expect(timeline.record).toEqual(record());
    expect(timeline.asOf).toBe('2026-11-21');
    expect(timeline.entries.map(({ date, title }) => `${date} ${title}`)).toEqual(
      expect.arrayContaining([
        '2027-01-10 Last day of the visa',
        '2026-12-20 Journey to Spain',
        '2026-12-01 Due: Book the test',
        '2026-11-21 Document uploaded',
        '2026-11-21 Task added',
        '2026-11-21 Record opened',
        '2025-03-01 Journey to Brazil',
        '2022-01-10 Visa: Skilled Worker',
      ]),
    );
    // 60 days before the one, 180 before the other; the task is not a deadline.
    expect(timeline.deadlines).toEqual([
      { kind: 'visa_expiry', day: '2027-01-10', title: 'Last day of the visa', toldSince: null },
      {
        kind: 'dependant_visa_expiry',
        day: '2027-05-03',
        title: 'Last day of the visa of Tomás',
        toldSince: null,
      },
    ]);
    expect(new Set(timeline.entries.map(({ kind }) => kind))).toEqual(
      new Set(['visa', 'settlement', 'journey', 'document', 'task', 'dependant', 'record']),
    );
  });

  test('the progress that the owner sees, with its reasons', async () => {
    const progress = await readPart('progress', sharedProgressResponse);
    expect(progress).toEqual({
      record: record(),
      ilr: await readOwn('/api/immigration/profile/ilr-progress'),
      citizenship: await readOwn('/api/immigration/profile/citizenship-eligibility'),
    });
    expect(progress.ilr.reasons).not.toEqual([]);
  });

  test('the journeys and both counts that the owner sees', async () => {
    expect(await readPart('absences', sharedAbsencesResponse)).toMatchObject({
      record: record(),
      asOf: '2026-11-21',
      journeys: await readOwn('/api/absences'),
      summary: await readOwn('/api/absences/summary'),
      period: { from: '2022-01-10', to: '2027-01-09' },
      worstTwelveMonths: { cautious: { days: 14 }, homeOffice: { days: 12 } },
    });
  });

  test('the current visa and earlier ones', async () => {
    expect(await readPart('visa-history', sharedVisaHistoryResponse)).toEqual({
      record: record(),
      current: {
        visaType: 'skilled_worker',
        visaTypeLabel: 'Skilled Worker',
        visaStartDate: '2022-01-10',
        ukEntryDate: '2022-01-25',
        visaExpiryDate: '2027-01-10',
        brpExpiryDate: '2026-12-31',
        hasILR: false,
        ilrGrantDate: null,
        appliedOn: null,
        appliedInTime: null,
        claimedOn: null,
        awaitingDecisionSince: null,
        extensionAppliedOn: null,
        gapBefore: null,
        endorsedBy: null,
        firstGrantedAs: null,
        dischargedOn: null,
        medicalDischarge: null,
        settledAs: null,
        ilrGrantedInList: null,
        britishSince: null,
      },
      earlier: await readOwn('/api/immigration/profile/visa-history'),
    });
  });

  test('what applications granted, in the visas and in the progress', async () => {
    const granted = await aPerson().signsUpAt(api.address);
    const { id } = await share(granted, lawyer);
    await granted.visitor.post('/api/immigration/profile/visa', {
      currentVisaType: 'skilled_worker',
      visaStartDate: '2021-06-01',
      visaExpiryDate: '2027-06-01',
      brpExpiryDate: null,
      hasILR: false,
    });
    const current = async () => {
      await api.whenCaughtUp();
      const answer = await lawyer.visitor.get(`/api/shared/${id}/visa-history`);
      return sharedVisaHistoryResponse.parse(answer.json).current;
    };
    const add = (appliedFor: string, submittedOn: string, decidedOn: string | null) =>
      granted.visitor.post('/api/applications', {
        ...applications.example,
        paidOn: null,
        biometricsBookedFor: null,
        biometricsOn: null,
        documentsUploadedOn: null,
        appliedFor,
        submittedOn,
        decidedOn,
        outcome: decidedOn === null ? null : 'granted',
      });
    await add('ilr', '2026-06-01', null);
    expect(await current()).toMatchObject({ awaitingDecisionSince: '2026-06-01', ilrGrantedInList: null });
    await add('ilr', '2026-06-02', '2026-11-10');
    expect(await current()).toMatchObject({ hasILR: false, ilrGrantedInList: '2026-11-10' });
    await add('naturalisation', '2026-06-01', '2026-11-12');
    expect(await current()).toMatchObject({
      settledAs: 'right_of_abode',
      ilrGrantedInList: null,
      britishSince: '2026-11-12',
    });
    await granted.visitor.delete(`/api/legal-access/${id}`);
  });

  test('the dependants and the documents that the owner sees', async () => {
    expect(await readPart('dependants', sharedDependantsResponse)).toEqual({
      record: record(),
      dependants: await readOwn('/api/dependants'),
      progress: await readOwn('/api/dependants/progress'),
    });
    expect(await readPart('documents', sharedDocumentsResponse)).toEqual({
      record: record(),
      documents: z
        .array(z.looseObject({}))
        .parse(await readOwn('/api/documents'))
        .map((document) => ({ ...document, fileIsShared: true })),
    });
  });

  test('each dependant’s own progress, in sentences that name the owner', async () => {
    const settled = await aPerson().named('Rosa', 'Lima').signsUpAt(api.address);
    const { id } = await share(settled, lawyer);
    await settled.visitor.post('/api/immigration/profile/visa', {
      currentVisaType: 'skilled_worker',
      visaStartDate: '2020-01-10',
      visaExpiryDate: '2027-01-10',
      brpExpiryDate: null,
      hasILR: true,
      ilrGrantDate: '2026-02-01',
    });
    const child = { dateOfBirth: '2021-03-04', visaHeldSince: null, travelsWith: 'me', ownJourneys: [] };
    await settled.visitor.post('/api/dependants', aDependant(child));
    await api.whenCaughtUp();
    const answer = await lawyer.visitor.get(`/api/shared/${id}/dependants`);
    const [progress] = sharedDependantsResponse.parse(answer.json).progress;
    expect(progress?.registration).toMatchObject({
      verdict: 'can_register',
      section: '1(3)',
      opensOn: '2026-02-01',
      lastDay: '2039-03-03',
    });
    const registrationText = JSON.stringify(progress?.registration);
    expect(registrationText).toContain('Rosa Lima has been settled since 1 February 2026.');
    expect(registrationText).not.toMatch(/\byou(r| are| were| have| had| must| need| cannot)\b/i);
    await settled.visitor.delete(`/api/legal-access/${id}`);
  });

  test('only the date of access in an empty record', async () => {
    const newcomer = await aPerson().signsUpAt(api.address);
    const { id } = await share(newcomer, lawyer);
    await api.whenCaughtUp();
    const of = async (part: string) => (await lawyer.visitor.get(`/api/shared/${id}/${part}`)).json;
    expect(await of('timeline')).toMatchObject({
      record: { name: newcomer.user.username },
      entries: [{ kind: 'record' }],
    });
    expect(await of('absences')).toMatchObject({ journeys: [], worstTwelveMonths: null });
    expect(await of('visa-history')).toMatchObject({ current: null, earlier: [] });
    expect(await of('dependants')).toMatchObject({ dependants: [] });
    expect(await of('documents')).toMatchObject({ documents: [] });
    expect(await of('progress')).toMatchObject({ ilr: { missing: ['visaType', 'visaStartDate'] } });
  });
});

describe('a document', () => {
  const fileAt = (query = '', id = documentId) =>
    lawyer.visitor.get(`/api/shared/${grantId}/documents/${id}/file${query}`);

  test('is unchanged, to be saved or shown', async () => {
    const saved = await fileAt();
    expect([saved.status, saved.bytes.equals(passport)]).toEqual([200, true]);
    expect(saved.headers.get('Content-Disposition')).toBe('attachment; filename="passport.pdf"');
    expect(saved.headers.get('Content-Security-Policy')).toContain('sandbox');
    const shown = await fileAt('?disposition=inline');
    expect([shown.status, shown.bytes.equals(passport)]).toEqual([200, true]);
    expect(shown.headers.get('Content-Disposition')).toBe('inline; filename="passport.pdf"');
  });

  test('is refused for an unknown disposition', async () => {
    expect((await fileAt('?disposition=sideways')).status).toBe(400);
  });

  test('is refused with a page if a browser opens it', async () => {
    const stranger = await aLawyer(api);
    const answer = await stranger.visitor.get(`/api/shared/${grantId}/documents/${documentId}/file`, {
      headers: { Accept: 'text/html' },
    });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.bytes.toString()).toContain('This record is not shared with you.');
  });

  test('does not exist after its owner removed it', async () => {
    const uploaded = await owner.visitor.send('POST', '/api/documents/upload', { form: aDocument().form() });
    const { id } = documentResponse.parse(uploaded.json);
    await api.whenCaughtUp();
    expect((await fileAt('', id)).status).toBe(200);
    expect((await owner.visitor.delete(`/api/documents/${id}`)).status).toBe(204);
    await api.whenCaughtUp();
    const answer = await fileAt('', id);
    expect([answer.status, (await fileAt('', 'x')).status]).toEqual([404, 404]);
  });
});

describe('the access log', () => {
  test('is in the owner’s list, with the title that a file had then', async () => {
    const { visitor } = owner;
    const file = `/api/shared/${grantId}/documents/${documentId}/file`;
    expect((await lawyer.visitor.get(file)).status).toBe(200);
    await visitor.patch(`/api/documents/${documentId}`, { title: 'Former passport' });
    await api.whenCaughtUp();
    const { looks } = accessLogResponse.parse((await visitor.get('/api/legal-access/looks')).json);
    expect(looks).toContainEqual({
      id: expect.any(String),
      grantId,
      name: 'Legal Advisor',
      email: lawyer.user.email,
      part: 'document_file',
      documentTitle: 'My passport',
      at: api.now().toISOString(),
      by: 'lawyer',
      reason: null,
      downloaded: null,
      documentTitles: null,
    });
  });

  test('has the lawyer as actor and the owner as subject', async () => {
    const events = z
      .array(z.object({ stream: z.string(), type: z.string(), by: z.string() }))
      .parse(await readExport(owner, 'events.json'));
    const looks = events.filter(({ type }) => type === 'RecordLookedAt');
    expect(looks.length).toBeGreaterThan(0);
    expect(new Set(looks.map(({ by }) => by))).toEqual(new Set(['lawyer']));
    expect(events).toContainEqual(
      expect.objectContaining({ stream: `legalAccess-${owner.user.id}`, type: 'LegalAccessGranted' }),
    );
    expect(await readExport(owner, 'legal access.json')).toMatchObject([{ email: lawyer.user.email }]);
    expect(await readExport(owner, 'looks at your record.json')).toHaveLength(looks.length);
    // The lawyer’s own export has nothing of other people’s records.
    const lawyers = JSON.stringify([
      await readExport(lawyer, 'events.json'),
      await readExport(lawyer, 'looks at your record.json'),
    ]);
    expect(lawyers).not.toMatch(/RecordLookedAt|My passport/);
  });

  test('is erased with its owner: no row remains, and no event can be read', async () => {
    const leaving = await aPerson().signsUpAt(api.address);
    const { id } = await share(leaving, lawyer);
    await api.whenCaughtUp();
    expect((await lawyer.visitor.get(`/api/shared/${id}/timeline`)).status).toBe(200);
    await api.whenCaughtUp();
    const rows = async () => {
      const tables = ['legal_access', 'looks', 'person_streams'];
      const found = await Promise.all(
        tables.map((table) => api.database(table).where({ user_id: leaving.user.id }).pluck('user_id')),
      );
      return found.map(({ length }) => length);
    };
    expect(await rows()).toEqual([1, 1, 1]);
    const erased = await leaving.visitor.send('DELETE', '/api/account', {
      json: { password: leaving.credentials.password },
    });
    expect(erased.status).toBe(204);
    await api.whenCaughtUp();
    expect(await rows()).toEqual([0, 0, 0]);
    expect(await api.personKeys.readKey(leaving.user.id)).toBeNull();
  });

  test('remains when the lawyer deletes their account', async () => {
    const [client, leaving] = [await aPerson().signsUpAt(api.address), await aLawyer(api)];
    const { id } = await share(client, leaving);
    await api.whenCaughtUp();
    expect((await leaving.visitor.get(`/api/shared/${id}/timeline`)).status).toBe(200);
    const erased = await leaving.visitor.send('DELETE', '/api/account', {
      json: { password: leaving.credentials.password },
    });
    expect(erased.status).toBe(204);
    await api.whenCaughtUp();
    const { looks } = accessLogResponse.parse((await client.visitor.get('/api/legal-access/looks')).json);
    expect(looks).toMatchObject([{ part: 'timeline', email: leaving.user.email }]);
  });
});

async function readExport({ visitor }: SignedUp, name: string): Promise<unknown> {
  const files = await readArchive((await visitor.get('/api/account/export')).bytes);
  return JSON.parse(files.get(name)?.toString() ?? '');
}
