import { beforeAll, describe, expect, test } from 'vitest';
import { accountForm as form } from '../../../testing/accountForm';
import { aPerson } from '../../../testing/aPerson';
import { personalDetails, visaDetails } from '../../../testing/aProfile';
import { problem, refused } from '../../../testing/refused';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/account/profile';

describe('the profile of the account settings', () => {
  test('begins with the data of the registration', async () => {
    const { visitor, user } = await aPerson().named('María', 'Sørensen').signsUpAt(api.address);
    const answer = await visitor.get(path);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        fullName: 'María Sørensen',
        email: user.email,
        emailVerified: false,
        phoneNumber: null,
        address: null,
        nationality: null,
        visaType: null,
        visaEndDate: null,
        hasILR: false,
        ilrGrantDate: null,
        updatedAt: '2026-11-21T12:00:00.000Z',
      },
    ]);
  });

  test('is saved and shown at once, with the time of the change', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await api.later(1_000, async () => {
      const saved = await person.visitor.put(path, form(person));
      expect([saved.status, saved.json]).toEqual([
        200,
        {
          fullName: 'María del Mar López',
          email: person.user.email,
          emailVerified: false,
          phoneNumber: '+44 20 7946 0000',
          address: 'Flat 2\n14 Harbour Street\nLeith\nEH6 6AA',
          nationality: 'Spanish',
          visaType: null,
          visaEndDate: null,
          hasILR: false,
          ilrGrantDate: null,
          updatedAt: '2026-11-21T12:00:01.000Z',
        },
      ]);
      const shown = await person.visitor.get(path);
      expect([shown.json, shown.headers.get('Settlewise-Stale')]).toEqual([saved.json, null]);
    });
  });

  test('keeps missing fields, and clears empty ones', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await person.visitor.put(path, form(person));
    const { user } = person;
    const kept = await person.visitor.put(path, { fullName: 'María del Mar López', email: user.email });
    expect(kept.json).toMatchObject({ phoneNumber: '+44 20 7946 0000', nationality: 'Spanish' });
    const emptied = await person.visitor.put(
      path,
      form(person, { phone: '', address: ' ', nationality: '' }),
    );
    expect(emptied.json).toMatchObject({ phoneNumber: null, address: null, nationality: null });
  });

  test.each([
    [400, 'fullName', 'M', 'Name must be at least 2 characters'],
    [400, 'fullName', undefined, 'Name must be at least 2 characters'],
    [400, 'fullName', 'M'.repeat(101), 'Name can have at most 100 characters'],
    [400, 'email', 'maria', 'Invalid email address'],
    [400, 'email', '', 'Invalid email address'],
    [400, 'email', undefined, 'Invalid email address'],
    [400, 'nationality', 'Martian', 'Please choose one of the list'],
    [400, 'phone', '1'.repeat(41), 'Phone number can have at most 40 characters'],
    [
      422,
      'address',
      'a\nb\nc\nd\ne\nf',
      'Please write the address in at most five lines, and the country below them',
    ],
  ])('%i for a %s of %j', async (status, field, value, message) => {
    const person = await aPerson().signsUpAt(api.address);
    const answer = await person.visitor.put(path, form(person, { [field]: value }));
    expect(problem(answer)).toEqual(refused(status, field, message));
    expect((await person.visitor.get(path)).json).toMatchObject({ fullName: null, phoneNumber: null });
  });

  test('shows the visa and settlement of the profile', async () => {
    const person = await aPerson().signsUpAt(api.address);
    await person.visitor.post('/api/immigration/profile/visa', {
      ...visaDetails(),
      hasILR: true,
      ilrGrantDate: '2026-01-02',
    });
    expect((await person.visitor.get(path)).json).toMatchObject({
      visaType: 'skilled_worker',
      visaEndDate: '2027-05-03',
      hasILR: true,
      ilrGrantDate: '2026-01-02',
    });
  });

  test('changes nothing if it is saved unchanged', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const personal = '/api/immigration/profile/personal';
    const details = personalDetails({ firstName: 'Ana', lastName: 'van der Berg', nationality: 'nigeria' });
    const before = await person.visitor.post(personal, details);
    const { json } = await person.visitor.get(path);
    expect(json).toMatchObject({ fullName: 'Ana van der Berg', nationality: 'Nigerian' });
    const same = {
      fullName: 'Ana van der Berg',
      email: person.user.email,
      nationality: 'Nigerian',
      address: 'Flat 2\n14 Harbour Street\nLeith\nMidlothian\nEH6 6AA\nUnited Kingdom',
    };
    expect((await person.visitor.put(path, same)).status).toBe(200);
    expect((await person.visitor.get(personal)).json).toEqual(before.json);
  });

  test('is private, and needs a session', async () => {
    const [owner, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await owner.visitor.put(path, form(owner));
    expect((await other.visitor.get(path)).json).toMatchObject({
      email: other.user.email,
      phoneNumber: null,
    });
    const nobody = new Visitor(api.address);
    for (const answer of [await nobody.get(path), await nobody.put(path, form(owner))]) {
      expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
    }
  });
});
