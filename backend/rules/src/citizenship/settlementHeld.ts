import { toDayNumber, type DayNumber } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import type { Reason } from '../assessment/reason';
import type { CitizenshipRequest, SettlementKind } from '../assessment/request';
import { sources } from '../parameters/sources';
import { against, met, toKnow } from './reasonFactories';

/**
 * Whether a person may stay without a time limit and without a grant: Irish citizens and people with the right of
 * abode.
 */
export function needsNoSettlement(kind: SettlementKind): kind is 'irish' | 'right_of_abode' {
  return kind === 'irish' || kind === 'right_of_abode';
}

/** The right to stay without a time limit that an application requires. */
export interface SettlementHeld {
  readonly kind: SettlementKind;
  /** The day of the grant; null if unknown or not needed. */
  readonly settled: DayNumber | null;
  /** The first day on which it has lasted long enough; null if unknown. */
  readonly enoughFrom: DayNumber | null;
}

/** The settlement in a request. Section 6(1) requires months of it, section 6(2) only the day of application. */
export function settlementHeld(
  { settledSince, settledAs = 'ilr' }: CitizenshipRequest,
  monthsAsked: number,
): SettlementHeld {
  if (needsNoSettlement(settledAs)) return { kind: settledAs, settled: null, enoughFrom: -Infinity };
  if (settledSince === undefined) return { kind: settledAs, settled: null, enoughFrom: null };
  const settled = toDayNumber(settledSince);
  return { kind: settledAs, settled, enoughFrom: monthsLater(settled, monthsAsked) };
}

/** Reasons about settlement on the day of application. */
export function settledReasons(
  { kind, settled, enoughFrom }: SettlementHeld,
  monthsAsked: number,
  application: DayNumber,
): readonly Reason[] {
  if (needsNoSettlement(kind))
    return [met('settlement_not_needed', { kind }, sources.nationalityActSchedule1)];
  if (settled === null || enoughFrom === null)
    return [against('settlement_date_missing', {}, sources.nationalityAct)];
  const params = { months: monthsAsked, on: enoughFrom };
  const span = { first: settled, last: enoughFrom };
  if (application >= enoughFrom) return [met('settled_long_enough', params, sources.nationalityAct, span)];
  return [
    against('not_settled_long_enough', params, sources.nationalityAct, span),
    // Naturalisation guidance v16.0, pages 25 and 26.
    ...(kind === 'ilr'
      ? []
      : [toKnow('residence_before_settled_status', { months: monthsAsked }, sources.naturalisationGuidance)]),
  ];
}
