import type { CivilDate } from '../calendar/civilDate';
import type { Confidence } from '../parameters/confidence';
import { feeOn, fees, type FeeKey } from '../parameters/feeTable';
import { hasLaterFees } from '../parameters/laterFees';
import type { Source } from '../parameters/parameter';

/** Something that is paid for an application. */
export interface Cost {
  readonly key: FeeKey;
  readonly title: string;
  /** Pounds. */
  readonly amount: number;
  readonly confidence: Confidence;
}

/** What one person pays on a day. */
export interface CostsOnDay {
  readonly on: CivilDate;
  /** What everybody pays, in the order of the list, and what it comes to. */
  readonly due: readonly Cost[];
  readonly total: number;
  /** What only some pay, on top. */
  readonly extra: readonly Cost[];
  /** The list of fees that is in force on the day, as far as is known. */
  readonly edition: { readonly from: CivilDate; readonly source: Source };
  /** The day lies ahead: it is the newest fee known, and another may hold by then. */
  readonly expected: boolean;
  /** There is a later list of fees, which is not known. */
  readonly laterEdition: boolean;
}

interface Asked {
  readonly on: CivilDate;
  readonly today: CivilDate;
  /** The fee of the application first. */
  readonly due: readonly [FeeKey, ...FeeKey[]];
  readonly extra: readonly FeeKey[];
}

/** The fees of a day, each with how well it is known. @throws RangeError where a fee of that day is not known */
export function costsOnDay({ on, today, due, extra }: Asked): CostsOnDay {
  const costOf = (key: FeeKey): Cost => {
    const { value: amount, confidence } = feeOn(key, on);
    return { key, title: fees[key].title, amount, confidence };
  };
  const costs = due.map(costOf);
  const { from, source } = feeOn(due[0], on);
  return {
    on,
    due: costs,
    total: costs.reduce((sum, { amount }) => sum + amount, 0),
    extra: extra.map(costOf),
    edition: { from, source },
    expected: on > today,
    laterEdition: hasLaterFees(on) && !hasLaterFees(from),
  };
}
