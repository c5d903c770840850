import { userResponse } from '@settlewise/contract/accounts';
import {
  citizenshipEligibilityResponse,
  type CitizenshipEligibilityResponse,
  ilrProgressResponse,
  type IlrProgressResponse,
} from '@settlewise/contract/progress';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { listTriggers } from '@settlewise/casework/alerts';
import { alertParts, readPersonRecord } from '@settlewise/projections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJourney } from '../../../testing/aJourney';
import { aPerson } from '../../../testing/aPerson';
import { earlierVisa, onboardingAnswers, visaDetails } from '../../../testing/aProfile';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';
import { fillDemo } from '../../demo/fillDemo';
import { demoPassword } from '../../demo/people';

/** The current day in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const address = new URL(api.address);
  await fillDemo({
    address,
    publicUrl: address,
    now: api.now(),
    createAdministrator: () => Promise.resolve(),
  });
});
afterAll(() => api.stop());

interface Said {
  readonly ilr: IlrProgressResponse;
  readonly citizenship: CitizenshipEligibilityResponse;
  /** The day of each kind of reminder. Null if there is none of the kind. */
  readonly reminded: { readonly ilr: string | null; readonly citizenship: string | null };
}

async function readProgress(visitor: Visitor): Promise<Said> {
  const { id } = userResponse.parse((await visitor.get('/api/user')).json);
  const path = '/api/immigration/profile';
  const ilr = ilrProgressResponse.parse((await visitor.get(`${path}/ilr-progress`)).json);
  const citizenship = citizenshipEligibilityResponse.parse(
    (await visitor.get(`${path}/citizenship-eligibility`)).json,
  );
  await api.whenCaughtUp();
  const record = await readPersonRecord(api.database, id, alertParts);
  const triggers = listTriggers(record, civilDateInLondon(api.now()));
  const findDay = (kind: string) => {
    // Days that are only shown have no reminder.
    const reminders = triggers.filter((trigger) => trigger.kind === kind && trigger.steps.length > 0);
    expect(reminders.length).toBeLessThan(2);
    return reminders[0]?.date ?? null;
  };
  return {
    ilr,
    citizenship,
    reminded: { ilr: findDay('ilr_window'), citizenship: findDay('citizenship_date') },
  };
}

function expectSameDays({ ilr, citizenship, reminded }: Said): void {
  // People with ILR get no reminder of its window.
  expect(reminded.ilr).toBe(ilr.hasILR ? null : ilr.ilrApplicationEarliestDate);
  // The application is already possible; both name the first day.
  expect(reminded.citizenship).toBe(citizenship.citizenshipEligibilityDate);
}

test.each([
  ['amara', 'ilr'],
  ['mei', 'ilr'],
  ['luca', 'citizenship'],
] as const)('%s is reminded of the day of %s that the progress page names', async (username, goal) => {
  const visitor = new Visitor(api.address);
  expect((await visitor.post('/api/login', { username, password: demoPassword })).status).toBe(200);
  const progressAnswer = await readProgress(visitor);
  expect(progressAnswer.reminded[goal]).not.toBeNull();
  expectSameDays(progressAnswer);
});

type Typed = Readonly<Record<string, unknown>>;
interface Given {
  readonly visa: Typed;
  readonly earlier?: Typed;
  readonly away?: readonly (readonly [string, string])[];
  readonly married?: boolean;
}

test.each<readonly [string, Given, 'ilr' | 'citizenship' | null]>([
  ['on a five years’ route', { visa: { visaStartDate: '2024-02-29' } }, 'ilr'],
  [
    'with too many days away, so that the years begin later',
    { visa: { visaStartDate: '2022-05-04' }, away: [['2023-01-10', '2023-08-20']] },
    'ilr',
  ],
  [
    'with an earlier visa that counts',
    {
      visa: { visaStartDate: '2024-05-04' },
      earlier: { visaType: 'skilled_worker', startDate: '2022-01-10', endDate: '2024-05-03' },
    },
    'ilr',
  ],
  ['on a route that leads to no ILR', { visa: { currentVisaType: 'student' } }, null],
  [
    'with ILR',
    { visa: { visaStartDate: '2021-01-05', hasILR: true, ilrGrantDate: '2026-03-31' } },
    'citizenship',
  ],
  [
    'with ILR who was away for most of the last year',
    {
      visa: { visaStartDate: '2020-01-05', hasILR: true, ilrGrantDate: '2025-10-01' },
      away: [['2026-02-01', '2026-08-20']],
    },
    'citizenship',
  ],
  [
    'with ILR, married to a British citizen',
    { visa: { visaStartDate: '2023-06-01', hasILR: true, ilrGrantDate: '2026-06-01' }, married: true },
    'citizenship',
  ],
])('a person %s is reminded of the day on the progress page', async (_, given, goal) => {
  const { visa, earlier, away = [], married = false } = given;
  const { visitor } = await aPerson().signsUpAt(api.address);
  const typed = visaDetails({ hasILR: false, ...visa });
  const statuses = [
    (await visitor.put('/api/user/profile', onboardingAnswers({ marriedToBritishCitizen: married }))).status,
    (await visitor.post('/api/immigration/profile/visa', typed)).status,
  ];
  expect(statuses).toEqual([200, 200]);
  if (earlier !== undefined) {
    const answer = await visitor.post('/api/immigration/profile/visa-history', earlierVisa(earlier));
    expect(answer.status).toBe(201);
  }
  for (const [from, until] of away) {
    const answer = await visitor.post('/api/absences', aJourney().from(from).until(until).typed());
    expect(answer.status).toBe(201);
  }
  const progressAnswer = await readProgress(visitor);
  expect([progressAnswer.reminded.ilr !== null, progressAnswer.reminded.citizenship !== null]).toEqual([
    goal === 'ilr',
    goal === 'citizenship',
  ]);
  expectSameDays(progressAnswer);
});
