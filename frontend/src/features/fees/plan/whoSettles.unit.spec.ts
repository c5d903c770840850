import { describe, expect, it } from 'vitest';
import { newStep } from './plan';
import { whoSettles } from './whoSettles';

const day = '2028-01-18';
const firstDays = new Map([
  ['chidi', day],
  ['adaeze', day],
]);

describe('whose first day to settle is told', () => {
  it('is that of everybody but a child who registers and does not settle', () => {
    const registration = newStep({ item: 'registration_child', without: ['chidi'] });
    const settlement = newStep({ item: 'ilr', without: ['adaeze'] });
    expect([...whoSettles(firstDays, [registration, settlement]).keys()]).toEqual(['chidi']);
    // Who is in no step yet may have been left out by a slip.
    expect([...whoSettles(firstDays, [settlement]).keys()]).toEqual(['chidi', 'adaeze']);
    expect([...whoSettles(firstDays, [registration, newStep({ item: 'ilr' })]).keys()]).toHaveLength(2);
  });
});
