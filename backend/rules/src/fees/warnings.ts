import { ageOn } from '../calendar/age';
import { hasLaterFees, laterFees } from '../parameters/laterFees';
import { naturalisationRules } from '../parameters/naturalisationRules';
import { valueOn } from '../parameters/parameter';
import { registrationRules } from '../parameters/registrationRules';
import { findRoute } from '../routes/routes';
import { feeWarnings as says } from '../sentences/fees';
import type { FeeLine, FeeWarning } from './answer';
import { knownRoute } from './applicationFee';
import type { FeesQuestion, FeeStep } from './question';

/** What to look at again before one pays, each once. */
export function findWarnings(question: FeesQuestion, lines: readonly FeeLine[]): readonly FeeWarning[] {
  const { steps } = question;
  const notKnown = lines
    .filter(({ kind, standing }) => kind === 'application' && standing === 'not_confirmed')
    .map(({ label }): FeeWarning => ({ code: 'fee_not_known', message: says.fee_not_known({ label }) }));
  const all: readonly FeeWarning[] = [
    ...(steps.some(({ on }) => hasLaterFees(on))
      ? [{ code: 'later_edition', message: says.later_edition({ from: laterFees.from }) } as const]
      : []),
    ...notKnown,
    ...steps.flatMap((step) => [...wrongAges(step, question), ...noSettlement(step)]),
  ];
  return [...new Map(all.map((warning) => [warning.message, warning])).values()];
}

function wrongAges(step: FeeStep, { people }: FeesQuestion): readonly FeeWarning[] {
  const { item, on } = step;
  const ages = (step.people ?? [...people.keys()]).map((person) =>
    ageOn(people[person]?.dateOfBirth ?? on, on),
  );
  const fullAge = valueOn(naturalisationRules.fullAge, on);
  const beforeAge = valueOn(registrationRules.beforeAge, on);
  if ((item === 'naturalisation' || item === 'registration_adult') && ages.some((age) => age < fullAge))
    return [{ code: 'wrong_age', message: says.too_young({ age: fullAge, on }) }];
  if (item === 'registration_child' && ages.some((age) => age >= beforeAge))
    return [{ code: 'wrong_age', message: says.too_old({ age: beforeAge, on }) }];
  return [];
}

function noSettlement(step: FeeStep): readonly FeeWarning[] {
  if (step.item !== 'ilr') return [];
  const { title, settlementRule } = findRoute(knownRoute(step.route));
  return settlementRule === 'none'
    ? [{ code: 'no_settlement', message: says.no_settlement({ route: title }) }]
    : [];
}
