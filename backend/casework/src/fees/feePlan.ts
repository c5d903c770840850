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
  plannedDayOf,
} from '@settlewise/rules/progress';
import { childRegistrationInsteadOfIlr } from '@settlewise/rules/registration';
import { type RouteKey, routeOf, routeOfVisaType } from '@settlewise/rules/routes';
import { passportAfter } from '@settlewise/rules/waiting';
import { familyOf, progressOfFamily } from '../dependants/familyProgress';
import { citizenshipEligibilityOf } from '../progress/citizenshipEligibility';
import { ilrProgressOf } from '../progress/ilrProgress';
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

/** What a plan of fees is made from: the record and what progress says of it. */
export interface FeePlanSource extends Pick<
  RecordOnDay,
  'today' | 'details' | 'applications' | 'dependants'
> {
  readonly clocks: DeepReadonly<DependantProgressResponse[]>;
  readonly ilr: DeepReadonly<IlrProgressResponse>;
  readonly citizenship: DeepReadonly<CitizenshipEligibilityResponse>;
}

/** The applications that a record leads to, up to a passport, for everybody in the family. @param today in London */
export function feePlanOf(
  recorded: Pick<PersonRecord, 'details' | 'earlier' | 'journeys' | 'applications' | 'dependants'>,
  today: CivilDate,
): FeePlanResponse {
  const record = recordOn(recorded, today);
  return planFees({
    ...record,
    clocks: progressOfFamily(familyOf(recorded, today)),
    ilr: ilrProgressOf(record),
    citizenship: citizenshipEligibilityOf(record),
  });
}

export function planFees(source: FeePlanSource): FeePlanResponse {
  const people = peopleOf(source);
  const steps = withoutSentApplications(stepsAhead(source, people), people, source);
  return { asOf: source.today, people, steps };
}

const roles: Readonly<Record<string, PlannedPerson['role']>> = {
  child: 'child',
  partner: 'partner',
  spouse: 'partner',
};

