import type { ResultPart, SharedSnapshot } from '@settlewise/contract/sharedResults';
import type { Answered } from './answered';
import { citizenshipParts } from './citizenshipParts';
import { ilrParts } from './ilrParts';
import type { Parts } from './parts';

export const partsOf = (answered: Answered): Parts =>
  answered.calculator === 'ilr' ? ilrParts(answered) : citizenshipParts(answered);

interface Choice {
  readonly chosen: ReadonlySet<ResultPart>;
  /** Whose result it is; empty where the reader shall not be told. */
  readonly name: string;
}

/** The chosen parts of a result, and nothing else of it. */
export function snapshotOf(
  { calculator, result }: Answered,
  parts: Parts,
  { chosen, name }: Choice,
): SharedSnapshot {
  const { verdict, reasons, margin, counts, trips, details } = parts;
  return {
    version: 2,
    calculator,
    calculatedOn: result.calculationDate,
    rules: result.ruleSet.version,
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(chosen.has('verdict') && verdict !== null && { verdict }),
    ...(chosen.has('reasons') && reasons !== null && { reasons: [...reasons] }),
    ...(chosen.has('reasons') && margin !== null && { margin }),
    ...(chosen.has('counts') && { counts: [...counts] }),
    ...(chosen.has('trips') && { trips }),
    ...(chosen.has('details') && { details }),
  };
}
