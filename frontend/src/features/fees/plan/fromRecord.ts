import { addMonths, type CivilDate } from '@settlewise/rules/calendar';
import { settlementEnglish } from '@settlewise/rules/dependants';
import { lawOn } from '@settlewise/rules/parameters';
import {
  citizenshipAfterIlr,
  clampToToday,
  grantOfRecord,
  grantSupposedOn,
  isSettled,
  plannedDayOf,
} from '@settlewise/rules/progress';
import { type RouteKey, routeOf, routeOfVisaType } from '@settlewise/rules/routes';
import { passportAfter } from '@settlewise/rules/waiting';
import { butWhatIsSent } from './alreadySent';
import { isBritishAlready, isSettledAlready, registeredWithoutIlr, type Registered } from './children';
import { citizenshipRefusal } from './citizenshipRefusal';
import { firstDaysToSettle, idOf, type KnownOfRecord } from './knownOfRecord';
import { isChildOn, newPerson, newStep, you, type Plan, type PlannedPerson, type PlannedStep } from './plan';

/** How much permission is asked for at a time, where that is not three years. */
const monthsByRoute: Readonly<Record<string, number>> = {
  partner: 30,
  parent_of_child: 30,
  family_ten_years: 30,
  private_life: 30,
  hk_bno: 60,
};

const roles: Readonly<Record<string, PlannedPerson['role']>> = {
  child: 'child',
  partner: 'partner',
  spouse: 'partner',
};

/** The plan that a record leads to: its people, and the applications whose days the rules know. */
export function planFromRecord(known: KnownOfRecord): Plan {
  const main = newPerson({
    ...you,
    dateOfBirth: known.personal.dateOfBirth ?? '',
    lifeInUk: known.ilr.hasLifeInUK,
    english: englishShown(known.ilr),
  });
  const others = known.dependants.map((dependant) =>
    newPerson({
      id: idOf(dependant),
      name: dependant.firstName,
      dateOfBirth: dependant.dateOfBirth,
      role: roles[dependant.relationship] ?? '',
    }),
  );
  const people = [main, ...others];
  return { people, steps: stepsOfRecord(known, people), costs: [], rise: '' };
}

/** A plan in which the person's own date of birth, where it was left open, is that of the record. */
export const withOwnBirth = (plan: Plan, { personal }: Pick<KnownOfRecord, 'personal'>): Plan => ({
  ...plan,
  people: plan.people.map((person) =>
    person.id === you.id && person.dateOfBirth === ''
      ? { ...person, dateOfBirth: personal.dateOfBirth ?? '' }
      : person,
  ),
});

/** The applications whose days the rules know, and that nobody has sent yet. */
const stepsOfRecord = (known: KnownOfRecord, people: readonly PlannedPerson[]): PlannedStep[] =>
  butWhatIsSent(stepsAhead(known, people), people, known);

function stepsAhead(known: KnownOfRecord, people: readonly PlannedPerson[]): PlannedStep[] {
  const { visa, ilr, citizenship, today } = known;
  const settles = plannedDayOf(known, today);
  const refused = citizenshipRefusal(known) === null ? [] : people.filter(({ id }) => id === you.id);
  const british = people.filter((person) => isBritishAlready(person, known));
  if (isSettled(known)) {
    const registered = registeredWithoutIlr(known, people, null);
    const rest = peopleBut(people, british, personsOf(registered), refused);
    const later = settles === null ? [] : citizenshipSteps(rest, people, settles);
    return inOrder([...registrations(registered, people), ...later]);
  }
  const visaType = visa.currentVisaType;
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (visaType === null || route === null) return [];
  const ends = visa.visaExpiryDate;
  const extension = newStep({
    item: 'extension',
    visaType,
    months: String(monthsByRoute[route] ?? 36),
    on: ends ?? today,
  });
  // What was applied for is paid, and the permission of whoever waits goes on by law.
  const hasApplied = (ilr.awaitingDecisionSince ?? ilr.grantedInList) !== null;
  // What ends before the first day to settle has to be made longer.
  const needsMore = !hasApplied && ends !== null && ends >= today && (settles === null || ends < settles);
  if (settles === null) return needsMore ? [extension] : [];
  const granted = grantOfRecord(known, settles, today);
  const registered = registeredWithoutIlr(known, people, granted);
  const firstDays = firstDaysToSettle(known);
  const settling = peopleBut(people, british, personsOf(registered));
  const later = settling.flatMap((person) => {
    const on = clampToToday(firstDays.get(person.id) ?? null, today);
    return on !== null && on > settles ? [{ person, on }] : [];
  });
  const together = peopleBut(settling, personsOf(later));
  // Who cannot settle on that day yet, or need not, does not pay on it.
  const paying = together.filter(
    (person) => !isSettledAlready(person, known) && !(hasApplied && person.id === you.id),
  );
  const main = [
    ...(needsMore ? [extension] : []),
    ...(paying.length === 0
      ? []
      : [
          newStep({
            item: 'ilr',
            visaType,
            on: settles,
            ...testsAsked(route, settles, paying),
            without: allBut(paying, people),
          }),
        ]),
    ...registrations(registered, people),
    ...(citizenship.ukEntryDate === null
      ? []
      : citizenshipSteps(peopleBut(together, refused), people, citizenshipAfterIlr(known, settles, today))),
  ];
  const afterwards = later.flatMap(({ person, on }) => {
    const own = ownVisaType(person, known) ?? visaType;
    const settled = grantSupposedOn(on, null, own);
    return [
      ...(needsMore ? [] : ownExtension(known, { person, people, settles: on, extension })),
      newStep({
        item: 'ilr',
        visaType: own,
        on,
        without: allBut([person], people),
        ...testsAsked(routeOfVisaType(own) ?? route, on, [person]),
      }),
      // As for everybody: so many months after settlement, a child at once.
      ...citizenshipSteps(
        [person],
        people,
        isChildOn(person, settled)
          ? settled
          : addMonths(settled, lawOn(settled).naturalisation.monthsSettled),
      ),
    ];
  });
  return inOrder([...main, ...afterwards]);
}

