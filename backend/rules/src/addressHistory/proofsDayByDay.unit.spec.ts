import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../../testing/examples';
import { aHome, aStretch, listDays, proofDayByDay, someProofs } from '../../testing/proofDayByDay';
import { documentRules } from '../parameters/documentRules';
import { valueOn } from '../parameters/parameter';
import { proofCoverage } from './proofs';

test('the days with a proof equal a check of each day, and the order of the documents does not matter', () => {
  const months = valueOn(documentRules.oneProofEvery, '2026-11-27');
  const counts = { proven: 0, missing: 0 };
  fc.assert(
    fc.property(aHome, someProofs, aStretch, aStretch, (stay, proofs, period, { to: today }) => {
      const { proven, missing, toCome } = proofCoverage(stay, proofs, period, today);
      const slow = proofDayByDay(stay, proofs, period, months);
      expect(listDays(proven)).toEqual(slow.proven);
      expect(listDays(missing)).toEqual(slow.missing.filter((day) => day <= today));
      expect(listDays(toCome)).toEqual(slow.missing.filter((day) => day > today));
      counts.proven += slow.proven.length;
      counts.missing += slow.missing.length;
      expect(proofCoverage(stay, proofs.toReversed(), period, today)).toEqual({ proven, missing, toCome });
      // Two stretches of one kind never touch, because they would be one stretch.
      for (const stretches of [proven, missing, toCome])
        expect(listDays(stretches)).toHaveLength(new Set(listDays(stretches)).size);
      // One document more never leaves more days without a proof.
      const [one] = proofs;
      if (one !== undefined)
        expect(listDays(missing).length).toBeLessThanOrEqual(
          listDays(proofCoverage(stay, proofs.slice(1), period, today).missing).length,
        );
    }),
    examples(300),
  );
  // The examples contain both kinds of days.
  expect(Math.min(counts.proven, counts.missing)).toBeGreaterThan(1_000);
});
