import type {
  CitizenshipEligibilityResponse,
  DependantProgressResponse,
  DependantResponse,
  IlrProgressResponse,
  PersonalDetailsResponse,
  VisaDetailsResponse,
} from '@settlewise/contract';
import {
  ageOn,
  citizenshipByTime,
  naturalisationRules,
  routeOfVisaType,
  valueOn,
  type CivilDate,
} from '@settlewise/rules';
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

const laterOf = (one: CivilDate, other: CivilDate): CivilDate => (one < other ? other : one);

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
  return { people, steps: stepsOf(known, people), costs: [], rise: '' };
}

function stepsOf(known: KnownOfRecord, people: readonly PlannedPerson[]): PlannedStep[] {
  const { ilr, visa, citizenship, today } = known;
  if (ilr.hasILR) {
    const first = citizenship.citizenshipEligibilityDate;
    return first === null
      ? []
      : citizenshipSteps(people, laterOf(first, today), {
          ...{ lifeInUk: !ilr.hasLifeInUK, english: !ilr.hasEnglishLanguage },
        });
  }
  const visaType = visa.currentVisaType;
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (visaType === null || route === null) return [];
  const earliest = ilr.ilrApplicationEarliestDate;
  const ends = visa.visaExpiryDate;
  const extension = newStep({
    ...{ item: 'extension', visaType, months: String(monthsByRoute[route] ?? 36) },
    on: ends ?? today,
  });
  // What ends before the first day to settle has to be made longer.
  const needsMore = ends !== null && ends >= today && (earliest === null || ends < earliest);
  if (earliest === null) return needsMore ? [extension] : [];
  const settles = laterOf(earliest, today);
  const { ukEntryDate, spouseOfBritishCitizen } = citizenship;
  return [
    ...(needsMore ? [extension] : []),
    newStep({
      ...{ item: 'ilr', visaType, on: settles, lifeInUk: !ilr.hasLifeInUK },
      // Who cannot settle on that day yet does not pay on it.
      without: [...firstDaysToSettle(known)].flatMap(([id, first]) => (first > settles ? [id] : [])),
      english: !ilr.hasEnglishLanguage && (ilr.english?.asked === 'B1' || ilr.english?.asked === 'B2'),
    }),
    // Supposes that ILR is granted on the day of the application; the tests are passed for ILR.
    ...(ukEntryDate === null
      ? []
      : citizenshipSteps(people, citizenshipByTime(settles, ukEntryDate, spouseOfBritishCitizen), {
          ...{ lifeInUk: false, english: false },
        })),
  ];
}

/** Adults naturalise, children register. */
function citizenshipSteps(
  people: readonly PlannedPerson[],
  on: CivilDate,
  tests: Pick<PlannedStep, 'lifeInUk' | 'english'>,
): PlannedStep[] {
  const fullAge = valueOn(naturalisationRules.fullAge, on);
  const isChild = ({ dateOfBirth }: PlannedPerson) => dateOfBirth !== '' && ageOn(dateOfBirth, on) < fullAge;
  const [children, adults] = [people.filter(isChild), people.filter((person) => !isChild(person))];
  const idsOf = (some: readonly PlannedPerson[]) => some.map(({ id }) => id);
  return [
    newStep({ item: 'naturalisation', on, without: idsOf(children), ...tests }),
    ...(children.length === 0 ? [] : [newStep({ item: 'registration_child', on, without: idsOf(adults) })]),
  ];
}
