import type { CivilDate } from '../calendar/civilDate';
import { fees, type ChargedFor, type Fee, type FeeRange } from '../parameters/feeTable';
import { toPence } from '../parameters/units';
import { sources } from '../parameters/sources';
import { publishedRows } from './row';

const rangeInPence = (range?: FeeRange) => ({
  lowestPence: range === undefined ? null : toPence(range.lowest),
  highestPence: range === undefined ? null : toPence(range.highest),
});

/** Every fee with its values over time, in whole pence, for each charged item. */
export const feesOn = (day: CivilDate) =>
  Object.values(fees).flatMap((fee) => fee.chargedFor.flatMap((charged) => feeRows(fee, charged, day)));

function feeRows(fee: Fee, { item, route, where, months, who }: ChargedFor, day: CivilDate) {
  const { title, unit, rows, notKnownFrom, notKnownRange } = fee;
  const name = {
    item,
    route: route ?? null,
    where: where ?? null,
    months: months ?? null,
    who: who ?? null,
    title,
    unit: unit.key,
  };
  const known = publishedRows(fee, day).map(({ value, ...row }, index) => ({
    ...name,
    pence: toPence(value),
    ...rangeInPence(rows[index]?.range),
    ...row,
  }));
  if (notKnownFrom === undefined) return known;
  const notKnown = {
    ...name,
    pence: null,
    from: notKnownFrom,
    to: null,
    ...rangeInPence(notKnownRange),
    source: sources.feeTable,
    standing: 'not_confirmed',
    confidence: 'unknown',
  } as const;
  return [...known, notKnown];
}
