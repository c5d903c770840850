import { ageOn } from '../calendar/age';
import type { CivilDate } from '../calendar/civilDate';
import { isConfirmed } from '../parameters/confidence';
import { englishLevelOn, type EnglishLevel } from '../parameters/englishLevels';
import { valueOn, type Parameter } from '../parameters/parameter';
import { personalRules } from '../parameters/personalRules';
import { sources } from '../parameters/sources';
import type { Route } from '../routes/route';
import type { EnglishStatus, LifeInUkStatus } from './answer';
import { englishHeld, type AssessedPerson, type EnglishHeld } from './request';

/** Whether a person is exempt by age; null if the birth date is unknown. */
export function exemptByAge(person: AssessedPerson | undefined, on: CivilDate): boolean | null {
  if (person?.dateOfBirth === undefined) return null;
  const age = ageOn(person.dateOfBirth, on);
  const { from, to } = valueOn(personalRules.agesAsked, on);
  return age < from || age > to;
}

/** Compares the level of English required on a day with the level a person holds. */
export function englishStatus(
  english: Parameter<EnglishLevel>,
  on: CivilDate,
  person: AssessedPerson | undefined,
): EnglishStatus {
  const { value: asked, confidence, source } = englishLevelOn(english, on);
  const held = person?.englishLevel ?? null;
  const exempt =
    asked === 'none' || asked === 'route'
      ? null
      : exemptByAge(person, on) === true
        ? 'age'
        : held === 'exempt'
          ? 'held_exempt'
          : null;
  return {
    asked,
    on,
    held,
    exempt,
    source,
    met: exempt === null ? isMet(asked, held) : true,
    confirmed: isConfirmed(confidence),
  };
}

function isMet(asked: EnglishLevel, held: EnglishHeld | null): boolean | null {
  if (asked === 'none' || asked === 'route') return true;
  if (held === null) return null;
  return held === 'exempt' || englishHeld.indexOf(held) >= englishHeld.indexOf(asked);
}

/** Whether a person must pass the Life in the UK test on a day. */
export function lifeInUkStatus(
  { lifeInTheUk }: Pick<Route, 'lifeInTheUk'>,
  on: CivilDate,
  person: AssessedPerson | undefined,
): LifeInUkStatus {
  const byAge = exemptByAge(person, on);
  const asked =
    lifeInTheUk === 'adults' ? byAge !== true : lifeInTheUk === 'grown_children' && byAge === false;
  return {
    asked,
    passed: person?.lifeInUkPassed ?? null,
    exempt: lifeInTheUk !== 'none' && byAge === true ? 'age' : null,
    source: sources.lifeInTheUk,
  };
}
