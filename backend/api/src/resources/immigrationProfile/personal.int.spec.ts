import { immigrationProfileDecider, immigrationProfileStream } from '@settlewise/domain/immigrationProfile';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '../../../testing/aPerson';
import { personalDetails } from '../../../testing/aProfile';
import { problem, refused } from '../../../testing/refused';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/immigration/profile/personal';

const asShown = {
  nameDetails: { firstName: 'María del Mar', lastName: 'López' },
  dateOfBirth: '1990-02-28',
  nationality: 'colombia',
  countryOfBirth: 'ecuador',
  passportNumber: 'AB1234567',
  addressDetails: {
    line1: 'Flat 2',
    line2: '14 Harbour Street',
    city: 'Leith',
    state: 'Midlothian',
    postalCode: 'EH6 6AA',
    country: 'united_kingdom',
  },
  phone: '+44 20 7946 0000',
  emergencyContact: { name: 'Lucía', relationship: 'sister', phone: null, email: 'lucia@example.org' },
};

describe('personal details', () => {
  test('are empty at first, except for the name from the registration', async () => {
    const { visitor } = await aPerson().named('María', 'Sørensen').signsUpAt(api.address);
    const answer = await visitor.get(path);
    expect([answer.status, answer.json]).toEqual([
      200,
      {
        nameDetails: { firstName: 'María', lastName: 'Sørensen' },
        dateOfBirth: null,
        nationality: null,
        countryOfBirth: null,
        passportNumber: null,
        addressDetails: {
          line1: null,
          line2: null,
          city: null,
          state: null,
          postalCode: null,
          country: null,
        },
        phone: null,
        emergencyContact: null,
      },
    ]);
  });

  test('are saved, returned, and shown at once', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const saved = await visitor.post(path, personalDetails());
    expect([saved.status, saved.json]).toEqual([200, asShown]);
    const shown = await visitor.get(path);
    expect([shown.json, shown.headers.get('Settlewise-Stale')]).toEqual([asShown, null]);
  });

  test('keep missing fields, and clear empty fields', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    await visitor.post(path, personalDetails());
    const { passportNumber: _passportNumber, ...without } = personalDetails({
      addressLine2: '',
      state: null,
      country: '',
      emergencyContact: { name: '', relationship: ' ', phone: null },
    });
    const answer = await visitor.post(path, without);
    expect(answer.json).toEqual({
      ...asShown,
      addressDetails: { ...asShown.addressDetails, line2: null, state: null, country: null },
      emergencyContact: null,
    });
  });

  test('saved again without a change write nothing', async () => {
    const { visitor, user } = await aPerson().signsUpAt(api.address);
    await visitor.post(path, personalDetails());
    await visitor.post(path, personalDetails());
    const stream = immigrationProfileStream(user.id);
    expect((await api.commands.load(immigrationProfileDecider, stream)).revision).toBe(0n);
  });

  test.each([
    ['firstName', '', 'First name is required'],
    ['firstName', undefined, 'First name is required'],
    ['firstName', 'f'.repeat(101), 'First name can have at most 100 characters'],
    ['lastName', ' ', 'Last name is required'],
    ['dateOfBirth', undefined, 'Date of birth is required'],
    ['dateOfBirth', '', 'Date of birth is required'],
    ['dateOfBirth', '28/02/1990', 'Please enter a valid date.'],
    ['dateOfBirth', '1899-12-31', 'Please enter a valid date.'],
    ['nationality', '', 'Nationality is required'],
    ['nationality', 'atlantis', 'Please choose one of the list'],
    ['countryOfBirth', null, 'Country of birth is required'],
    ['country', 'atlantis', 'Please choose one of the list'],
    ['phone', 7, 'Phone number must be text'],
    ['phone', '1'.repeat(41), 'Phone number can have at most 40 characters'],
    ['passportNumber', 'p'.repeat(41), 'Passport number can have at most 40 characters'],
    ['addressLine1', 'a'.repeat(201), 'Address line 1 can have at most 200 characters'],
  ])('a %s like %j is named with status 400', async (field, value, message) => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const answer = await visitor.post(path, personalDetails({ [field]: value }));
    expect(problem(answer)).toEqual(refused(400, field, message));
  });

  test('an emergency contact’s email address must be valid', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const answer = await visitor.post(path, personalDetails({ emergencyContact: { email: 'lucia' } }));
    expect(problem(answer)).toEqual(refused(400, 'emergencyContact.email', 'Invalid email address'));
  });

  test('a birth in the future is refused by the rule, and nothing is saved', async () => {
    const { visitor } = await aPerson().named('María', 'Sørensen').signsUpAt(api.address);
    const answer = await visitor.post(path, personalDetails({ dateOfBirth: '2026-11-22' }));
    expect(problem(answer)).toEqual(refused(422, 'dateOfBirth', 'Date of birth cannot be in the future'));
    expect((await visitor.get(path)).json).toMatchObject({
      nameDetails: { lastName: 'Sørensen' },
      passportNumber: null,
    });
    expect((await visitor.post(path, personalDetails({ dateOfBirth: '2026-11-21' }))).status).toBe(200);
  });

  test('belong to one person', async () => {
    const [owner, other] = [await aPerson().signsUpAt(api.address), await aPerson().signsUpAt(api.address)];
    await owner.visitor.post(path, personalDetails());
    expect((await other.visitor.get(path)).json).toMatchObject({ passportNumber: null });
  });

  test('cannot be read or changed without a session', async () => {
    const nobody = new Visitor(api.address);
    for (const answer of [await nobody.get(path), await nobody.post(path, personalDetails())]) {
      expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
    }
  });
});
