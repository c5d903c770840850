import { birthday } from '../calendar/age';
import { addDays, type CivilDate } from '../calendar/civilDate';
import { amountOn } from '../fees/amountOn';
import { surchargeOfRoute } from '../fees/surcharge';
import { valueOn } from '../parameters/parameter';
import { personalRules } from '../parameters/personalRules';
import { surchargeRules } from '../parameters/surchargeRules';
import { routeOfVisaType } from '../routes/visaTypes';
import { isBritish, isSettledBy, type DependantOnRecord, type MainPerson } from './dependantOnRecord';

/** The changes at a certain age for a dependent child who is neither settled nor British. */
export interface ComingOfAge {
  readonly age: number;
  /** The first day of that age. */
  readonly on: CivilDate;
  /** The yearly health surcharge, in pence, just before that day and on it; null if it does not change. */
  readonly surcharge: { readonly penceBefore: number; readonly penceFrom: number } | null;
}

/** Null if nothing changes, or if the day is past. */
export function comingOfAge(
  dependant: DependantOnRecord,
  { visaType }: Pick<MainPerson, 'visaType'>,
  today: CivilDate,
): ComingOfAge | null {
  const { relationship, dateOfBirth, currentVisaType, settledSince } = dependant;
  const age = valueOn(personalRules.newDependantBefore, today);
  const on = birthday(dateOfBirth, age);
  const isFree = settledSince !== null || isSettledBy(currentVisaType) || isBritish(dependant) === true;
  if (relationship !== 'child' || isFree || on < today) return null;
  const route = visaType === null ? null : routeOfVisaType(visaType);
  const changes =
    route !== null && surchargeOfRoute(route) === 'full' && valueOn(surchargeRules.reducedAge, on) === age;
  if (!changes) return { age, on, surcharge: null };
  const { pence: penceBefore } = amountOn('health_surcharge_reduced', addDays(on, -1));
  const { pence: penceFrom } = amountOn('health_surcharge', on);
  return { age, on, surcharge: { penceBefore, penceFrom } };
}
