import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { FeePlanResponse } from '@settlewise/contract/feePlan';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { addMonths, type CivilDate } from '@settlewise/rules/calendar';
import { firstDaysToSettle, settlementEnglish } from '@settlewise/rules/dependants';
import { isBritishByClock } from '@settlewise/rules/documentChecklist';
import { lawOn } from '@settlewise/rules/parameters';
import {
  citizenshipAfterIlr,
  clampToToday,
  grantOfRecord,
  grantSupposedOn,
  isCitizenshipRefused,
  isSettled,
  findPlannedDay,
} from '@settlewise/rules/progress';
import { childRegistrationInsteadOfIlr } from '@settlewise/rules/registration';
import { type RouteKey, findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { passportAfter } from '@settlewise/rules/waiting';
import { describeFamily, progressOfFamily } from '../dependants/familyProgress';
import { calculateCitizenshipProgress } from '../progress/citizenshipEligibility';
import { calculateIlrProgress } from '../progress/ilrProgress';
import type { PersonRecord } from '../record/personRecord';
import { recordOn, type RecordOnDay } from '../record/recordOn';
import {
  idOfDependant,
  isChildOn,
  plannedStep,
  type PlannedPerson,
  type PlannedStep,
  you,
} from './plannedStep';
import { withoutSentApplications } from './sentApplications';

/** The record and its progress, which a fee plan is made from. */
export interface FeePlanSource extends Pick<
  RecordOnDay,
  'today' | 'details' | 'applications' | 'dependants'
> {
  readonly clocks: DeepReadonly<DependantProgressResponse[]>;
  readonly ilr: DeepReadonly<IlrProgressResponse>;
  readonly citizenship: DeepReadonly<CitizenshipEligibilityResponse>;
}

/** The applications of the whole family up to a British passport. @param today in London */
export function planFamilyFees(
  recorded: Pick<PersonRecord, 'details' | 'earlier' | 'journeys' | 'applications' | 'dependants'>,
  today: CivilDate,
): FeePlanResponse {
  const record = recordOn(recorded, today);
  return planFees({
    ...record,
    clocks: progressOfFamily(describeFamily(recorded, today)),
    ilr: calculateIlrProgress(record),
    citizenship: calculateCitizenshipProgress(record),
  });
}

export function planFees(source: FeePlanSource): FeePlanResponse {
  const people = listPeople(source);
  const steps = withoutSentApplications(listSteps(source, people), people, source);
  return { asOf: source.today, people, steps };
}

const roles: Readonly<Record<string, PlannedPerson['role']>> = {
  child: 'child',
  partner: 'partner',
  spouse: 'partner',
};

function listPeople({ details, ilr, dependants }: FeePlanSource): PlannedPerson[] {
  const main: PlannedPerson = {
    id: you,
    name: 'You',
    dateOfBirth: details.dateOfBirth,
    lifeInUkPassed: ilr.hasLifeInUK,
    englishPassed: findShownEnglish(ilr),
    role: null,
  };
  return [
    main,
    ...dependants.map((dependant): PlannedPerson => ({
      id: idOfDependant(dependant.dependantId),
      name: dependant.firstName,
      dateOfBirth: dependant.dateOfBirth,
      lifeInUkPassed: false,
      englishPassed: null,
      role: roles[dependant.relationship] ?? null,
    })),
  ];
}

/** The lowest level for settlement, assumed if the profile says "passed" without a level. */
const defaultLevel = 'B1';

function findShownEnglish({
  english,
  hasEnglishLanguage,
}: FeePlanSource['ilr']): PlannedPerson['englishPassed'] {
  const held = english?.held ?? null;
  if (held !== null && held !== 'none') return held;
  return hasEnglishLanguage ? defaultLevel : null;
}

/** Months of permission that a route grants at a time, if not three years. */
const monthsByRoute: Readonly<Partial<Record<RouteKey, number>>> = {
  partner: 30,
  parent_of_child: 30,
  family_ten_years: 30,
  private_life: 30,
  hk_bno: 60,
};

/** A person and the day on which they settle by their own years, or register. */
interface PersonOnDay {
  readonly person: PlannedPerson;
  readonly on: CivilDate;
}

function listSteps(source: FeePlanSource, people: readonly PlannedPerson[]): PlannedStep[] {
  const { details, ilr, citizenship, today } = source;
  const { visaType, visaExpiryDate: ends } = details;
  const settles = findPlannedDay(source, today);
  // An application for citizenship that would normally be refused is not planned.
  const refused = isCitizenshipRefused(details) ? people.filter(({ id }) => id === you) : [];
  const british = people.filter((person) => isBritish(person, source));
  if (isSettled(source)) {
    const registered = findRegistrations(source, people, null);
    const rest = excludePeople(people, british, getPeople(registered), refused);
    const later = settles === null ? [] : citizenshipSteps(rest, people, settles);
    return sortByDay([...registrationSteps(registered, people), ...later]);
  }
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (visaType === null || route === null) return [];
  const extension = (on: CivilDate, participants: readonly PlannedPerson[]) =>
    plannedStep(
      { item: 'extension', visaType, months: monthsByRoute[route] ?? 36, on },
      participants,
      people,
    );
  // A sent application is paid, and the permission continues by law until its decision.
  const hasSentIlr = (ilr.awaitingDecisionSince ?? ilr.grantedInList) !== null;
  const needsExtension =
    !hasSentIlr && ends !== null && ends >= today && (settles === null || ends < settles);
  const extended = needsExtension ? [extension(ends, people)] : [];
  if (settles === null) return extended;
  const registered = findRegistrations(source, people, grantOfRecord(source, settles, today));
  const settling = excludePeople(people, british, getPeople(registered));
  const later = findLaterSettlers(source, settling, settles);
  const settlingTogether = excludePeople(settling, getPeople(later));
  const payers = settlingTogether.filter(
    (person) => !isSettledAlready(person, source) && !(hasSentIlr && person.id === you),
  );
  const settlement = (on: CivilDate, stepVisaType: string, participants: readonly PlannedPerson[]) =>
    plannedStep(
      {
        item: 'ilr',
        visaType: stepVisaType,
        on,
        ...findRequiredTests(routeOfVisaType(stepVisaType) ?? route, on, participants),
      },
      participants,
      people,
    );
  const laterSteps = later.flatMap(({ person, on }) => {
    const own = findOwnVisaType(person, source) ?? visaType;
    const granted = grantSupposedOn(on, null, own);
    const british = isChildOn(person, granted)
      ? granted
      : addMonths(granted, lawOn(granted).naturalisation.monthsSettled);
    // The whole family extends together if one person must.
    const ownEnd = needsExtension ? null : findVisaEndBefore(person, source, on);
    return [
      ...(ownEnd === null ? [] : [extension(ownEnd, [person])]),
      settlement(on, own, [person]),
      ...citizenshipSteps([person], people, british),
    ];
  });
  return sortByDay([
    ...extended,
    ...(payers.length === 0 ? [] : [settlement(settles, visaType, payers)]),
    ...registrationSteps(registered, people),
    ...(citizenship.ukEntryDate === null
      ? []
      : citizenshipSteps(
          excludePeople(settlingTogether, refused),
          people,
          citizenshipAfterIlr(source, settles, today),
        )),
    ...laterSteps,
  ]);
}

const sortByDay = (steps: readonly PlannedStep[]): PlannedStep[] =>
  steps.toSorted((one, other) => one.on.localeCompare(other.on));

const getPeople = (entries: readonly PersonOnDay[]): readonly PlannedPerson[] =>
  entries.map(({ person }) => person);

const excludePeople = (people: readonly PlannedPerson[], ...others: readonly (readonly PlannedPerson[])[]) =>
  people.filter((person) => !others.some((entries) => entries.includes(person)));

const findClock = ({ id }: PlannedPerson, { clocks }: Pick<FeePlanSource, 'clocks'>) =>
  clocks.find((clock) => idOfDependant(clock.id) === id);

const findDependant = ({ id }: PlannedPerson, { dependants }: Pick<FeePlanSource, 'dependants'>) =>
  dependants.find(({ dependantId }) => idOfDependant(dependantId) === id);

function isBritish(person: PlannedPerson, source: FeePlanSource): boolean {
  const clock = findClock(person, source);
  return clock !== undefined && isBritishByClock(clock);
}

const isSettledAlready = (person: PlannedPerson, source: FeePlanSource): boolean =>
  findClock(person, source)?.settlement.status === 'settled';

/** The people who cannot settle on the person's day yet, each with their own first day. */
function findLaterSettlers(
  { dependants, clocks, today }: FeePlanSource,
  settling: readonly PlannedPerson[],
  settles: CivilDate,
): readonly PersonOnDay[] {
  const family = dependants.map(({ dependantId: id, relationship }) => ({ id, relationship }));
  const firstDays = new Map(
    [...firstDaysToSettle(family, clocks)].map(([id, day]) => [idOfDependant(id), day]),
  );
  return settling.flatMap((person) => {
    const on = clampToToday(firstDays.get(person.id) ?? null, today);
    return on !== null && on > settles ? [{ person, on }] : [];
  });
}

/** The children who register as British instead of settling. @param settles the day of the person's ILR; null if they hold it */
function findRegistrations(
  source: FeePlanSource,
  people: readonly PlannedPerson[],
  settles: CivilDate | null,
): readonly PersonOnDay[] {
  const { today } = source;
  return people.flatMap((person) => {
    const registration = findClock(person, source)?.registration ?? null;
    const dateOfBirth = person.dateOfBirth ?? '';
    const instead = childRegistrationInsteadOfIlr(registration, { dateOfBirth, today, settles });
    return instead === null ? [] : [{ person, on: instead.on }];
  });
}

/** The children of each day register together. */
const registrationSteps = (registered: readonly PersonOnDay[], people: readonly PlannedPerson[]) =>
  [...new Set(registered.map(({ on }) => on))].flatMap((day) =>
    citizenshipSteps(getPeople(registered.filter(({ on }) => on === day)), people, day),
  );

/**
 * The tests that settlement requires of any participant: a partner may need English that the main person has already shown.
 * A person who has passed a test, or is too young or too old, does not pay for it.
 */
function findRequiredTests(
  route: RouteKey,
  on: CivilDate,
  participants: readonly PlannedPerson[],
): Pick<PlannedStep, 'lifeInUk' | 'english'> {
  const levels = participants
    .filter((person) => !isChildOn(person, on))
    .map(({ role }) => settlementEnglish(route, role ?? 'main', on).value);
  return {
    lifeInUk: findRoute(route).lifeInTheUk !== 'none',
    english: levels.some((level) => level !== 'none' && level !== 'route'),
  };
}

/** The visa with which a dependant settles alone. It decides the required level of English. */
function findOwnVisaType(person: PlannedPerson, source: FeePlanSource): string | null {
  const own = findDependant(person, source)?.currentVisaType ?? null;
  return own !== null && routeOfVisaType(own) !== null ? own : null;
}

/** The end of a dependant's visa if it is before their first day to settle. */
function findVisaEndBefore(
  person: PlannedPerson,
  source: FeePlanSource,
  settles: CivilDate,
): CivilDate | null {
  const ends = findDependant(person, source)?.visaExpiryDate ?? null;
  return ends !== null && ends >= source.today && ends < settles ? ends : null;
}

/** Months until a decision without a service standard. */
const monthsToDecide = 6;

/** Adults naturalise, children register, and then each applies for a passport. @param participants become British */
function citizenshipSteps(
  participants: readonly PlannedPerson[],
  people: readonly PlannedPerson[],
  on: CivilDate,
): PlannedStep[] {
  if (participants.length === 0) return [];
  const children = participants.filter((person) => isChildOn(person, on));
  const adults = participants.filter((person) => !isChildOn(person, on));
  // The day on which all of them can apply for a passport, as on the timeline.
  const passportOn =
    passportAfter(adults.length > 0 ? 'naturalisation' : 'registration', on) ?? addMonths(on, monthsToDecide);
  return [
    // Tests that were passed for settlement count for citizenship as well.
    ...(adults.length === 0
      ? []
      : [plannedStep({ item: 'naturalisation', on, lifeInUk: true, english: true }, adults, people)]),
    ...(children.length === 0 ? [] : [plannedStep({ item: 'registration_child', on }, children, people)]),
    plannedStep({ item: 'first_passport', on: passportOn }, participants, people),
  ];
}
