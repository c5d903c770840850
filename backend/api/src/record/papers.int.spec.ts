import { collectionContract, papers } from '@settlewise/contract/collections';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../testing/aPerson';
import { problem, refused } from '../../testing/refused';
import { sharedTestApi } from '../../testing/sharedTestApi';
import type { TestApi } from '../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const { response, listResponse } = collectionContract(papers);
const readPapers = async ({ visitor }: SignedUp) => {
  await api.whenCaughtUp();
  return listResponse.parse((await visitor.get('/api/papers')).json);
};

describe('A paper of the checklist', () => {
  test.each([
    [{ applicant: '' }, 'applicant', 'Who applies is required'],
    [{ requirement: 'x'.repeat(11) }, 'requirement', 'Requirement can have at most 10 characters'],
    [{ standing: 'lost' }, 'standing', 'Please choose one of the list'],
  ])('is refused at its field, and nothing of it is kept: %j', async (change, path, message) => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.post('/api/papers', { ...papers.example, ...change });
    expect(problem(answer)).toEqual(refused(400, path, message));
    expect(await readPapers(person)).toEqual([]);
  });

  test('can be marked as elsewhere or unavailable, and unmarked; nobody else can read or change it', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const other = await aPerson().signsUpAt(api.address);
    const { id } = response.parse((await person.visitor.post('/api/papers', papers.example)).json);
    expect(await readPapers(person)).toEqual([{ ...papers.example, id }]);
    const change = { json: { standing: 'cannot' } };
    expect((await other.visitor.send('PATCH', `/api/papers/${id}`, change)).status).toBe(404);
    await person.visitor.send('PATCH', `/api/papers/${id}`, change);
    expect(await readPapers(person)).toEqual([{ ...papers.example, id, standing: 'cannot' }]);
    expect(await readPapers(other)).toEqual([]);
    await person.visitor.send('DELETE', `/api/papers/${id}`);
    expect(await readPapers(person)).toEqual([]);
  });
});
