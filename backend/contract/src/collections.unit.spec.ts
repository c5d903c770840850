import { wholeItem } from '@settlewise/domain/fields';
import { refusedBy, takenBy } from '@settlewise/domain/testing';
import { describe, expect, it } from 'vitest';
import { collectionContract, collections } from './collections';

describe.each(collections.map((collection) => [collection.part, collection] as const))(
  '%s',
  (_, collection) => {
    const { fields, example } = collection;
    const { recordRequest, changeRequest, response } = collectionContract(collection);
    const each = Object.entries(fields);

    it('accept the example, and answer with every field', () => {
      const item = wholeItem(fields, recordRequest.parse(example));
      expect(response.parse({ ...item, id: 'one' })).toEqual({ ...item, id: 'one' });
    });

    it('refuse each wrong value at its field, with its message, in a new item and in a change', () => {
      for (const [name, field] of each) {
        for (const { typed, message } of refusedBy(field)) {
          for (const schema of [recordRequest, changeRequest]) {
            const issues = schema.safeParse({ ...example, [name]: typed }).error?.issues ?? [];
            const said = issues.map((issue) => [issue.path.join('.'), issue.message]);
            expect([name, typed, said]).toEqual([name, typed, [[name, message]]]);
          }
        }
      }
    });

    it('accept each right value in a change, tidied', () => {
      for (const [name, field] of each) {
        for (const { typed, stored } of takenBy(field)) {
          if (typed === undefined) continue;
          expect([name, changeRequest.parse({ [name]: typed })]).toEqual([name, { [name]: stored }]);
        }
      }
    });
  },
);
