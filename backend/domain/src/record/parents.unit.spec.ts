import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { typedShape, wholeItem } from '../fields';
import { parents } from './parents';

describe('a parent', () => {
  it('only needs a name and which parent it is', () => {
    const { which, fullName } = parents.example;
    const typed = z.object(typedShape(parents.fields)).parse({ which, fullName });
    const { which: _which, fullName: _name, ...rest } = wholeItem(parents.fields, typed);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it('can be the parent of several dependants', () => {
    const shape = z.object(typedShape(parents.fields));
    expect(shape.safeParse({ ...parents.example, dependants: [1, 2, 3] }).success).toBe(true);
  });

  it('is shown to a lawyer only if the owner chooses that', () => {
    expect(parents.share.default).toBe(false);
  });
});
