import type { ProgressRequirement } from '@settlewise/contract/progress';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { ProgressRecord } from '../record/recordOn';

type Said = Pick<ProgressRecord['details'], 'englishLanguageProof' | 'englishLevel' | 'lifeInUKPassed'>;

/**
 * Whether nothing of English and the test is left to say: the requirements of the next application are met, or not asked
 * of this person; or the person has said all there is, and it is enough for that day. Without its level nobody can say whether the English is enough,
 * where the requirement itself does not say so.
 */
export function hasEnglishAndTest(said: Said, requirements: DeepReadonly<ProgressRequirement[]>): boolean {
  const hasSaid = said.englishLanguageProof && said.englishLevel !== null && said.lifeInUKPassed;
  const lacks = requirements.some(
    ({ key, state }) => (key === english || key === test) && state === 'not_met',
  );
  return (hasSaid && !lacks) || [english, test].every((key) => isDone(requirements, key));
}

const english = 'english';
const test = 'life_in_uk';

const isDone = (requirements: DeepReadonly<ProgressRequirement[]>, key: string): boolean =>
  requirements.some(
    (requirement) =>
      requirement.key === key && (requirement.state === 'met' || requirement.state === 'not_asked'),
  );
