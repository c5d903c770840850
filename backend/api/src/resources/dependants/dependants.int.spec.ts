import { randomUUID } from 'node:crypto';
import { dependantResponse } from '@settlewise/contract/dependants';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { aDependant } from '../../../testing/aProfile';
import { problem, refused } from '../../../testing/refused';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/dependants';
const journey = (change = {}) => ({ departureDate: '2024-07-01', returnDate: '2024-08-12', ...change });
const notInRecord = 'This dependant is not in your record.';

async function added(person: SignedUp, change = {}): Promise<number> {
  const answer = await person.visitor.post(path, aDependant(change));
  expect(answer.status).toBe(201);
  return dependantResponse.parse(answer.json).id;
}

const listOf = async ({ visitor }: SignedUp) => (await visitor.get(path)).json;

describe('dependants', () => {
  test('are added with a number for this person, and listed at once', async () => {
    const [person, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await added(other);
    const answer = await person.visitor.post(path, aDependant());
    expect([answer.status, answer.json]).toEqual([201, { id: 1, ...aDependant() }]);
    expect(await added(person, { firstName: 'Ana' })).toBe(2);
    expect(await listOf(person)).toEqual([
      { id: 1, ...aDependant() },
      { id: 2, ...aDependant({ firstName: 'Ana' }) },
    ]);
  });

  test('need only their identity', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const needed = {
      firstName: 'Tomás',
      lastName: 'López',
      dateOfBirth: '2026-11-21',
      relationship: 'dependent_parent',
      nationality: 'colombia',
    };
    const rest = {
      passportNumber: null,
      currentVisaType: null,
      visaStartDate: null,
      visaExpiryDate: null,
      brpNumber: null,
      notes: null,
      bornInUk: null,
      british: null,
      settledSince: null,
      ukEntryDate: null,
      visaHeldSince: null,
      travelsWith: null,
      otherParentStatus: null,
      otherParentSince: null,
    };
    const nothing = { ...rest, ownJourneys: [] };
    const emptied = Object.fromEntries(Object.keys(rest).map((field) => [field, '']));
    expect((await person.visitor.post(path, needed)).json).toEqual({ id: 1, ...needed, ...nothing });
    expect((await person.visitor.post(path, { ...needed, ...emptied })).json).toEqual({
      id: 2,
      ...needed,
      ...nothing,
    });
  });

  test('are replaced and removed', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const id = await added(person);
    const { notes: _notes, ...withoutNotes } = aDependant({ visaExpiryDate: '2022-05-04' });
    const changed = await person.visitor.put(`${path}/${id}`, withoutNotes);
    expect([changed.status, changed.json]).toEqual([200, { id, ...withoutNotes, notes: null }]);
    expect(await listOf(person)).toEqual([changed.json]);
    expect((await person.visitor.delete(`${path}/${id}`)).status).toBe(204);
    expect(await listOf(person)).toEqual([]);
    expect((await person.visitor.delete(`${path}/${id}`)).status).toBe(404);
    expect(await added(person)).toBe(2);
  });

  test.each([
    [400, 'firstName', '', 'First name is required'],
    [400, 'lastName', undefined, 'Last name is required'],
    [400, 'dateOfBirth', undefined, 'Date of birth is required'],
    [400, 'dateOfBirth', '1899-12-31', 'Please enter a valid date.'],
    [422, 'dateOfBirth', '2026-11-22', 'Date of birth cannot be in the future'],
    [400, 'relationship', '', 'Relationship is required'],
    [400, 'relationship', 'cousin', 'Please choose one of the list'],
    [400, 'nationality', null, 'Nationality is required'],
    [400, 'nationality', 'Atlantean', 'Please choose one of the list'],
    [400, 'currentVisaType', 'tier_9', 'Please choose one of the list'],
    [400, 'visaStartDate', '04.05.2022', 'Please enter a valid date.'],
    [422, 'visaExpiryDate', '2022-05-03', 'Visa expiry date cannot be before the start date'],
    [400, 'bornInUk', 'perhaps', 'Please answer yes or no, or leave it open'],
    [400, 'ukEntryDate', '2021-02-29', 'Please enter a valid date.'],
    [422, 'ukEntryDate', '2019-07-29', 'Date of entry cannot be before the date of birth'],
    [422, 'settledSince', '2199-01-01', 'Date of settlement cannot be in the future'],
    [
      422,
      'visaHeldSince',
      '2022-05-05',
      'Start of the first visa cannot be after the start of the visa of now',
    ],
    [400, 'otherParentStatus', 'french', 'Please choose one of the list'],
    [
      422,
      'otherParentSince',
      '2026-11-22',
      'The day for the other parent cannot be in the future',
      { otherParentStatus: 'british' },
    ],
    [
      422,
      'otherParentSince',
      '2020-05-04',
      'Please say first that the other parent is British or settled',
      { otherParentStatus: 'neither' },
    ],
    [400, 'travelsWith', 'nobody', 'Please choose one of the list'],
    [
      422,
      'ownJourneys',
      [journey()],
      'Journeys of their own are kept only for somebody who does not always travel with you',
      { travelsWith: 'me' },
    ],
    [400, 'ownJourneys', 'two', 'Please enter the journeys as a list'],
    [400, 'ownJourneys.0.returnDate', [journey({ returnDate: 'soon' })], 'Please enter a valid return date'],
    [
      422,
      'ownJourneys.0.returnDate',
      [journey({ returnDate: '2024-06-30' })],
      'Return date must be after departure date',
    ],
    [
      422,
      'ownJourneys.0.departureDate',
      [journey({ departureDate: '2019-07-29' })],
      'A journey cannot be before the date of birth',
    ],
    [400, 'passportNumber', 'p'.repeat(41), 'Passport number can have at most 40 characters'],
    [400, 'notes', 'n'.repeat(2001), 'Notes can have at most 2,000 characters'],
  ])(
    '%i for a %s like %j, on adding and on changing',
    async (status, field, value, message, besides = { travelsWith: 'own' }) => {
      const person = await aPerson().signsUpAt(api.address);
      const id = await added(person);
      const wrong = aDependant({ ...besides, [field.split('.')[0] ?? field]: value });
      for (const answer of [
        await person.visitor.post(path, wrong),
        await person.visitor.put(`${path}/${id}`, wrong),
      ]) {
        expect(problem(answer)).toEqual(refused(status, field, message));
      }
      expect(await listOf(person)).toEqual([{ id, ...aDependant() }]);
    },
  );

  test('the same Idempotency-Key adds a dependant once, and has the same answer', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => person.visitor.post(path, aDependant(), { headers });
    const answers = await Promise.all([send(), send(), send()]);
    await added(person, { firstName: 'Ana' });
    answers.push(await send());
    await api.later(24 * 60 * 60 * 1000, async () => void answers.push(await send()));
    for (const answer of answers)
      expect([answer.status, answer.json]).toEqual([201, { id: 1, ...aDependant() }]);
    expect(await listOf(person)).toHaveLength(2);
    const other = await person.visitor.post(path, aDependant({ firstName: 'Eva' }), { headers });
    expect(other.status).toBe(422);
  });

  test.each(['0', '2', '-1', '1.0', '01', 'x', '%00', '9'.repeat(20), randomUUID()])(
    'the number %s is nobody’s: 404',
    async (id) => {
      const person = await aPerson().signsUpAt(api.address);
      await added(person);
      const address = `${path}/${encodeURIComponent(id)}`;
      for (const answer of [
        await person.visitor.put(address, aDependant()),
        await person.visitor.delete(address),
      ]) {
        expect([answer.status, answer.message]).toEqual([404, notInRecord]);
      }
    },
  );

  test('another person’s number is an own number or unknown', async () => {
    const [owner, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    const id = await added(owner);
    for (const answer of [
      await other.visitor.put(`${path}/${id}`, aDependant({ firstName: 'Eve' })),
      await other.visitor.delete(`${path}/${id}`),
    ]) {
      expect([answer.status, answer.message]).toEqual([404, notInRecord]);
    }
    expect(await listOf(owner)).toEqual([{ id, ...aDependant() }]);
    expect(await listOf(other)).toEqual([]);
  });

  test.each([
    ['GET', path],
    ['POST', path],
    ['PUT', `${path}/1`],
    ['DELETE', `${path}/1`],
  ])('%s %s: 401 without a session', async (method, address) => {
    const answer = await new Visitor(api.address).send(method, address);
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });
});
