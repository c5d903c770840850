import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { streamKinds } from '../streams';
import { typedShape, wholeItem } from '../fields';
import { collections } from './index';

describe.each(collections.map((collection) => [collection.part, collection] as const))(
  '%s',
  (_, collection) => {
    const { fields, rules, order, example } = collection;

    it('have a valid example', () => {
      const item = wholeItem(fields, z.object(typedShape(fields)).parse(example));
      expect(rules.filter((rule) => !rule.holds(item))).toEqual([]);
    });
    it('have rules and an order that only name existing fields', () => {
      for (const name of [...rules.map((rule) => rule.field), ...order.map(([name]) => name)]) {
        expect(Object.keys(fields)).toContain(name);
      }
    });
    it('have unique names', () => {
      expect(streamKinds.filter(({ name }) => name === collection.part)).toHaveLength(1);
      expect(collections.filter(({ name }) => name === collection.name)).toHaveLength(1);
    });
  },
);
