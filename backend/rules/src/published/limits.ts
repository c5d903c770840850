import type { CivilDate } from '../calendar/civilDate';
import { absenceLimits } from '../parameters/absenceLimits';
import { absenceRules } from '../parameters/absenceRules';
import { naturalisationRules } from '../parameters/naturalisationRules';
import type { Parameter } from '../parameters/parameter';
import { personalRules } from '../parameters/personalRules';
import { registrationRules } from '../parameters/registrationRules';
import { routeRules } from '../parameters/routeRules';
import { serviceRules } from '../parameters/serviceRules';
import { publishedRows } from './row';

/**
 * Every parameter of a limit or an age. Those listed one by one keep the order in which the API has always listed
 * them.
 */
const parameters: ReadonlySet<Parameter<unknown>> = new Set<Parameter<unknown>>([
  ...Object.values(absenceLimits),
  absenceRules.daysAfterApplication,
  personalRules.agesAsked,
  personalRules.privateLifeYoungAdults,
  naturalisationRules.fullAge,
  registrationRules.beforeAge,
  personalRules.newDependantBefore,
  ...[absenceRules, naturalisationRules, registrationRules, routeRules, personalRules, serviceRules].flatMap(
    (table) => Object.values<Parameter<unknown>>(table),
  ),
]);

/** The rows of every published parameter, with its unit. */
const keyedRowsOn = (day: CivilDate) =>
  [...parameters].flatMap((parameter) => {
    const { publishedAs: key, unit } = parameter;
    return key === undefined
      ? []
      : publishedRows(parameter, day).map(({ value, ...row }) => ({ key, unit, value, row }));
  });

/** Every limit of days with its values over time. A number equal to the limit is allowed. */
export const limitsOn = (day: CivilDate) =>
  keyedRowsOn(day).flatMap(({ key, unit, value, row }) =>
    unit.key === 'days' && typeof value === 'number' ? [{ key, ...row, days: value }] : [],
  );

/** As above, in calendar months, which have different numbers of days: six months have 181 to 184. */
export const monthLimitsOn = (day: CivilDate) =>
  keyedRowsOn(day).flatMap(({ key, unit, value, row }) =>
    unit.key === 'months' && typeof value === 'number' ? [{ key, ...row, months: value }] : [],
  );

/** Every age in a rule, with its values over time. */
export const agesOn = (day: CivilDate) =>
  keyedRowsOn(day).flatMap(({ key, unit, value, row }) => {
    const range = unit.ages?.(value);
    // A rule that covers no age did not exist yet.
    return range === undefined || range.oldest === -1 ? [] : [{ key, ...range, ...row }];
  });
