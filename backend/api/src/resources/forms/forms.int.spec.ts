import { applications, jobs, parents } from '@settlewise/contract/collections';
import { formSheetResponse } from '@settlewise/contract/forms';
import { beforeAll, describe, expect, test } from 'vitest';
import { aJourney } from '../../../testing/aJourney';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { aDependant, personalDetails, visaDetails } from '../../../testing/aProfile';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
let owner: SignedUp;
beforeAll(async () => {
  api = await sharedTestApi();
  owner = await aPerson().named('Zoë', 'Okafor').signsUpAt(api.address);
  const { visitor } = owner;
  const answers = [
    await visitor.post(
      '/api/immigration/profile/personal',
      personalDetails({
        firstName: 'Zoë',
        lastName: 'Okafor',
        dateOfBirth: '1990-02-28',
        nationality: 'nigeria',
      }),
    ),
    await visitor.post('/api/immigration/profile/visa', visaDetails()),
    await visitor.post('/api/absences', {
      ...aJourney().to('France').from('2025-03-01').until('2025-03-10').typed(),
      reason: 'holiday',
    }),
    await visitor.post('/api/jobs', jobs.example),
    await visitor.post('/api/parents', parents.example),
    await visitor.post('/api/dependants', aDependant({ firstName: 'Li', relationship: 'child' })),
  ];
  for (const { status, message } of answers) if (status >= 300) throw new Error(message);
});

async function readSheet(path: string, { visitor } = owner) {
  await api.whenCaughtUp();
  const { status, json } = await visitor.get(`/api/forms/${path}`);
  expect(status).toBe(200);
  return formSheetResponse.parse(json);
}
const findAnswer = ({ blocks }: Awaited<ReturnType<typeof readSheet>>, id: string) =>
  blocks.flatMap(({ questions }) => questions).find((question) => question.id === id)?.answer ?? null;

describe('GET /api/forms/:form', () => {
  test('is form AN from the record, with questions to the person left open', async () => {
    const sheet = await readSheet('an?on=2026-12-01');
    expect([sheet.form, sheet.name, sheet.on, sheet.applicant]).toEqual([
      'AN',
      'Zoë Okafor',
      '2026-12-01',
      'you',
    ]);
    expect(findAnswer(sheet, 'given_names')?.text).toBe('ZOË');
    expect(findAnswer(sheet, 'date_of_birth')).toMatchObject({
      text: '28/02/1990',
      inWords: '28 February 1990',
    });
    expect(findAnswer(sheet, 'nationality')?.text).toBe('Nigerian');
    expect(findAnswer(sheet, 'email')?.text).toBe(owner.user.email);
    expect(findAnswer(sheet, 'work')?.table?.lines.map(({ cells }) => cells[1])).toEqual([
      'Leith Shipyard Ltd',
    ]);
    expect(findAnswer(sheet, 'parents')?.table?.lines.map(({ cells }) => cells[1])).toEqual(['NGOZI OKAFOR']);
    expect(findAnswer(sheet, 'absences')?.table?.lines.map(({ cells }) => cells)).toEqual([
      ['01/03/2025', '10/03/2025', '8', 'France', 'Holiday'],
    ]);
    expect(findAnswer(sheet, 'ever_convictions')).toBeNull();
    expect(sheet.journeys?.[1]?.slice(0, 3)).toEqual(['01/03/2025', '10/03/2025', '8']);
    expect(sheet.pasteOrder.slice(0, 3).map(({ text }) => text)).toEqual(['01', '03', '2025']);
  });

  test('can be for a dependant, but not for another person', async () => {
    const sheet = await readSheet('mn1?for=1');
    expect([sheet.form, sheet.applicant, findAnswer(sheet, 'given_names')?.text]).toEqual(['MN1', 1, 'LI']);
    const other = await aPerson().signsUpAt(api.address);
    const theirs = await other.visitor.get('/api/forms/mn1?for=1');
    expect([theirs.status, theirs.message]).toEqual([
      404,
      'There is no such form for somebody in your record.',
    ]);
    expect(findAnswer(await readSheet('an', other), 'work')).toBeNull();
  });

  test('uses a grant from the list of applications', async () => {
    const { visitor, ...granted } = await aPerson().named('Ade', 'Bello').signsUpAt(api.address);
    const application = {
      ...applications.example,
      submittedOn: '2026-06-01',
      paidOn: null,
      biometricsBookedFor: null,
      biometricsOn: null,
      documentsUploadedOn: null,
      decidedOn: '2026-11-10',
      outcome: 'granted',
    };
    await visitor.post('/api/immigration/profile/visa', {
      currentVisaType: 'skilled_worker',
      visaStartDate: '2021-06-01',
      visaExpiryDate: '2027-06-01',
      brpExpiryDate: null,
      hasILR: false,
    });
    await visitor.post('/api/dependants', aDependant({ firstName: 'Li', relationship: 'child' }));
    expect((await visitor.post('/api/applications', application)).status).toBe(201);
    const settled = await readSheet('an', { visitor, ...granted });
    expect(['settled_as', 'settled_since'].map((id) => findAnswer(settled, id)?.text)).toEqual([
      'Indefinite leave to remain',
      '10/11/2026',
    ]);
    await visitor.post('/api/applications', { ...application, appliedFor: 'naturalisation' });
    const british = await readSheet('mn1?for=1', { visitor, ...granted });
    expect(findAnswer(british, 'parents_status')?.text).toBe('ADE BELLO: British citizen since 10/11/2026');
  });

  test.each([
    ['letter', 404, 'There is no such form for somebody in your record.'],
    ['an?for=9', 404, 'There is no such form for somebody in your record.'],
    ['an?for=me', 422, 'Say for whom: `you`, or the number of a dependant.'],
    ['an?on=2026-02-30', 422, 'Please enter a valid date.'],
  ])('refuses %s', async (path, status, message) => {
    const answer = await owner.visitor.get(`/api/forms/${path}`);
    expect([answer.status, answer.message]).toEqual([status, message]);
  });
});
