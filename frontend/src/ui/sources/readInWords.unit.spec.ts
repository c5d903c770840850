import { sources } from '@settlewise/rules/parameters';
import { expect, it } from 'vitest';
import { knownAsOf, lastRead } from './readInWords';

it('says after the title when a text was read, and that a newer version was not', () => {
  const { continuousResidenceGuidance: guidance, continuousResidenceCounting: paragraphs } = sources;
  expect(`${guidance.title}, ${lastRead(guidance, '2026-11-27')}.`).toBe(
    'Continuous residence, caseworker guidance v8.0 of 29 July 2025, last read on 28 November 2026; we have not read the newer version of 8 June 2026.',
  );
  expect(knownAsOf(guidance, '2026-11-29')).toBe(
    'which we know from others, as it was on 28 November 2026; we have not read the newer version of 8 June 2026',
  );
  expect(lastRead(paragraphs, '2026-11-27')).toBe('last read on 4 September 2026');
});
