import type { FeesQuestion, FeeStep } from '../src/fees/question';
import { sumOfFees } from '../src/fees/sumOfFees';

/** An adult, unless a date of birth is given. */
export const adult = { dateOfBirth: '1990-01-01' };
export const child = { dateOfBirth: '2015-01-01' };

/** A question of one adult on 22 November 2026, with overrides. */
export const asked = (steps: readonly FeeStep[], rest: Partial<FeesQuestion> = {}): FeesQuestion => ({
  asOf: '2026-11-22',
  people: [adult],
  costs: [],
  steps,
  ...rest,
});

export const makeBill = (steps: readonly FeeStep[], rest: Partial<FeesQuestion> = {}) =>
  sumOfFees(asked(steps, rest));

export const skilledWorker = (on: string, rest: Partial<FeeStep & { readonly item: 'extension' }> = {}) =>
  ({ item: 'extension', route: 'skilled_worker', where: 'inside', months: 36, on, ...rest }) as const;
export const ilr = (route: string, on: string, rest: Partial<FeeStep & { readonly item: 'ilr' }> = {}) =>
  ({ item: 'ilr', route, on, ...rest }) as const;
export const naturalisation = (on: string, rest: Partial<Omit<FeeStep, 'item' | 'on'>> = {}) =>
  ({ item: 'naturalisation', on, ...rest }) as const;
