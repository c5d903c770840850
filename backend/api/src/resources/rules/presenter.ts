import type { RulesResponse } from '@settlewise/contract/rules';
import { visaTypeChoices, type VisaTypeGroup } from '@settlewise/contract/visaTypeChoices';
import type { CivilDate } from '@settlewise/rules/calendar';
import { changesOn, ruleSet, withReadings } from '@settlewise/rules/parameters';
import { agesOn, conditionOn, englishOn, feesOn, limitsOn, monthLimitsOn } from '@settlewise/rules/published';
import { notesOn, type RouteKey, routeOfVisaType, routes, yearsOn } from '@settlewise/rules/routes';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { LawDesk } from '@settlewise/projections';
import { findRulesAge, presentLawNotice } from '../../answers/presentLawNews';
import { presentChange, presentSource, withPresentedSource } from '@settlewise/casework/presentedRules';

/** The group of each route in the list of visa types. */
const groups: ReadonlyMap<RouteKey, VisaTypeGroup> = new Map(
  visaTypeChoices.flatMap(({ value, group, alsoHeldAs }) =>
    [value, ...alsoHeldAs.map((other) => other.value)].flatMap((visaType) => {
      const route = routeOfVisaType(visaType);
      return route === null ? [] : [[route, group] as const];
    }),
  ),
);

/**
 * Presents all rows of the rules as of a day, which the program also uses. Each source has the day of its latest
 * reading.
 */
export function presentRules(day: CivilDate, { notices, readings }: LawDesk): DeepReadonly<RulesResponse> {
  const { rulesReadOn, newsTo } = findRulesAge(readings);
  return {
    ...withReadings(rowsOn(day), readings),
    ruleSet: { ...ruleSet, checkedOn: rulesReadOn },
    newsTo,
    notices: notices.map(presentLawNotice),
  };
}

function rowsOn(day: CivilDate): DeepReadonly<Omit<RulesResponse, 'ruleSet' | 'newsTo' | 'notices'>> {
  return {
    routes: routes.map((route) => ({
      key: route.key,
      title: route.title,
      group: groups.get(route.key) ?? 'Other',
      settlementRule: route.settlementRule,
      condition: conditionOn(route, day),
      qualifyingYears: yearsOn(route, day),
      absences: route.absences,
      form: route.form,
      countsForLongResidence: route.countsForLongResidence,
      clockStarts: route.clockStarts,
      lifeInTheUk: route.lifeInTheUk,
      closesOn: route.closes?.on ?? null,
      fee: route.fee,
      notes: notesOn(route, day),
      source: presentSource(route.source),
      standing: route.settlementRule === 'not_known' ? 'not_confirmed' : 'in_force',
      confidence: route.confidence,
    })),
    limits: limitsOn(day).map(withPresentedSource),
    monthLimits: monthLimitsOn(day).map(withPresentedSource),
    ages: agesOn(day).map(withPresentedSource),
    english: englishOn(day).map(withPresentedSource),
    fees: feesOn(day).map(withPresentedSource),
    changes: changesOn(day).map(presentChange),
  };
}
