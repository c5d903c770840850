import type { crownDependencyStayKeys } from '@settlewise/contract/assessments';
import { permittedReasonOptions } from '@settlewise/contract/journeys';
import { type LimitCheck, namesCrownDependency, type Trip } from '@settlewise/rules/absences';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { absenceRules, valueOn } from '@settlewise/rules/parameters';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { settlementAfter, type TripToCheck } from '../../../../record/journeys/trips/tripChecks';
import type { TripKeeping } from '../../trips/DraftTrips';
import { changedTrip, isUntouched, type DraftTrip, type IlrDraft } from '../draft/ilrDraft';
import { tripProblems } from '../draft/problems';

type CrownDependencyStay = (typeof crownDependencyStayKeys)[number];

/** The EU Settlement Scheme knows one reason alone, and no other route knows it. */
const isOfEuScheme = ({ value }: PermittedOption) => value === 'important_reason';
const euOptions: readonly PermittedOption[] = permittedReasonOptions.filter(isOfEuScheme);
const otherOptions: readonly PermittedOption[] = permittedReasonOptions.filter(
  (option) => !isOfEuScheme(option),
);
type PermittedOption = (typeof permittedReasonOptions)[number];

const absencesOf = ({ visaType }: IlrDraft) => {
  const route = visaType === null ? null : routeOfVisaType(visaType);
  return route === null ? 'continuous_residence' : findRoute(route).absences;
};

/** The reasons that the route of a visa knows. */
export const permittedReasonsOn = (draft: IlrDraft): readonly PermittedOption[] =>
  absencesOf(draft) === 'eu_settlement' ? euOptions : otherOptions;

const islandOptions: readonly { readonly value: CrownDependencyStay; readonly label: string }[] = [
  { value: 'visited', label: 'I visited there' },
  { value: 'lived_there', label: 'I lived there with permission on a route like mine' },
];

/** A trip of the ILR calculator. @param today dates in the wrong order are told at once: the days beside them would mislead */
export const tripKeeping = (today: CivilDate): TripKeeping<DraftTrip> => ({
  words: {
    from: 'From',
    to: 'To',
    place: 'Reason',
    placeIsOptional: true,
    islands: {
      label: 'Jersey, Guernsey or Isle of Man the whole trip?',
      placeholder: 'No, or I am not sure',
      options: islandOptions,
    },
  },
  takeOut: 'Remove',
  typedOf: ({ from, to, reason, crownDependency }) => ({
    from,
    to,
    place: reason,
    islands: crownDependency ?? '',
  }),
  withTyped: (trip, { from, to, place, islands }) => ({
    ...changedTrip(trip, {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(place !== undefined && { reason: place }),
      ...(place !== undefined && !namesCrownDependency(place) && { crownDependency: null }),
      ...(islands !== undefined && {
        crownDependency: islandOptions.find(({ value }) => value === islands)?.value ?? null,
      }),
    }),
  }),
  daysOf: ({ days }) => days,
  isUntouched,
  marksOf(trip) {
    const permitted = permittedReasonOptions.find(({ value }) => value === trip.permittedReason);
    const stay = islandOptions.find(({ value }) => value === trip.crownDependency);
    const { from, to, reason } = tripProblems(trip, today);
    const wrong = isUntouched(trip) ? null : (from ?? to ?? reason);
    return [
      ...(wrong === null ? [] : [{ tone: 'over', words: wrong } as const]),
      ...(permitted === undefined ? [] : [{ words: permitted.label }]),
      ...(stay === undefined ? [] : [{ words: `On the islands: ${stay.label}` }]),
    ];
  },
});

/** The limit of the route after a trip; none where the route sets no limit of twelve months. */
export function checksAfter(
  draft: IlrDraft,
  trip: DraftTrip,
  dates: Trip,
  today: CivilDate,
): readonly LimitCheck[] {
  const kind = absencesOf(draft);
  if (kind !== 'continuous_residence' && kind !== 'long_residence') return [];
  // Long residence counts twelve months only since then; days before have other limits.
  const since = kind === 'long_residence' ? valueOn(absenceRules.longResidenceRollingSince, today) : '';
  const counted = ({ departureDate, returnDate, crownDependency }: TripToCheck): readonly TripToCheck[] =>
    returnDate < since
      ? []
      : [{ departureDate: departureDate < since ? since : departureDate, returnDate, crownDependency }];
  const others = draft.absences.flatMap((other) =>
    other.id === trip.id || isUntouched(other) || !isCivilDate(other.from) || !isCivilDate(other.to)
      ? []
      : counted({ departureDate: other.from, returnDate: other.to, crownDependency: other.crownDependency }),
  );
  return counted({ ...dates, crownDependency: trip.crownDependency }).flatMap((typed) =>
    settlementAfter(typed, others, today),
  );
}
