import type {
  CitizenshipEligibilityResponse,
  DependantProgressResponse,
  DependantResponse,
  IlrProgressResponse,
  PersonalDetailsResponse,
  VisaDetailsResponse,
} from '@settlewise/contract';
import {
  addMonths,
  addYears,
  citizenshipByTime,
  isOfFullAge,
  isSettled,
  plannedDayOf,
  routeOfVisaType,
  type CivilDate,
} from '@settlewise/rules';
import type { ChosenCount } from '../../../record/plannedDay/sentences';
import { newPerson, newStep, type Plan, type PlannedPerson, type PlannedStep } from './plan';

/** What the record holds of people and of what they apply for next. */
export interface KnownOfRecord {
  readonly today: CivilDate;
  readonly personal: PersonalDetailsResponse;
  readonly dependants: readonly DependantResponse[];
  readonly clocks: readonly DependantProgressResponse[];
  readonly visa: VisaDetailsResponse;
  readonly ilr: IlrProgressResponse;
  readonly citizenship: CitizenshipEligibilityResponse;
}

/** How much permission is asked for at a time, where that is not three years. */
const monthsByRoute: Readonly<Record<string, number>> = {
  ...{ partner: 30, parent_of_child: 30, family_ten_years: 30, private_life: 30, hk_bno: 60 },
};

const idOf = ({ id }: { readonly id: number }): string => `dependant-${id}`;

/** The first day to settle of each who has one of their own, by the id of the plan. */
export type FirstDaysToSettle = ReadonlyMap<string, CivilDate>;

export const firstDaysToSettle = ({ clocks }: Pick<KnownOfRecord, 'clocks'>): FirstDaysToSettle =>
  new Map(
    clocks.flatMap((clock) => {
      const first = clock.settlement.earliestApplicationDate;
      return first === null ? [] : [[idOf(clock), first] as const];
    }),
  );

/** The plan that a record leads to: its people, and the applications whose days the rules know. */
export function planFromRecord(known: KnownOfRecord): Plan {
  const you = newPerson({ id: 'you', name: 'You', dateOfBirth: known.personal.dateOfBirth ?? '' });
  const others = known.dependants.map((dependant) =>
    newPerson({
      id: idOf(dependant),
      name: dependant.firstName,
      dateOfBirth: dependant.dateOfBirth,
    }),
  );
  const people = [you, ...others];
  return { people, steps: stepsOfRecord(known, people), costs: [], rise: '' };
}

/**
 * The applications whose days the rules know.
 * @param count where the two counts name two days, the one that is planned for
 */
export function stepsOfRecord(
  known: KnownOfRecord,
  people: readonly PlannedPerson[],
  count: ChosenCount = 'cautious',
): PlannedStep[] {
  const { ilr, visa, citizenship, today } = known;
  const { first, earlier } = plannedDayOf(known, today);
  const settles = (count === 'homeOffice' ? earlier : null) ?? first;
  if (isSettled(known)) {
    return settles === null
      ? []
      : citizenshipSteps(people, people, settles, {
          ...{ lifeInUk: !ilr.hasLifeInUK, english: !ilr.hasEnglishLanguage },
        });
  }
  const visaType = visa.currentVisaType;
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (visaType === null || route === null) return [];
  const ends = visa.visaExpiryDate;
  const extension = newStep({
    ...{ item: 'extension', visaType, months: String(monthsByRoute[route] ?? 36) },
    on: ends ?? today,
  });
  // What ends before the first day to settle has to be made longer.
  const needsMore = ends !== null && ends >= today && (settles === null || ends < settles);
  if (settles === null) return needsMore ? [extension] : [];
  const { ukEntryDate, spouseOfBritishCitizen } = citizenship;
  const firstDays = firstDaysToSettle(known);
  const later = people.flatMap((person) => {
    const on = firstDays.get(person.id);
    return on !== undefined && on > settles ? [{ person, on }] : [];
  });
  const together = people.filter((person) => !later.some((each) => each.person === person));
  const main = [
    ...(needsMore ? [extension] : []),
    newStep({
      ...{ item: 'ilr', visaType, on: settles, lifeInUk: !ilr.hasLifeInUK },
      // Who cannot settle on that day yet does not pay on it.
      without: allBut(together, people),
      english: !ilr.hasEnglishLanguage && (ilr.english?.asked === 'B1' || ilr.english?.asked === 'B2'),
    }),
    // Supposes that ILR is granted on the day of the application; the tests are passed for ILR.
    ...(ukEntryDate === null
      ? []
      : citizenshipSteps(together, people, citizenshipByTime(settles, ukEntryDate, spouseOfBritishCitizen))),
  ];
  const afterwards = later.flatMap(({ person, on }) => [
    ...(needsMore ? [] : ownExtension(known, { person, people, settles: on, extension })),
    newStep({
      ...{ item: 'ilr', visaType, on, without: allBut([person], people) },
      // Nobody has said what they passed.
      ...(isChildOn(person, on) ? {} : { lifeInUk: true, english: true }),
    }),
    // As for everybody: twelve months after settlement, a child at once.
    ...citizenshipSteps([person], people, isChildOn(person, on) ? on : addYears(on, 1)),
  ]);
  return [...main, ...afterwards].toSorted((one, other) => one.on.localeCompare(other.on));
}

interface OwnExtension {
  readonly person: PlannedPerson;
  readonly people: readonly PlannedPerson[];
  /** Their first day to settle. */
  readonly settles: CivilDate;
  /** As the others of the family would apply. */
  readonly extension: PlannedStep;
}

/** What of somebody ends before they can settle, while nobody else needs more, has to be made longer for them alone. */
function ownExtension(
  { dependants, today }: KnownOfRecord,
  { person, people, settles, extension }: OwnExtension,
): PlannedStep[] {
  const ends = dependants.find((dependant) => idOf(dependant) === person.id)?.visaExpiryDate ?? null;
  if (ends === null || ends < today || ends >= settles) return [];
  const { item, visaType, months } = extension;
  return [newStep({ item, visaType, months, on: ends, without: allBut([person], people) })];
}

const allBut = (some: readonly PlannedPerson[], people: readonly PlannedPerson[]): string[] =>
  people.filter((person) => !some.includes(person)).map(({ id }) => id);

const isChildOn = ({ dateOfBirth }: PlannedPerson, on: CivilDate): boolean =>
  dateOfBirth !== '' && !isOfFullAge(dateOfBirth, on);

/** Most applications for citizenship are decided by then. The passport comes after the ceremony, whose day nobody knows yet. */
const monthsToDecide = 6;

/** Adults naturalise, children register, and whoever is British can have a passport. @param some who becomes British on that day */
function citizenshipSteps(
  some: readonly PlannedPerson[],
  people: readonly PlannedPerson[],
  on: CivilDate,
  tests: Partial<Pick<PlannedStep, 'lifeInUk' | 'english'>> = {},
): PlannedStep[] {
  const children = some.filter((person) => isChildOn(person, on));
  const adults = some.filter((person) => !isChildOn(person, on));
  const step = (item: PlannedStep['item'], those: readonly PlannedPerson[], more = {}) =>
    those.length === 0 ? [] : [newStep({ item, on, without: allBut(those, people), ...more })];
  const passport = newStep({
    ...{ item: 'first_passport', on: addMonths(on, monthsToDecide) },
    without: allBut(some, people),
  });
  return [
    ...step('naturalisation', adults, tests),
    ...step('registration_child', children),
    ...(some.length === 0 ? [] : [passport]),
  ];
}
