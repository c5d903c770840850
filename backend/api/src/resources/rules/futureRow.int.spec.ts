import { assessmentResponse } from '@settlewise/contract/assessments';
import { rulesResponse } from '@settlewise/contract/rules';
import { beforeAll, expect, test } from 'vitest';
import { readIlrProgress, createProgressHelpers } from '../../../testing/progressHelpers';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

// English at level B2 is a future row: settlement needs it for applications from 26 March 2027.

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const { withVisa } = createProgressHelpers(() => api.address);

/** Runs work at noon of a future day. */
const on = (day: string, work: () => Promise<void>) =>
  api.later(new Date(`${day}T12:00:00Z`).getTime() - api.now().getTime(), work);

async function englishOfRules() {
  const answer = await new Visitor(api.address).get('/api/rules');
  expect(answer.status).toBe(200);
  return rulesResponse
    .parse(answer.json)
    .english.filter(({ routes }) => routes !== 'all' && routes.includes('global_talent'))
    .map(({ level, standing }) => [level, standing] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
}

async function levelAskedByAssessment() {
  const question = { trips: [], settlement: { route: 'global_talent', grantDate: '2020-02-01' } };
  const answer = await new Visitor(api.address).post('/api/assess', question);
  expect(answer.status).toBe(200);
  return assessmentResponse.parse(answer.json).settlement?.english?.asked;
}

async function changeOfRules(key: string) {
  const answer = await new Visitor(api.address).get('/api/rules');
  return rulesResponse.parse(answer.json).changes.find((change) => change.key === key)?.standing;
}

async function titleOnProgressPage() {
  const person = await withVisa({
    currentVisaType: 'global_talent',
    endorsedBy: 'exceptional_promise',
    visaStartDate: '2020-02-01',
    visaExpiryDate: '2029-01-31',
  });
  const { requirements } = await readIlrProgress(person);
  return requirements.find(({ key }) => key === 'english')?.title;
}

test('a future row changes answers, rules and pages on its day, and not before', async () => {
  await on('2027-03-25', async () => {
    expect(await levelAskedByAssessment()).toBe('B1');
    expect(await englishOfRules()).toEqual([
      ['B1', 'in_force'],
      ['B2', 'to_come'],
    ]);
    expect(await changeOfRules('english_b2_settlement')).toBe('to_come');
    expect(await titleOnProgressPage()).toBe('English at level B1');
  });
  await on('2027-03-26', async () => {
    expect(await levelAskedByAssessment()).toBe('B2');
    expect(await englishOfRules()).toEqual([
      ['B1', 'in_force'],
      ['B2', 'in_force'],
    ]);
    expect(await changeOfRules('english_b2_settlement')).toBe('in_force');
    expect(await titleOnProgressPage()).toBe('English at level B2');
  });
});
