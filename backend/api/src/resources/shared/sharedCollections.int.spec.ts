import { collectionContract } from '@settlewise/contract/collections';
import { choosableParts } from '@settlewise/contract/legalAccess';
import { sharedRecordList } from '@settlewise/contract/shared';
import { collections, fieldKindsOf } from '@settlewise/domain/record';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { markedExample } from '../../../testing/collectionRequests';
import { refused } from '../../../testing/refused';
import { aLawyer, share } from '../../../testing/sharing';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
let owner: SignedUp;
beforeAll(async () => {
  api = await sharedTestApi();
  owner = await aPerson().signsUpAt(api.address);
  for (const collection of collections) {
    const path = `/api/${collection.part}`;
    const answer = await owner.visitor.post(path, markedExample(collection, 'Of the owner'));
    expect([path, answer.status, answer.message]).toEqual([path, 201, '']);
  }
});

const shared = collections.filter(({ share }) => share !== null);

describe.each(shared.map((collection) => [collection.part, collection] as const))(
  '%s',
  (part, collection) => {
    /** Data about other people is never shown to a lawyer. */
    const isWithheld = (name: string) => fieldKindsOf(part)[name] === 'withheld';
    test('are shown as the owner sees them, only to a lawyer for whom the owner chose them', async () => {
      const [chosen, other] = [await aLawyer(api), await aLawyer(api)];
      const grant = await share(owner, chosen, undefined, [part]);
      const without = await share(owner, other);
      expect([grant.alsoShares, without.alsoShares]).toEqual([[part], []]);
      await api.whenCaughtUp();

      const { visitor } = chosen;
      const seen = await visitor.get(`/api/shared/${grant.id}/${part}`);
      expect([seen.status, seen.message]).toEqual([200, '']);
      const { record, items } = collectionContract(collection).sharedResponse.parse(seen.json);
      const own = z
        .array(z.record(z.string(), z.unknown()))
        .parse((await owner.visitor.get(`/api/${part}`)).json)
        .map((item) =>
          Object.fromEntries(
            Object.entries(item).map(([name, value]) => [name, isWithheld(name) ? null : value]),
          ),
        );
      expect([record.alsoShares, items]).toEqual([[part], own]);
      expect(items).toHaveLength(1);
      expect(sharedRecordList.parse((await visitor.get('/api/shared')).json)).toEqual([record]);

      const refusal = await other.visitor.get(`/api/shared/${without.id}/${part}`);
      expect([refusal.status, refusal.message]).toEqual(
        collection.share?.default === true
          ? [200, '']
          : [403, 'The owner did not choose to share this part with you.'],
      );
      expect((await other.visitor.get(`/api/shared/${grant.id}/${part}`)).status).toBe(404);
    });
  },
);

test('a part that cannot be shared is refused', async () => {
  const lawyer = await aLawyer(api);
  for (const alsoShares of [['notifications'], [...choosableParts, 'tasks'], 'addresses']) {
    const answer = await owner.visitor.post('/api/legal-access', { email: lawyer.user.email, alsoShares });
    const path = Array.isArray(alsoShares) ? `alsoShares.${alsoShares.length - 1}` : 'alsoShares';
    expect({ status: answer.status, json: answer.json }).toEqual(
      refused(400, path, 'Please choose parts of the list'),
    );
  }
});
