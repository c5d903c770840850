import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { personalDetails } from '../../../testing/aProfile';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
let person: SignedUp;
beforeAll(async () => {
  api = await sharedTestApi();
});
beforeEach(async () => {
  person = await aPerson().signsUpAt(api.address);
});

const personal = '/api/immigration/profile/personal';
const leith = { line1: 'Flat 2', line2: '14 Harbour Street', town: 'Leith', postcode: 'EH6 6AA' };
const mareStreet = { line1: '9 Mare Street', line2: null, town: 'London', postcode: 'E8 4RP' };
const home = (place: object, from: string, to: string | null = null) => ({
  ...place,
  country: 'united_kingdom',
  from,
  to,
  precision: 'day',
  role: 'tenant',
  withWhom: null,
});

async function add(place: object, from: string, to: string | null = null): Promise<string> {
  const { status, json } = await person.visitor.post('/api/addresses', home(place, from, to));
  expect(status).toBe(201);
  return (json as { id: string }).id;
}
const change = async (id: string, part: object) =>
  expect((await person.visitor.patch(`/api/addresses/${id}`, part)).status).toBe(200);
const profile = async () =>
  ((await person.visitor.get(personal)).json as { addressDetails: object }).addressDetails;
const settings = async () =>
  ((await person.visitor.get('/api/account/profile')).json as { address: string }).address;
const list = async () => (await person.visitor.get('/api/addresses')).json as (typeof leith)[];
const save = async (more: object) => {
  const { status, json } = await person.visitor.post(personal, personalDetails({ ...more }));
  expect(status).toBe(200);
  return (json as { addressDetails: object }).addressDetails;
};
const inProfile = (
  { line1, line2, town, postcode }: typeof mareStreet | typeof leith,
  state: string | null,
) => ({ line1, line2, city: town, state, postalCode: postcode, country: 'united_kingdom' });
const inForm = ({ line1, line2, town, postcode }: typeof mareStreet | typeof leith) => ({
  addressLine1: line1,
  addressLine2: line2,
  city: town,
  postalCode: postcode,
  country: 'united_kingdom',
});

describe('The current address is the open entry of the address history', () => {
  test('is shown by the profile and the account settings', async () => {
    await add(leith, '2022-01-15');
    expect(await profile()).toEqual(inProfile(leith, null));
    expect(await settings()).toBe('Flat 2\n14 Harbour Street\nLeith\nEH6 6AA\nUnited Kingdom');
  });

  test('a change shows in the profile at once, also if the profile had it first', async () => {
    await save({});
    const id = await add(leith, '2022-01-15');
    await change(id, { line2: '41 Harbour Street' });
    expect(await profile()).toEqual(inProfile({ ...leith, line2: '41 Harbour Street' }, 'Midlothian'));
    expect((await list()).map(({ line2 }) => line2)).toEqual(['41 Harbour Street']);
  });

  test('a move ends the old entry, shows the new one, and removes the old county', async () => {
    await save({});
    const id = await add(leith, '2022-01-15');
    await change(id, { to: '2026-11-01' });
    await add(mareStreet, '2026-11-01');
    expect(await profile()).toEqual(inProfile(mareStreet, null));
  });

  test('a correction in the profile corrects the entry and keeps its days', async () => {
    await add(leith, '2022-01-15');
    const corrected = { ...leith, line2: '41 Harbour Street' };
    expect(await save({ addressLine2: corrected.line2 })).toEqual(inProfile(corrected, 'Midlothian'));
    expect(await list()).toEqual([expect.objectContaining({ ...corrected, from: '2022-01-15', to: null })]);
    expect(await profile()).toEqual(inProfile(corrected, 'Midlothian'));
    // A repetition changes nothing.
    await save({ addressLine2: corrected.line2 });
    expect(await list()).toHaveLength(1);
  });

  test('a correction in the account settings also corrects the entry', async () => {
    await add(leith, '2022-01-15');
    const { visitor, user } = person;
    const address = 'Flat 3\n14 Harbour Street\nLeith\nEH6 6AA\nUnited Kingdom';
    const saved = await visitor.put('/api/account/profile', {
      fullName: 'Ana Ruiz',
      email: user.email,
      address,
    });
    expect(saved.json).toMatchObject({ address });
    expect(await list()).toEqual([expect.objectContaining({ ...leith, line1: 'Flat 3' })]);
  });

  test('a new home in the profile is kept separately until the person enters since when', async () => {
    await add(leith, '2022-01-15');
    expect(await save(inForm(mareStreet))).toEqual(inProfile(mareStreet, 'Midlothian'));
    expect(await list()).toEqual([expect.objectContaining(leith)]);
    expect(await profile()).toEqual(inProfile(mareStreet, 'Midlothian'));
    // The person moved.
    await add(mareStreet, '2026-11-10');
    const [, before] = (await list()) as unknown as { id: string }[];
    await change(before?.id ?? '', { to: '2026-11-10' });
    expect(await profile()).toEqual(inProfile(mareStreet, 'Midlothian'));
    expect(await list()).toHaveLength(2);
  });

  test('or confirms the list', async () => {
    await save(inForm(mareStreet));
    await add(leith, '2022-01-15');
    expect(await profile()).toEqual(inProfile(mareStreet, 'Midlothian'));
    const { visitor, user } = person;
    // Three lines fill the fields from the top, so the town is in the second line.
    const address = 'Flat 2\n14 Harbour Street\nLeith\nEH6 6AA';
    await visitor.put('/api/account/profile', { fullName: 'Ana Ruiz', email: user.email, address });
    expect(await profile()).toMatchObject({ ...inProfile(leith, null), state: null });
  });

  test('missing fields are kept, and clearing the profile does not clear the history', async () => {
    await add(leith, '2022-01-15');
    await save({ ...inForm(leith), addressLine1: undefined });
    expect(await list()).toEqual([expect.objectContaining(leith)]);
    await save({ addressLine1: '', addressLine2: '', city: '', postalCode: '', country: '', state: '' });
    expect(await list()).toEqual([expect.objectContaining(leith)]);
    expect(await profile()).toEqual(inProfile(leith, null));
  });

  test('removing an entry keeps the profile’s own address', async () => {
    const id = await add(leith, '2022-01-15');
    expect((await person.visitor.delete(`/api/addresses/${id}`)).status).toBe(204);
    expect(await profile()).toMatchObject({ line1: null, city: null });
    await save({});
    const again = await add(leith, '2022-01-15');
    expect((await person.visitor.delete(`/api/addresses/${again}`)).status).toBe(204);
    expect(await profile()).toEqual(inProfile(leith, 'Midlothian'));
  });

  test('a repeated request for a removed entry changes nothing', async () => {
    const id = await add(leith, '2022-01-15');
    await save({});
    await change(id, { to: '2026-11-01' });
    await change(id, { to: '2026-11-01' });
    expect(await list()).toEqual([expect.objectContaining({ ...leith, to: '2026-11-01' })]);
  });
});
