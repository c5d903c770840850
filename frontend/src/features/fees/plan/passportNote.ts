import { isCivilDate } from '@settlewise/rules/calendar';
import { isChildOn, type PlannedPerson, type PlannedStep } from './plan';

const becomesBritish: ReadonlySet<PlannedStep['item']> = new Set([
  'naturalisation',
  'registration_child',
  'registration_adult',
]);

/** What stands beside the day of a passport: whoever becomes British does so on a day that nobody knows yet. */
export function passportNote(
  passport: PlannedStep,
  steps: readonly PlannedStep[],
  people: readonly PlannedPerson[],
): string | null {
  if (passport.item !== 'first_passport') return null;
  const holders = people.filter(({ id }) => !passport.without.includes(id));
  const before = (holder: PlannedPerson) =>
    steps.find(({ item, without }) => becomesBritish.has(item) && !without.includes(holder.id));
  // Children are registered without a ceremony. Who applied as a child may be of age by the time of the passport.
  const children = holders.filter((holder) => {
    const step = before(holder);
    return step === undefined ? isChildOn(holder, passport.on) : step.item === 'registration_child';
  });
  const day =
    children.length === 0
      ? 'After the ceremony, whose day is not known yet'
      : children.length === holders.length
        ? 'After the registration, whose day is not known yet'
        : 'After the ceremony, and for a child after the registration, whose days are not known yet';
  const isTooEarly = holders.some((holder) => {
    const on = before(holder)?.on ?? '';
    return isCivilDate(passport.on) && isCivilDate(on) && on > passport.on;
  });
  return `${day}: change the day when you know it. Remove this step if you want no passport.${
    isTooEarly ? ' This day is before the application for citizenship.' : ''
  }`;
}
