import type { CivilDate } from '../calendar/civilDate';
import { naturalisationRules } from '../parameters/naturalisationRules';
import type { Parameter } from '../parameters/parameter';
import { agesAsked, newDependantBefore, privateLifeYoungAdults } from '../parameters/personalRules';
import { registrationRules } from '../parameters/registrationRules';
import { hongKongChildren } from '../parameters/routeRules';
import { publishedRows, type PublishedRow } from './row';

/** Whom a rule is about, by their age in whole years, both included; null where nobody is too young, or too old. */
interface AgeRange {
  readonly youngest: number | null;
  readonly oldest: number | null;
}

export interface PublishedAge extends PublishedRow, AgeRange {
  readonly key: string;
}

const from = (youngest: number): AgeRange => ({ youngest, oldest: null });
const under = (age: number): AgeRange => ({ youngest: null, oldest: age - 1 });

function rowsOf<T>(
  key: string,
  parameter: Parameter<T>,
  day: CivilDate,
  range: (value: T) => AgeRange,
): readonly PublishedAge[] {
  return publishedRows(parameter, day).map(({ value, ...row }) => ({ key, ...range(value), ...row }));
}

/** Every age that a rule names, with what it was when, as it stands on a day. */
export const agesOn = (day: CivilDate): readonly PublishedAge[] => [
  ...rowsOf('english_and_life_in_the_uk', agesAsked, day, (asked) => ({
    youngest: asked.from,
    oldest: asked.to,
  })),
  ...rowsOf('private_life_five_years_young_adult', privateLifeYoungAdults, day, (young) => ({
    youngest: young.from,
    oldest: young.to,
  })),
  ...rowsOf('citizenship_full_age', naturalisationRules.fullAge, day, from),
  ...rowsOf('child_registration', registrationRules.beforeAge, day, under),
  ...rowsOf('child_new_as_dependant', newDependantBefore, day, under),
  ...rowsOf('child_registration_good_character', registrationRules.goodCharacterFrom, day, from),
  // A row that is about nobody is left out: before its first day the rule did not exist.
  ...rowsOf('bno_children_without_years', hongKongChildren, day, under).filter(({ oldest }) => oldest !== -1),
];
