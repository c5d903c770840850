import { inLetters } from '../assessment/wording';
import { checkReferee, findWorstState, type RefereeCase } from './findingsOf';
import type { CheckedReferee, Referee, RefereesChecked, RefereeState } from './answer';

/** The weight of a state: one impossible rule outweighs all open ones. */
const weight: Readonly<Record<RefereeState, number>> = { met: 0, open: 1, not_met: 1_000 };

interface Pair {
  readonly first: CheckedReferee;
  readonly second: CheckedReferee;
}

const listStates = ({ first, second }: Pair): readonly RefereeState[] => [
  first.first,
  second.second,
  ...[...first.findings, ...second.findings].map(({ state }) => state),
];

/**
 * Checks each rule for each referee of an applicant, and finds the best pair: one with a profession, and one with a
 * British passport. If equal, the earlier in the list.
 */
export function checkReferees(referees: readonly Referee[], one: RefereeCase): RefereesChecked {
  const checked = referees.map((referee) => checkReferee(referee, one));
  const pairs = checked.flatMap((first) =>
    checked.flatMap((second) => (first === second ? [] : [{ first, second }])),
  );
  const best = pairs.reduce<{ pair: Pair; weight: number } | null>((least, pair) => {
    const sum = listStates(pair).reduce((total, state) => total + weight[state], 0);
    return least === null || sum < least.weight ? { pair, weight: sum } : least;
  }, null);
  if (best === null || best.weight >= weight.not_met)
    return { referees: checked, pair: null, state: 'not_met', lacks: findLacks(checked, one) };
  const state = findWorstState(listStates(best.pair));
  return {
    referees: checked,
    state,
    pair: { first: best.pair.first.id, second: best.pair.second.id },
    lacks: state === 'met' ? [] : ['Some questions about these two are still open.'],
  };
}

/** The reasons that no pair qualifies. */
function findLacks(checked: readonly CheckedReferee[], { form }: RefereeCase): readonly string[] {
  const able = checked.filter(({ state }) => state !== 'not_met');
  const none = (role: 'first' | 'second') => able.every((referee) => referee[role] === 'not_met');
  if (able.length < 2) {
    const missing = inLetters(2 - able.length);
    return [`You need ${missing} more ${able.length === 1 ? 'referee' : 'referees'} who can be one.`];
  }
  return [
    ...(none('first')
      ? [
          form === 'MN1'
            ? 'You need somebody with a profession of the list, who has dealt with the child at work.'
            : 'You need somebody with a profession of the list.',
        ]
      : []),
    ...(none('second')
      ? ['You need somebody with a British passport, who has a profession or is old enough.']
      : []),
    ...(!none('first') && !none('second')
      ? ['The same person cannot be both: you need one more who can be one of the two.']
      : []),
  ];
}
