import {
  type AskedComparisonResponse,
  comparedAddressesResponse,
  comparisonListResponse,
} from '@settlewise/contract/addressComparisons';
import { addresses } from '@settlewise/contract/collections';
import { addressAgreementsStream, addressComparisonsStream } from '@settlewise/domain/addressComparisons';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import {
  answerComparison,
  askToCompare,
  comparedForm,
  agreeToCompare,
} from '../../../testing/comparisonRequests';
import { problem, refused } from '../../../testing/refused';
import { aLawyer as aConfirmedPerson } from '../../../testing/sharing';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/address-comparisons';
const notOpen = [404, 'This comparison of addresses is not open to you.'];

async function readComparisons({ visitor }: SignedUp) {
  await api.whenCaughtUp();
  return comparisonListResponse.strict().parse((await visitor.get(path)).json);
}
const look = (person: SignedUp, id: string) => person.visitor.get(`${path}/${id}/addresses`);
const readAddresses = async (person: SignedUp, id: string) =>
  comparedAddressesResponse.strict().parse((await look(person, id)).json);
async function livesAt({ visitor }: SignedUp, line1: string, from: string, to: string | null) {
  const address = { ...addresses.example, line1, from, to, withWhom: 'Barnaby Flint' };
  expect((await visitor.post('/api/addresses', address)).status).toBe(201);
}
const readEventTypes = async (stream: string) => {
  const types: string[] = [];
  for await (const { type } of api.eventStore.readStream(stream)) types.push(type);
  return types;
};

async function aCouple() {
  const [asker, partner] = [await aConfirmedPerson(api), await aConfirmedPerson(api)];
  await livesAt(asker, '1 Asker Street', '2024-01-01', null);
  await livesAt(partner, '2 Partner Street', '2025-01-01', '2025-12-31');
  await livesAt(partner, '3 Long Ago', '2019-01-01', '2024-05-26');
  return { asker, partner };
}

