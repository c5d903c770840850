import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EventDefinition } from './types';
import { upcast } from './upcast';

const place = z.strictObject({ to: z.strictObject({ city: z.string(), country: z.string() }) });

/** Version 1 had a place, version 2 a city, version 3 adds the country. */
const moved: EventDefinition = {
  type: 'Moved',
  version: 3,
  parse: (data) => place.parse(data),
  upcasters: {
    1: (data) => ({ city: z.object({ place: z.string() }).parse(data).place }),
    2: (data) => ({ to: { ...z.object({ city: z.string() }).parse(data), country: 'GB' } }),
  },
  confidentiality: 'none',
};
const current = { to: { city: 'Leeds', country: 'GB' } };

describe('an event of an earlier version', () => {
  it('is upcast to the current version step by step', () => {
    expect(upcast(moved, 1, { place: 'Leeds' })).toStrictEqual(current);
    expect(upcast(moved, 2, { city: 'Leeds' })).toStrictEqual(current);
  });

  it('is not changed when it has the current version', () => {
    expect(upcast(moved, 3, current)).toStrictEqual(current);
  });

  it('is refused when it does not have the shape of its version', () => {
    expect(() => upcast(moved, 1, { city: 'Leeds' })).toThrow(z.ZodError);
    expect(() => upcast(moved, 3, { ...current, by: 'train' })).toThrow(z.ZodError);
  });

  it('is refused when a step is missing, naming the step', () => {
    const incomplete: EventDefinition = { ...moved, upcasters: { 1: () => ({ city: 'Leeds' }) } };
    expect(() => upcast(incomplete, 1, { place: 'Leeds' })).toThrow('from version 2 to 3');
    expect(upcast(incomplete, 3, current)).toStrictEqual(current);
  });

  it('is refused when a newer program wrote it', () => {
    expect(() => upcast(moved, 4, current)).toThrow('newer program');
  });

  it('does not mutate its input', () => {
    const stored = Object.freeze({ place: 'Leeds' });
    upcast(moved, 1, stored);
    expect(stored).toStrictEqual({ place: 'Leeds' });
  });
});
