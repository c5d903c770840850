import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { personalDetails, visaDetails } from '../../../testing/aProfile';
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

const paths = {
  user: '/api/user',
  onboarding: '/api/user/profile',
  account: '/api/account/profile',
  personal: '/api/immigration/profile/personal',
  visa: '/api/immigration/profile',
} as const;
type Alias = keyof typeof paths;

const savePersonal = (change: object) => person.visitor.post(paths.personal, personalDetails({ ...change }));
const saveVisa = (change: object) => person.visitor.post(`${paths.visa}/visa`, visaDetails({ ...change }));
const saveOnboarding = (change: object) => person.visitor.put(paths.onboarding, change);
const saveAccount = (change: object) =>
  person.visitor.put(paths.account, { fullName: 'María López', email: person.user.email, ...change });

/** The current answers of all aliases. Each has at least the named fields. */
async function aliasesShow(expected: Partial<Record<Alias, object>>): Promise<void> {
  for (const [alias, path] of Object.entries(paths)) {
    const fields = Object.entries(expected).find(([name]) => name === alias)?.[1];
    if (fields !== undefined) expect((await person.visitor.get(path)).json).toMatchObject(fields);
  }
}

describe('a change under one alias is seen under the others', () => {
  test('the name', async () => {
    expect((await savePersonal({ firstName: 'Ana María', lastName: 'de la Cruz' })).status).toBe(200);
    await aliasesShow({
      user: { firstName: 'Ana María', lastName: 'de la Cruz' },
      onboarding: { fullName: 'Ana María de la Cruz' },
      account: { fullName: 'Ana María de la Cruz' },
    });
    // Saving the shown name again does not split it again.
    expect((await saveOnboarding({ fullName: 'Ana María de la Cruz' })).status).toBe(200);
    await aliasesShow({ personal: { nameDetails: { firstName: 'Ana María', lastName: 'de la Cruz' } } });

    expect((await saveAccount({ fullName: 'Ana de la Cruz' })).status).toBe(200);
    await aliasesShow({
      user: { firstName: 'Ana de la', lastName: 'Cruz' },
      onboarding: { fullName: 'Ana de la Cruz' },
      personal: { nameDetails: { firstName: 'Ana de la', lastName: 'Cruz' } },
    });
    expect((await saveOnboarding({ fullName: 'Ana' })).status).toBe(200);
    await aliasesShow({
      user: { firstName: 'Ana', lastName: null },
      account: { fullName: 'Ana' },
      personal: { nameDetails: { firstName: 'Ana', lastName: null } },
    });
  });

  test('the date of birth', async () => {
    expect((await saveOnboarding({ dateOfBirth: '1991-01-01' })).status).toBe(200);
    await aliasesShow({ personal: { dateOfBirth: '1991-01-01' } });
    expect((await savePersonal({ dateOfBirth: '1992-02-02' })).status).toBe(200);
    await aliasesShow({ onboarding: { dateOfBirth: '1992-02-02' } });
  });

  test('the nationality and countries, in the form of each alias', async () => {
    expect((await savePersonal({ nationality: 'india' })).status).toBe(200);
    await aliasesShow({ onboarding: { nationality: 'Indian' }, account: { nationality: 'Indian' } });
    expect((await saveAccount({ nationality: 'Spanish' })).status).toBe(200);
    await aliasesShow({ onboarding: { nationality: 'Spanish' }, personal: { nationality: 'spain' } });
    expect((await saveOnboarding({ nationality: 'nigerian' })).status).toBe(200);
    await aliasesShow({
      onboarding: { nationality: 'Nigerian' },
      account: { nationality: 'Nigerian' },
      personal: { nationality: 'nigeria' },
    });
    // By code or in words, whichever call is made.
    expect((await savePersonal({ nationality: 'IN', countryOfBirth: 'India', country: 'GB' })).status).toBe(
      200,
    );
    await aliasesShow({
      account: { nationality: 'Indian' },
      personal: {
        nationality: 'india',
        countryOfBirth: 'india',
        addressDetails: expect.objectContaining({ country: 'united_kingdom' }),
      },
    });
    expect((await saveAccount({ nationality: 'NG' })).status).toBe(200);
    await aliasesShow({ personal: { nationality: 'nigeria' } });
    expect((await savePersonal({ nationality: 'ZZ' })).status).toBe(400);
    await aliasesShow({ personal: { nationality: 'nigeria' } });
    // Shown as “Other” and saved again: the words stay.
    expect((await saveOnboarding({ nationality: 'Kurdish' })).status).toBe(200);
    await aliasesShow({ account: { nationality: 'Other' }, personal: { nationality: null } });
    expect((await saveAccount({ nationality: 'Other' })).status).toBe(200);
    await aliasesShow({ onboarding: { nationality: 'Kurdish' } });
  });

  test('the phone number', async () => {
    expect((await saveAccount({ phone: '020 7946 0001' })).status).toBe(200);
    await aliasesShow({ personal: { phone: '020 7946 0001' } });
    expect((await savePersonal({ phone: '' })).status).toBe(200);
    await aliasesShow({ account: { phoneNumber: null } });
  });

  test('the address', async () => {
    expect((await savePersonal({})).status).toBe(200);
    await aliasesShow({
      account: { address: 'Flat 2\n14 Harbour Street\nLeith\nMidlothian\nEH6 6AA\nUnited Kingdom' },
    });
    expect((await saveAccount({ address: '1 High Street\nHall\nLeeds\nLS1 1AA' })).status).toBe(200);
    await aliasesShow({
      personal: {
        addressDetails: {
          line1: '1 High Street',
          line2: 'Hall',
          city: 'Leeds',
          state: null,
          postalCode: 'LS1 1AA',
          country: null,
        },
      },
    });
  });

  test('the visa type, as the chosen value', async () => {
    for (const visaType of ['spouse_partner', 'uk_ancestry', 'health_and_care_worker', 'eu_pre_settled']) {
      expect((await saveOnboarding({ visaType })).status).toBe(200);
      await aliasesShow({ visa: { currentVisaType: visaType }, account: { visaType } });
    }
    for (const visaType of ['ancestry', 'tier_2', 'ukraine_scheme', 'stateless']) {
      expect((await saveVisa({ currentVisaType: visaType })).status).toBe(200);
      await aliasesShow({ onboarding: { visaType }, account: { visaType } });
    }
  });

  test('the dates of the visa and of the BRP', async () => {
    expect((await saveVisa({})).status).toBe(200);
    await aliasesShow({
      onboarding: { visaStartDate: '2022-05-04', brpExpiryDate: '2024-12-31' },
      account: { visaEndDate: '2027-05-03' },
    });
    expect((await saveOnboarding({ visaStartDate: '2022-06-01', brpExpiryDate: '' })).status).toBe(200);
    await aliasesShow({
      visa: { visaStartDate: '2022-06-01', brpExpiryDate: null, visaExpiryDate: '2027-05-03' },
    });
  });

  test('settlement', async () => {
    expect((await saveOnboarding({ hasILR: true, ilrGrantDate: '2026-01-02' })).status).toBe(200);
    await aliasesShow({
      visa: { hasILR: true, ilrGrantDate: '2026-01-02' },
      account: { hasILR: true, ilrGrantDate: '2026-01-02' },
    });
    expect((await saveVisa({ hasILR: false, ilrGrantDate: '' })).status).toBe(200);
    await aliasesShow({
      onboarding: { hasILR: false, ilrGrantDate: null },
      account: { hasILR: false, ilrGrantDate: null },
    });
  });

  test('the e-mail address', async () => {
    const { password: currentPassword } = person.credentials;
    const saved = await saveAccount({ email: `new-${person.user.email}`, currentPassword });
    expect(saved.status).toBe(200);
    await aliasesShow({ user: { email: `new-${person.user.email}`, emailVerified: false } });
  });
});