describe('Comparing addresses', () => {
  test('waits for the partner, then shows each only the other’s addresses on the days of the form', async () => {
    const { asker, partner } = await aCouple();
    const comparison = await askToCompare(asker, partner.user.email.toUpperCase());
    expect(comparison.status).toBe('waiting');
    expect((await readComparisons(partner)).toAnswer).toMatchObject([
      { id: comparison.id, status: 'waiting' },
    ]);
    for (const person of [asker, partner])
      expect([(await look(person, comparison.id)).status]).toEqual([404]);

    expect((await answerComparison(partner, comparison.id, true)).status).toBe(204);
    expect((await answerComparison(partner, comparison.id, true)).status).toBe(204);
    expect((await readAddresses(asker, comparison.id)).addresses).toEqual([
      {
        line1: '2 Partner Street',
        line2: 'Flat 2',
        town: 'Leith',
        postcode: 'EH6 6AA',
        from: '2025-01-01',
        to: '2025-12-31',
      },
    ]);
    // Days outside of the agreed period are not shown.
    expect((await readAddresses(partner, comparison.id)).addresses).toMatchObject([
      { line1: '1 Asker Street', from: '2024-05-27', to: null },
    ]);
    expect((await readComparisons(asker)).asked).toMatchObject([{ id: comparison.id, status: 'agreed' }]);
    expect((await readComparisons(partner)).toAnswer).toMatchObject([
      { id: comparison.id, status: 'agreed' },
    ]);

    // A change shows at once, because nothing is copied.
    await livesAt(partner, '4 Later Street', '2026-01-01', null);
    await api.whenCaughtUp();
    expect((await readAddresses(asker, comparison.id)).addresses).toHaveLength(2);
    const { bytes } = await asker.visitor.get('/api/account/export');
    for (const word of ['2 Partner Street', partner.user.id]) expect(bytes.includes(word)).toBe(false);
  });

  test.each(['asker', 'partner'] as const)(
    'ends at once in both streams when the %s ends it',
    async (who) => {
      const { asker, partner } = await aCouple();
      const id = await agreeToCompare(asker, partner, api);
      const ends = who === 'asker' ? asker : partner;
      expect((await ends.visitor.send('DELETE', `${path}/${id}`)).status).toBe(204);
      for (const person of [asker, partner]) {
        const { status, message } = await look(person, id);
        expect([status, message]).toEqual(notOpen);
      }
      expect((await readComparisons(asker)).asked).toMatchObject([{ status: 'ended' }]);
      expect((await readComparisons(partner)).toAnswer).toEqual([]);
      expect(await readEventTypes(addressComparisonsStream(asker.user.id))).toEqual(
        expect.arrayContaining([
          'AddressComparisonAsked',
          'AddressComparisonAnswered',
          'AddressComparisonEnded',
        ]),
      );
      expect(await readEventTypes(addressAgreementsStream(partner.user.id))).toEqual([
        'AddressAgreementGiven',
        'AddressAgreementEnded',
      ]);
      // A new comparison can begin.
      await agreeToCompare(asker, partner, api);
    },
  );

  test.each(['asker', 'partner'] as const)('ends when the %s deletes their account', async (who) => {
    const { asker, partner } = await aCouple();
    const id = await agreeToCompare(asker, partner, api);
    const [leaves, stays] = who === 'asker' ? [asker, partner] : [partner, asker];
    const { password } = leaves.credentials;
    expect((await leaves.visitor.send('DELETE', '/api/account', { json: { password } })).status).toBe(204);
    const { status, message } = await look(stays, id);
    expect([status, message]).toEqual(notOpen);
    const { asked, toAnswer } = await readComparisons(stays);
    expect([asked.map((each) => each.status), toAnswer]).toEqual([who === 'partner' ? ['ended'] : [], []]);
    expect((await stays.visitor.send('DELETE', `${path}/${id}`)).status).toBe(who === 'partner' ? 204 : 404);
  });

  test('can be declined without a reason, and then not be agreed to', async () => {
    const { asker, partner } = await aCouple();
    const { id } = await askToCompare(asker, partner.user.email);
    await api.whenCaughtUp();
    expect((await answerComparison(partner, id, false)).status).toBe(204);
    expect((await answerComparison(partner, id, true)).status).toBe(404);
    expect((await look(asker, id)).status).toBe(404);
    expect((await readComparisons(asker)).asked).toMatchObject([{ status: 'declined' }]);
    expect((await readComparisons(partner)).toAnswer).toEqual([]);
    expect(await readEventTypes(addressAgreementsStream(partner.user.id))).toEqual([
      'AddressAgreementRefused',
    ]);
  });

  test('expires after 30 days without an answer', async () => {
    const { asker, partner } = await aCouple();
    const { id } = await askToCompare(asker, partner.user.email);
    await api.whenCaughtUp();
    await api.later(30 * 24 * 60 * 60 * 1000, async () => {
      expect((await answerComparison(partner, id, true)).status).toBe(404);
      expect((await readComparisons(asker)).asked).toMatchObject([{ status: 'lapsed' }]);
      expect((await readComparisons(partner)).toAnswer).toEqual([]);
    });
  });
});

describe('Nobody but the two', () => {
  test('can answer, see, end or learn of it, and neither can an unconfirmed account', async () => {
    const { asker, partner } = await aCouple();
    const [stranger, unconfirmed] = [await aConfirmedPerson(api), await aPerson().signsUpAt(api.address)];
    const { id } = await askToCompare(asker, partner.user.email);
    await api.whenCaughtUp();
    for (const person of [stranger, unconfirmed, asker])
      expect((await answerComparison(person, id, true)).status).toBe(404);
    expect((await answerComparison(partner, id, true)).status).toBe(204);
    await api.whenCaughtUp();
    for (const person of [stranger, unconfirmed]) {
      const answers = [await look(person, id), await person.visitor.send('DELETE', `${path}/${id}`)];
      for (const { status, message } of answers) expect([status, message]).toEqual(notOpen);
      expect(await readComparisons(person)).toEqual({ asked: [], toAnswer: [] });
    }
    expect((await look(asker, id)).status).toBe(200);
  });

  test('is asked at an unconfirmed address before it is confirmed', async () => {
    const asker = await aConfirmedPerson(api);
    const partner = await aPerson().signsUpAt(api.address);
    const { id } = await askToCompare(asker, partner.user.email);
    expect(await readComparisons(partner)).toEqual({ asked: [], toAnswer: [] });
    expect((await answerComparison(partner, id, true)).status).toBe(404);
  });

  test('can find out whether an address has an account', async () => {
    const one = await aConfirmedPerson(api);
    const other = await aConfirmedPerson(api);
    const partner = await aConfirmedPerson(api);
    const shape = ({ askedAt, answerBy, status }: AskedComparisonResponse) => [askedAt, answerBy, status];
    const known = await askToCompare(one, partner.user.email);
    const unknown = await askToCompare(other, 'nobody-here@example.org');
    expect(shape(known)).toEqual(shape(unknown));
  });
});