function peopleOf({ details, ilr, dependants }: FeePlanSource): PlannedPerson[] {
  const main: PlannedPerson = {
    id: you,
    name: 'You',
    dateOfBirth: details.dateOfBirth,
    lifeInUkPassed: ilr.hasLifeInUK,
    englishPassed: englishShown(ilr),
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

/** The lowest level that settlement asks for: a profile that says "passed" without a level shows at least this one. */
const levelWithoutName = 'B1';

function englishShown({ english, hasEnglishLanguage }: FeePlanSource['ilr']): PlannedPerson['englishPassed'] {
  const held = english?.held ?? null;
  if (held !== null && held !== 'none') return held;
  return hasEnglishLanguage ? levelWithoutName : null;
}

/** How much permission a route gives at a time, where that is not three years. */
const monthsByRoute: Readonly<Partial<Record<RouteKey, number>>> = {
  partner: 30,
  parent_of_child: 30,
  family_ten_years: 30,
  private_life: 30,
  hk_bno: 60,
};

/** Someone and the day on which they settle by their own years, or register. */
interface OnTheirDay {
  readonly person: PlannedPerson;
  readonly on: CivilDate;
}

function stepsAhead(source: FeePlanSource, people: readonly PlannedPerson[]): PlannedStep[] {
  const { details, ilr, citizenship, today } = source;
  const { visaType, visaExpiryDate: ends } = details;
  const settles = plannedDayOf(source, today);
  // Nobody pays for citizenship that would normally be refused.
  const refused = isCitizenshipRefused(details) ? people.filter(({ id }) => id === you) : [];
  const british = people.filter((person) => isBritish(person, source));
  if (isSettled(source)) {
    const registered = registrationsInsteadOfIlr(source, people, null);
    const rest = except(people, british, peopleIn(registered), refused);
    const later = settles === null ? [] : citizenshipSteps(rest, people, settles);
    return byDay([...registrationSteps(registered, people), ...later]);
  }
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (visaType === null || route === null) return [];
  const extension = (on: CivilDate, taking: readonly PlannedPerson[]) =>
    plannedStep({ item: 'extension', visaType, months: monthsByRoute[route] ?? 36, on }, taking, people);
  // An application that was sent is paid, and the permission goes on by law until its decision.
  const hasApplied = (ilr.awaitingDecisionSince ?? ilr.grantedInList) !== null;
  const needsExtension =
    !hasApplied && ends !== null && ends >= today && (settles === null || ends < settles);
  const extended = needsExtension ? [extension(ends, people)] : [];
  if (settles === null) return extended;
  const registered = registrationsInsteadOfIlr(source, people, grantOfRecord(source, settles, today));
  const settling = except(people, british, peopleIn(registered));
  const later = settlingLater(source, settling, settles);
  const together = except(settling, peopleIn(later));
  const paying = together.filter(
    (person) => !isSettledAlready(person, source) && !(hasApplied && person.id === you),
  );
  const settlement = (on: CivilDate, ofVisa: string, taking: readonly PlannedPerson[]) =>
    plannedStep(
      { item: 'ilr', visaType: ofVisa, on, ...testsAsked(routeOfVisaType(ofVisa) ?? route, on, taking) },
      taking,
      people,
    );
  const afterwards = later.flatMap(({ person, on }) => {
    const own = ownVisaType(person, source) ?? visaType;
    const granted = grantSupposedOn(on, null, own);
    const british = isChildOn(person, granted)
      ? granted
      : addMonths(granted, lawOn(granted).naturalisation.monthsSettled);
    // The whole family extends together where anybody has to.
    const ownEnd = needsExtension ? null : endBefore(person, source, on);
    return [
      ...(ownEnd === null ? [] : [extension(ownEnd, [person])]),
      settlement(on, own, [person]),
      ...citizenshipSteps([person], people, british),
    ];
  });
  return byDay([
    ...extended,
    ...(paying.length === 0 ? [] : [settlement(settles, visaType, paying)]),
    ...registrationSteps(registered, people),
    ...(citizenship.ukEntryDate === null
      ? []
      : citizenshipSteps(except(together, refused), people, citizenshipAfterIlr(source, settles, today))),
    ...afterwards,
  ]);
}

const byDay = (steps: readonly PlannedStep[]): PlannedStep[] =>
  steps.toSorted((one, other) => one.on.localeCompare(other.on));

const peopleIn = (some: readonly OnTheirDay[]): readonly PlannedPerson[] => some.map(({ person }) => person);

const except = (people: readonly PlannedPerson[], ...others: readonly (readonly PlannedPerson[])[]) =>
  people.filter((person) => !others.some((some) => some.includes(person)));

const clockOf = ({ id }: PlannedPerson, { clocks }: Pick<FeePlanSource, 'clocks'>) =>
  clocks.find((clock) => idOfDependant(clock.id) === id);

const dependantOf = ({ id }: PlannedPerson, { dependants }: Pick<FeePlanSource, 'dependants'>) =>
  dependants.find(({ dependantId }) => idOfDependant(dependantId) === id);

function isBritish(person: PlannedPerson, source: FeePlanSource): boolean {
  const clock = clockOf(person, source);
  return clock !== undefined && isBritishByClock(clock);
}

const isSettledAlready = (person: PlannedPerson, source: FeePlanSource): boolean =>
  clockOf(person, source)?.settlement.status === 'settled';

/** The people who cannot settle with the person yet, each with their own first day. */
function settlingLater(
  { dependants, clocks, today }: FeePlanSource,
  settling: readonly PlannedPerson[],
  settles: CivilDate,
): readonly OnTheirDay[] {
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
function registrationsInsteadOfIlr(
  source: FeePlanSource,
  people: readonly PlannedPerson[],
  settles: CivilDate | null,
): readonly OnTheirDay[] {
  const { today } = source;
  return people.flatMap((person) => {
    const registration = clockOf(person, source)?.registration ?? null;
    const dateOfBirth = person.dateOfBirth ?? '';
    const instead = childRegistrationInsteadOfIlr(registration, { dateOfBirth, today, settles });
    return instead === null ? [] : [{ person, on: instead.on }];
  });
}

/** The children of each day register together. */
const registrationSteps = (registered: readonly OnTheirDay[], people: readonly PlannedPerson[]) =>
  [...new Set(registered.map(({ on }) => on))].flatMap((day) =>
    citizenshipSteps(peopleIn(registered.filter(({ on }) => on === day)), people, day),
  );

/**
 * The tests that settlement asks for, of anybody who takes part: a partner may have to show English where the person whose
 * visa it is has shown it. A person who has passed a test, or is too young or too old, does not pay for it.
 */
function testsAsked(
  route: RouteKey,
  on: CivilDate,
  taking: readonly PlannedPerson[],
): Pick<PlannedStep, 'lifeInUk' | 'english'> {
  const levels = taking
    .filter((person) => !isChildOn(person, on))
    .map(({ role }) => settlementEnglish(route, role ?? 'main', on).value);
  return {
    lifeInUk: routeOf(route).lifeInTheUk !== 'none',
    english: levels.some((level) => level !== 'none' && level !== 'route'),
  };
}

/** The visa by which a dependant settles by themselves: it decides about the English that is asked. */
function ownVisaType(person: PlannedPerson, source: FeePlanSource): string | null {
  const own = dependantOf(person, source)?.currentVisaType ?? null;
  return own !== null && routeOfVisaType(own) !== null ? own : null;
}

/** The end of a dependant's visa, where it comes before their first day to settle. */
function endBefore(person: PlannedPerson, source: FeePlanSource, settles: CivilDate): CivilDate | null {
  const ends = dependantOf(person, source)?.visaExpiryDate ?? null;
  return ends !== null && ends >= source.today && ends < settles ? ends : null;
}

/** Months until a decision that has no standard. */
const monthsToDecide = 6;

/** Adults naturalise, children register, and then each can have a passport. @param taking the people who become British */
function citizenshipSteps(
  taking: readonly PlannedPerson[],
  people: readonly PlannedPerson[],
  on: CivilDate,
): PlannedStep[] {
  if (taking.length === 0) return [];
  const children = taking.filter((person) => isChildOn(person, on));
  const adults = taking.filter((person) => !isChildOn(person, on));
  // The day on which the last of them can apply for a passport, as on the timeline.
  const passportOn =
    passportAfter(adults.length > 0 ? 'naturalisation' : 'registration', on) ?? addMonths(on, monthsToDecide);
  return [
    // Tests that were passed for settlement count here as well.
    ...(adults.length === 0
      ? []
      : [plannedStep({ item: 'naturalisation', on, lifeInUk: true, english: true }, adults, people)]),
    ...(children.length === 0 ? [] : [plannedStep({ item: 'registration_child', on }, children, people)]),
    plannedStep({ item: 'first_passport', on: passportOn }, taking, people),
  ];
}
