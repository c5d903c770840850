import { beforeAll, describe, expect, test } from 'vitest';
import { collectionContract, referees } from '@settlewise/contract/collections';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { problem, refused } from '../../testing/refused';
import { sharedTestApi } from '../../testing/sharedTestApi';
import type { TestApi } from '../../testing/startTestApi';

let api: TestApi;
let owner: SignedUp;
beforeAll(async () => {
  api = await sharedTestApi();
  owner = await aPerson().signsUpAt(api.address);
});

const { response, listResponse } = collectionContract(referees);
const readReferees = async ({ visitor }: SignedUp) => {
  await api.whenCaughtUp();
  return listResponse.parse((await visitor.get('/api/referees')).json);
};

describe('A referee', () => {
  test.each([
    [{ fullName: '' }, 'fullName', 'Please enter the name of the referee'],
    [{ fullName: 'x'.repeat(151) }, 'fullName', 'Full name can have at most 150 characters'],
    [{ applicant: 'neighbour' }, 'applicant', 'Please choose one of the list'],
    [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'Please enter a valid date.'],
    [{ professional: 'perhaps' }, 'professional', 'Please answer yes or no'],
    [{ email: 'ruth' }, 'email', 'Invalid email address'],
    [{ knownSince: '2019-13' }, 'knownSince', 'Please enter a valid date or month.'],
    [{ convictions: 'a few' }, 'convictions', 'Please choose one of the list'],
  ])('is refused at its field, and nothing of it is kept: %j', async (change, path, message) => {
    const before = await readReferees(owner);
    const answer = await owner.visitor.post('/api/referees', { ...referees.example, ...change });
    expect(problem(answer)).toEqual(refused(400, path, message));
    expect(await readReferees(owner)).toEqual(before);
  });

  test('is refused by a rule across fields, and nothing is stored', async () => {
    const before = await readReferees(owner);
    const request = { ...referees.example, dateOfBirth: '1990-05-20', knownSince: '1989-04' };
    expect(problem(await owner.visitor.post('/api/referees', request))).toEqual(
      refused(422, 'knownSince', 'They cannot have known the applicant before they were born themselves'),
    );
    expect(await readReferees(owner)).toEqual(before);
  });

  test('begins with a name, gets further fields later, and keeps the others', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const { json } = await person.visitor.post('/api/referees', { fullName: 'Ruth Abara', applicant: 'you' });
    const { id } = response.parse(json);
    await person.visitor.send('PATCH', `/api/referees/${id}`, {
      json: { job: 'Teacher', homeOffice: false },
    });
    expect(await readReferees(person)).toMatchObject([
      { fullName: 'Ruth Abara', job: 'Teacher', homeOffice: false, represents: null },
    ]);
    const other = await aPerson().signsUpAt(api.address);
    expect(await readReferees(other)).toEqual([]);
    const theirs = await other.visitor.send('PATCH', `/api/referees/${id}`, { json: { job: 'Spy' } });
    expect(theirs.status).toBe(404);
    expect(await readReferees(person)).toMatchObject([{ job: 'Teacher' }]);
  });
});
