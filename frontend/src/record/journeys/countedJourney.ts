import type { AbsenceSummaryResponse, JourneyResponse } from '@settlewise/contract/journeys';
import { type Trip, tripUpTo } from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';

/** A journey with the day up to which its days count: its return, or today while the person is still away. */
export type CountedJourney = JourneyResponse & Trip & { readonly isOpen?: boolean };

/** @param today in London */
export const countJourneysUpTo = (
  journeys: readonly JourneyResponse[],
  today: CivilDate,
): readonly CountedJourney[] =>
  journeys.map((journey) => ({ ...tripUpTo(journey, today), isOpen: journey.returnDate === null }));

/** The journey that the person is still on. */
export const findOpenJourney = (journeys: readonly JourneyResponse[]): JourneyResponse | undefined =>
  journeys.find(({ returnDate }) => returnDate === null);

/** Journeys, each with whether the limit for ILR leaves it out: for its reason, or as time lived on the islands. */
export const markLeftOut = <Counted extends JourneyResponse>(
  journeys: readonly Counted[],
  permittedReasons: AbsenceSummaryResponse['permittedReasons'],
) =>
  journeys.map((journey) => {
    const { permittedReason: reason, crownDependency } = journey;
    const isPermitted = reason !== null && permittedReasons.includes(reason);
    return { ...journey, isLeftOut: isPermitted || crownDependency === 'lived_there' };
  });
