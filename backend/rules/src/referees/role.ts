import { ageOn } from '../calendar/age';
import type { CivilDate } from '../calendar/civilDate';
import { documentRules } from '../parameters/documentRules';
import { valueOn } from '../parameters/parameter';
import { hasProfession } from './profession';
import type { Referee, RefereeForm, RefereeState } from './answer';

interface RoleCase {
  readonly form: RefereeForm;
  readonly on: CivilDate;
}

const toState = (answer: boolean | null): RefereeState =>
  answer === null ? 'open' : answer ? 'met' : 'not_met';

const combineAll = (...states: readonly RefereeState[]): RefereeState =>
  states.includes('not_met') ? 'not_met' : states.includes('open') ? 'open' : 'met';

const combineAny = (...states: readonly RefereeState[]): RefereeState =>
  states.includes('met') ? 'met' : states.includes('open') ? 'open' : 'not_met';

/** The role the referee can have: with a profession, with a British passport, or either. */
export function determineRole(
  referee: Referee,
  { form, on }: RoleCase,
): { readonly first: RefereeState; readonly second: RefereeState } {
  const professional = toState(hasProfession(referee, on));
  return {
    first: form === 'MN1' ? combineAll(professional, toState(referee.dealtWithChild)) : professional,
    second: combineAll(toState(referee.britishPassport), combineAny(professional, isOldEnough(referee, on))),
  };
}

/** No source says whether `over 25` is met before the next birthday, so that year is open. */
function isOldEnough({ dateOfBirth }: Referee, on: CivilDate): RefereeState {
  if (dateOfBirth === null) return 'open';
  const [age, over] = [ageOn(dateOfBirth, on), valueOn(documentRules.refereeAge, on)];
  if (age === over) return 'open';
  return age > over ? 'met' : 'not_met';
}

/** @param first and second at least one of them is met */
export function roleInWords(first: RefereeState, second: RefereeState, form: RefereeForm): string {
  const withProfession =
    form === 'MN1' ? 'the professional who has dealt with the child' : 'the one with a profession';
  if (first !== 'met') return 'They can be the one with a British passport.';
  return second === 'met'
    ? `They can be ${withProfession}, or the one with a British passport.`
    : `They can be ${withProfession}.`;
}

/** The requirement for a referee who cannot have either role (yet). */
export function openRole(referee: Referee, { form, on }: RoleCase): string {
  const over = valueOn(documentRules.refereeAge, on);
  const age = referee.dateOfBirth === null ? null : ageOn(referee.dateOfBirth, on);
  const profession =
    form === 'MN1'
      ? 'One of the two needs a profession of the list, and has dealt with the child at work.'
      : 'One of the two needs a profession of the list.';
  return [
    profession,
    `The other needs a British passport, and a profession or more than ${over} years of age.`,
    ...(age === over
      ? [`They are ${over} on that day, and the guide says over ${over}. Choose somebody older to be sure.`]
      : []),
  ].join(' ');
}
