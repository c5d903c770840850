import type { AdminProjectionResponse } from '@settlewise/contract/admin';
import type { Tone } from '../../../ui/Pill';
import { countOf, durationText, numberText } from '../ui/labels';

type Projection = AdminProjectionResponse;
type Failed = Projection & { readonly failure: NonNullable<Projection['failure']> };

export const hasStopped = (projection: Projection): projection is Failed => projection.failure !== null;

export type ProjectionState = 'stopped' | 'building' | 'live';

/** An event that has waited longer than this keeps people from seeing what they did. */
export const tooLateMs = 60_000;

/** Whether it is not as it should be: stopped, late, or being built. */
export const isException = (projection: Projection): boolean =>
  stateOf(projection) !== 'live' || projection.lagMs > tooLateMs;

export const stateOf = (projection: Projection): ProjectionState =>
  hasStopped(projection) ? 'stopped' : projection.state;

export const stateLabels: Readonly<Record<ProjectionState, { tone: Tone; word: string }>> = {
  stopped: { tone: 'over', word: 'Stopped' },
  building: { tone: 'soon', word: 'Being built' },
  live: { tone: 'within', word: 'Live' },
};

/** The stopped ones first, then by name, the live one before what is built beside it. */
export const inOrder = (projections: readonly Projection[]): readonly Projection[] =>
  projections.toSorted(
    (one, other) =>
      Number(hasStopped(other)) - Number(hasStopped(one)) || one.id.localeCompare(other.id, 'en-GB'),
  );

/** `Nothing`, `3 events, 240 ms` */
export function behindText({ caughtUp, lagEvents, lagMore, lagMs }: Projection): string {
  if (lagEvents === 0) return caughtUp ? 'Nothing' : 'Not known yet';
  return `${countOf(lagEvents, lagMore)} ${lagEvents === 1 ? 'event' : 'events'}, ${durationText(lagMs)}`;
}

/** `13 live projections have read every event`, `12 of 13 live projections have read what is due` */
export function summaryText(projections: readonly Projection[]): string {
  const live = projections.filter(({ state }) => state === 'live');
  const asTheyShould = live.filter((projection) => !isException(projection));
  const what = live.length === 1 ? 'live projection' : 'live projections';
  if (asTheyShould.length === live.length)
    return `${numberText(live.length)} ${what}, ${live.length === 1 ? 'up to date' : 'all up to date'}`;
  return `${numberText(asTheyShould.length)} of ${numberText(live.length)} ${what} up to date`;
}

/** `0.4 a second`, `1,200 a second` */
export const rateText = (perSecond: number | null): string =>
  perSecond === null ? '–' : `${numberText(Number(perSecond.toPrecision(2)))} a second`;

/** `40% of the events` */
export const progressText = (progress: number): string => `${Math.floor(100 * progress)}% of the events`;
