import type { EnglishHeld } from '../assessment/request';
import { ageOn } from '../calendar/age';
import type { CivilDate } from '../calendar/civilDate';
import { settlementEnglish } from '../dependants/settlementEnglish';
import { citizenshipEnglish, englishLevelOn, firstSkilledWorkerVisa } from '../parameters/englishLevels';
import { valueOn } from '../parameters/parameter';
import { personalRules } from '../parameters/personalRules';
import { knownRoute } from './applicationFee';
import type { ChecklistRole } from '../documentChecklist/question';
import type { FeesQuestion, FeeStep } from './question';

/** The English that a step asks for: of most visas the level is not among the facts. */
export type EnglishOfStep = 'B1' | 'B2' | 'of_visa' | 'of_extension';

/** A test that a person takes for a step, and whether the step requires it. */
export type TestToTake =
  | { readonly test: 'life_in_the_uk' }
  | { readonly test: 'english'; readonly level: EnglishOfStep; readonly asked: boolean };

/** A higher level includes the lower ones. */
const ranks: Readonly<Record<EnglishOfStep, number>> = { of_visa: 1, of_extension: 2, B1: 3, B2: 4 };

/** The rank of a level that a person has shown. */
const ranksHeld: Readonly<Record<EnglishHeld, number>> = {
  none: 0,
  A1: ranks.of_visa,
  A2: ranks.of_extension,
  B1: ranks.B1,
  B2: ranks.B2,
  C1: ranks.B2,
  C2: ranks.B2,
  exempt: ranks.B2,
};

const skilledWork = new Set(['skilled_worker', 'tier_2', 'health_and_care_worker', 'scale_up']);

/** The English that a step requires. Partners and children have their own rules, even if they settle together. */
function requiredEnglish(
  step: FeeStep,
  role: ChecklistRole = 'main',
): { readonly level: EnglishOfStep; readonly asked: boolean } {
  switch (step.item) {
    case 'visa':
      if (!skilledWork.has(step.route)) return { level: 'of_visa', asked: true };
      return { level: ofLaw(englishLevelOn(firstSkilledWorkerVisa, step.on).value), asked: true };
    case 'extension':
      return { level: skilledWork.has(step.route) ? 'B1' : 'of_extension', asked: true };
    case 'ilr': {
      const { value } = settlementEnglish(knownRoute(step.route), role, step.on);
      return { level: ofLaw(value), asked: value === 'B1' || value === 'B2' };
    }
    default:
      return { level: ofLaw(englishLevelOn(citizenshipEnglish, step.on).value), asked: true };
  }
}

const ofLaw = (level: string): 'B1' | 'B2' => (level === 'B2' ? 'B2' : 'B1');

const takingPart = ({ people: places }: FeeStep, people: FeesQuestion['people']): Iterable<number> =>
  places ?? people.keys();

/** Whether anybody of a step, by age and role, is asked for English. */
const asksAnybody = (step: FeeStep, people: FeesQuestion['people']): boolean =>
  [...takingPart(step, people)].some(
    (person) => isOfAgeAsked(people[person], step.on) && requiredEnglish(step, people[person]?.role).asked,
  );

function isOfAgeAsked(person: FeesQuestion['people'][number] | undefined, on: CivilDate): boolean {
  const { from, to } = valueOn(personalRules.agesAsked, on);
  const age = ageOn(person?.dateOfBirth ?? on, on);
  return age >= from && age <= to;
}

/**
 * The tests that each person takes for each step, by person and step index: the Life in the UK test once, English
 * once per level, in order of days. A passed test is not repeated. People outside the required ages take none.
 */
export function testsToTake({
  people,
  steps,
}: FeesQuestion): ReadonlyMap<number, ReadonlyMap<number, readonly TestToTake[]>> {
  const passedLife = new Set<number>(
    [...people.entries()].flatMap(([person, { lifeInUkPassed }]) =>
      lifeInUkPassed === true ? [person] : [],
    ),
  );
  const passedEnglish = new Map<number, number>(
    [...people.entries()].flatMap(([person, { englishPassed }]) =>
      englishPassed === undefined ? [] : [[person, ranksHeld[englishPassed]] as const],
    ),
  );
  const taken = new Map<number, ReadonlyMap<number, readonly TestToTake[]>>();
  const sorted = steps
    .map((step, place) => ({ step, place, rank: ranks[requiredEnglish(step).level] }))
    .filter(({ step }) => step.tests !== undefined && step.tests.length > 0)
    // Two steps on one day: the higher level comes first, because it serves for both.
    .sort((one, other) =>
      one.step.on === other.step.on ? other.rank - one.rank : one.step.on < other.step.on ? -1 : 1,
    );
  for (const { step, place } of sorted) {
    const ofStep = new Map<number, readonly TestToTake[]>();
    for (const person of takingPart(step, people)) {
      if (!isOfAgeAsked(people[person], step.on)) continue;
      const tests: TestToTake[] = [];
      if (step.tests?.includes('life_in_the_uk') === true && !passedLife.has(person)) {
        passedLife.add(person);
        tests.push({ test: 'life_in_the_uk' });
      }
      const english = requiredEnglish(step, people[person]?.role);
      const rank = ranks[english.level];
      // A person who need not take it pays only if nobody in the step must take it: the test was then chosen
      // for all of them.
      const takesIt =
        step.tests?.includes('english') === true && (english.asked || !asksAnybody(step, people));
      if (takesIt && rank > (passedEnglish.get(person) ?? 0)) {
        passedEnglish.set(person, rank);
        tests.push({ test: 'english', ...english });
      }
      ofStep.set(person, tests);
    }
    taken.set(place, ofStep);
  }
  return taken;
}