describe('Asking', () => {
  test('needs a confirmed address and another person’s email, and allows one at a time', async () => {
    const unconfirmed = await aPerson().signsUpAt(api.address);
    expect(
      (await unconfirmed.visitor.post(path, { email: 'lucia@example.org', ...comparedForm })).status,
    ).toBe(403);
    const asker = await aConfirmedPerson(api);
    const ask = async (email: unknown) => problem(await asker.visitor.post(path, { email, ...comparedForm }));
    expect(await ask('nobody')).toEqual(refused(400, 'email', 'Invalid email address'));
    expect(await ask(asker.user.email)).toEqual(
      refused(422, 'email', 'This is your own email address. Enter your partner’s.'),
    );
    await askToCompare(asker, 'lucia@example.org');
    const second = { email: 'other@example.org', ...comparedForm };
    expect((await asker.visitor.post(path, second)).status).toBe(409);
  });

  test('derives the days from the form and its day only, and they stay as agreed', async () => {
    const { asker, partner } = await aCouple();
    const period = { from: '2024-05-27', to: '2026-11-26' };
    const id = await agreeToCompare(asker, partner, api);
    expect((await readComparisons(asker)).asked).toMatchObject([{ form: 'SET(M)', period }]);
    expect((await readComparisons(partner)).toAnswer).toMatchObject([{ form: 'SET(M)', period }]);
    // Other days need a new request.
    const other = await asker.visitor.get(`${path}/${id}/addresses?from=2019-01-01&to=2026-11-26`);
    expect(JSON.stringify(other.json)).not.toContain('3 Long Ago');
  });

  test('is for an application of the next 6 months or the last 90 days, of a form for partners', async () => {
    const asker = await aConfirmedPerson(api);
    const ask = async (more: object) =>
      problem(await asker.visitor.post(path, { email: 'lucia@example.org', ...comparedForm, ...more }));
    expect(await ask({ form: 'AN' })).toEqual(refused(400, 'form', 'Choose SET(M) or FLR(M).'));
    expect(await ask({ applicationOn: '2026-08-22' })).toEqual(
      refused(422, 'applicationOn', 'The day of the application can be at most 90 days ago.'),
    );
    expect(await ask({ applicationOn: '2027-05-22' })).toEqual(
      refused(422, 'applicationOn', 'The day of the application can be at most 6 months ahead.'),
    );
    expect(await ask({ applicationOn: '2026-02-30' })).toEqual(
      refused(400, 'applicationOn', 'Enter a day that exists, as yyyy-MM-dd.'),
    );
    expect((await asker.visitor.post(path, { email: 'lucia@example.org', form: 'SET(M)' })).status).toBe(400);
    const { json } = await asker.visitor.post(path, {
      email: 'lucia@example.org',
      form: 'FLR(M)',
      applicationOn: '2026-08-23',
    });
    const later = await aConfirmedPerson(api);
    const latest = { email: 'lucia@example.org', form: 'SET(M)', applicationOn: '2027-05-21' };
    expect((await later.visitor.post(path, latest)).status).toBe(201);
    expect(json).toMatchObject({ form: 'FLR(M)', period: { from: '2024-02-24', to: '2026-08-23' } });
  });
});
