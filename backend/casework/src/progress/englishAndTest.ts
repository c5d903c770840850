import type { ProgressRequirement } from '@settlewise/contract/progress';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { ProgressRecord } from '../record/recordOn';

type KnowledgeDetails = Pick<
  ProgressRecord['details'],
  'englishLanguageProof' | 'englishLevel' | 'lifeInUKPassed'
>;

/**
 * Whether the person has nothing left to enter about English and the Life in the UK test. Either the requirements of the
 * next application are met or not asked, or both are declared with the level of English and none is `not_met`.
 */
export function hasEnglishAndTest(
  details: KnowledgeDetails,
  requirements: DeepReadonly<ProgressRequirement[]>,
): boolean {
  const isDeclared = details.englishLanguageProof && details.englishLevel !== null && details.lifeInUKPassed;
  const isMissing = requirements.some(
    ({ key, state }) => (key === english || key === test) && state === 'not_met',
  );
  return (isDeclared && !isMissing) || [english, test].every((key) => isDone(requirements, key));
}

const english = 'english';
const test = 'life_in_uk';

const isDone = (requirements: DeepReadonly<ProgressRequirement[]>, key: string): boolean =>
  requirements.some(
    (requirement) =>
      requirement.key === key && (requirement.state === 'met' || requirement.state === 'not_asked'),
  );
