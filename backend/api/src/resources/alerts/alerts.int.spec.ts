import { alertChoicesResponse, type AlertChoice } from '@settlewise/contract';
import { alertKinds } from '@settlewise/domain';
import { listAlertChoices } from '@settlewise/projections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { problem, refused } from '../../../testing/refused';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const path = '/api/alerts/choices';
const signUp = () => aPerson().signsUpAt(api.address);
const chooses = ({ visitor }: SignedUp, choices: object) => visitor.post(path, { choices });
async function chosenBy({ visitor }: SignedUp): Promise<Readonly<Record<string, AlertChoice>>> {
  const { kinds } = alertChoicesResponse.parse((await visitor.get(path)).json);
  return Object.fromEntries(kinds.map(({ kind, choice }) => [kind, choice]));
}

test('every kind is listed, told everywhere until somebody chooses otherwise, and each person chooses alone', async () => {
  const [person, other] = [await signUp(), await signUp()];
  const before = await chosenBy(person);
  expect(Object.keys(before)).toEqual(alertKinds);
  expect(new Set(Object.values(before))).toEqual(new Set(['app_and_email']));
  const answer = await chooses(person, { task_due: 'off', visa_expiry: 'app' });
  expect(answer.status).toBe(200);
  const after = { ...before, task_due: 'off', visa_expiry: 'app' };
  expect(await chosenBy(person)).toEqual(after);
  expect(answer.json).toEqual((await person.visitor.get(path)).json);
  expect(await chosenBy(other)).toEqual(before);
  // A further choice leaves the others as they are, and an empty one leaves all.
  await chooses(person, { task_due: 'app_and_email' });
  await chooses(person, {});
  expect(await chosenBy(person)).toEqual({ ...after, task_due: 'app_and_email' });
  await api.whenCaughtUp();
  expect(await listAlertChoices(api.database, person.user.id)).toMatchObject([
    { kind: 'task_due', choice: 'app_and_email' },
    { kind: 'visa_expiry', choice: 'app' },
  ]);
});

test('a deadline cannot be turned off, nor anything with it in one request', async () => {
  const person = await signUp();
  const answer = await chooses(person, { task_due: 'off', visa_expiry: 'off' });
  expect(problem(answer)).toEqual(
    refused(
      422,
      'choices.visa_expiry',
      'Alerts about a deadline are always shown in the app. You can turn off their emails.',
    ),
  );
  expect(new Set(Object.values(await chosenBy(person)))).toEqual(new Set(['app_and_email']));
});

test.each([
  [{ choices: { weather: 'off' } }],
  [{ choices: { task_due: 'never' } }],
  [{ choices: { task_due: null } }],
  [{ choices: [] }],
  [{ choices: null }],
  [{}],
])('%j is refused', async (request) => {
  const { visitor } = await signUp();
  expect(problem(await visitor.post(path, request))).toMatchObject({ status: 400 });
});
