import type { RulesResponse } from '@settlewise/contract';
import {
  changesOn,
  englishOn,
  feesOn,
  limitsOn,
  routes,
  ruleSet,
  type CivilDate,
  type Source,
} from '@settlewise/rules';
import type { Unchanging } from '../../http/unchanging';

const sourceOf = ({ title, url, retrievedOn }: Source) => ({ title, url, checkedOn: retrievedOn });

/** A row with its source as these calls write it. */
const withSource = <Row extends { readonly source: Source }>({ source, ...row }: Row) => ({
  ...row,
  source: sourceOf(source),
});

/** Every row of the rules as it stands on a day: those that the program itself reads. */
export function presentRules(day: CivilDate): Unchanging<RulesResponse> {
  return {
    ruleSet,
    routes: routes.map((route) => ({
      ...{ key: route.key, title: route.title, settlementRule: route.settlementRule },
      ...{ qualifyingYears: route.qualifyingYears, absences: route.absences, form: route.form },
      ...{ countsForLongResidence: route.countsForLongResidence, clockStarts: route.clockStarts },
      ...{ lifeInTheUk: route.lifeInTheUk, closesOn: route.closes?.on ?? null, fee: route.fee },
      ...{ notes: route.notes, source: sourceOf(route.source) },
      ...(route.settlementRule === 'not_known'
        ? ({ standing: 'not_confirmed', confidence: 'unknown' } as const)
        : ({ standing: 'in_force', confidence: 'official' } as const)),
    })),
    limits: limitsOn(day).map(withSource),
    english: englishOn(day).map(withSource),
    fees: feesOn(day).map(withSource),
    changes: changesOn(day).map(({ key, title, text, from, standing, confidence, source }) => ({
      ...{ key, title, text, from, standing, confidence, source: sourceOf(source) },
    })),
  };
}