const inOrder = (steps: readonly PlannedStep[]): PlannedStep[] =>
  steps.toSorted((one, other) => one.on.localeCompare(other.on));

const personsOf = (some: readonly { readonly person: PlannedPerson }[]) => some.map(({ person }) => person);

const peopleBut = (people: readonly PlannedPerson[], ...those: readonly (readonly PlannedPerson[])[]) =>
  people.filter((person) => !those.some((some) => some.includes(person)));

/** The children of each day register together. */
function registrations(registered: readonly Registered[], people: readonly PlannedPerson[]): PlannedStep[] {
  const days = new Set(registered.map(({ on }) => on));
  return [...days].flatMap((day) =>
    citizenshipSteps(personsOf(registered.filter(({ on }) => on === day)), people, day),
  );
}

/** The level of English that the record shows. Its tick alone is one of the lowest that settlement asks for. */
function englishShown({ english, hasEnglishLanguage }: KnownOfRecord['ilr']): PlannedPerson['english'] {
  const held = english?.held ?? null;
  if (held !== null && held !== 'none') return held;
  return hasEnglishLanguage ? tickedLevel : '';
}
const tickedLevel = 'B1';

/**
 * The tests that settlement asks for, of anybody who takes part: a partner may be asked for English where the person whose
 * visa it is has met it. Whoever has passed one, or is too young or too old, does not pay for it.
 */
function testsAsked(
  route: RouteKey,
  on: CivilDate,
  those: readonly PlannedPerson[],
): Pick<PlannedStep, 'lifeInUk' | 'english'> {
  const levels = those
    .filter((person) => !isChildOn(person, on))
    .map(({ role }) => settlementEnglish(route, role === '' ? 'main' : role, on).value);
  return {
    lifeInUk: routeOf(route).lifeInTheUk !== 'none',
    english: levels.some((level) => level !== 'none' && level !== 'route'),
  };
}

/** The visa by which somebody settles by themselves: it decides about the English that is asked. */
function ownVisaType({ id }: PlannedPerson, { dependants }: KnownOfRecord): string | null {
  const own = dependants.find((dependant) => idOf(dependant) === id)?.currentVisaType ?? null;
  return own !== null && routeOfVisaType(own) !== null ? own : null;
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

/** Counted where there is no standard for a decision. */
const monthsToDecide = 6;

/** The day on which the last of them can ask for a passport, as the timeline has it. */
const passportOn = (on: CivilDate, hasAdults: boolean): CivilDate =>
  passportAfter(hasAdults ? 'naturalisation' : 'registration', on) ?? addMonths(on, monthsToDecide);

/** Adults naturalise, children register, and whoever is British can have a passport. @param some who becomes British on that day */
function citizenshipSteps(
  some: readonly PlannedPerson[],
  people: readonly PlannedPerson[],
  on: CivilDate,
): PlannedStep[] {
  const children = some.filter((person) => isChildOn(person, on));
  const adults = some.filter((person) => !isChildOn(person, on));
  const step = (item: PlannedStep['item'], those: readonly PlannedPerson[], more = {}) =>
    those.length === 0 ? [] : [newStep({ item, on, without: allBut(those, people), ...more })];
  const passport = newStep({
    item: 'first_passport',
    on: passportOn(on, adults.length > 0),
    without: allBut(some, people),
  });
  return [
    // What was passed for settlement serves here as well.
    ...step('naturalisation', adults, { lifeInUk: true, english: true }),
    ...step('registration_child', children),
    ...(some.length === 0 ? [] : [passport]),
  ];
}
