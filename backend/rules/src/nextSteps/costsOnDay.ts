import type { CivilDate } from '../calendar/civilDate';
import type { Confidence } from '../parameters/confidence';
import { feeOn, fees, type FeeKey } from '../parameters/feeTable';
import { hasLaterFees } from '../parameters/laterFees';
import type { Source } from '../parameters/parameter';

/** A cost of an application. */
export interface Cost {
  readonly key: FeeKey;
  readonly title: string;
  /** In pounds. */
  readonly amount: number;
  readonly confidence: Confidence;
}

/** The costs of one person on a day. */
export interface CostsOnDay {
  readonly on: CivilDate;
  /** The costs for all, in the order of the list, and their sum. */
  readonly due: readonly Cost[];
  readonly total: number;
  /** Additional costs for some people. */
  readonly extra: readonly Cost[];
  /** The fee list in force on the day, as far as known. */
  readonly edition: { readonly from: CivilDate; readonly source: Source };
  /** The day is in the future: this is the newest known fee, and it may change. */
  readonly expected: boolean;
  /** A later fee list exists but is unknown. */
  readonly laterEdition: boolean;
}

interface CostsInput {
  readonly on: CivilDate;
  readonly today: CivilDate;
  /** The fee of the application comes first. */
  readonly due: readonly [FeeKey, ...FeeKey[]];
  readonly extra: readonly FeeKey[];
}

/**
 * The fees of a day, with their confidence.
 * @throws RangeError if a fee of that day is unknown
 */
export function costsOnDay({ on, today, due, extra }: CostsInput): CostsOnDay {
  const findCost = (key: FeeKey): Cost => {
    const { value: amount, confidence } = feeOn(key, on);
    return { key, title: fees[key].title, amount, confidence };
  };
  const costs = due.map(findCost);
  const { from, source } = feeOn(due[0], on);
  return {
    on,
    due: costs,
    total: costs.reduce((sum, { amount }) => sum + amount, 0),
    extra: extra.map(findCost),
    edition: { from, source },
    expected: on > today,
    laterEdition: hasLaterFees(on) && !hasLaterFees(from),
  };
}
