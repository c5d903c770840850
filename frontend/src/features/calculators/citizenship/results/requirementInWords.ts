import type { CitizenshipCalculationResponse } from '@settlewise/contract/assessments';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { requirementNames, type RequirementTick } from '../requirements';

type Judged = Pick<
  CitizenshipCalculationResponse,
  'english' | 'lifeInUk' | 'englishLanguage' | 'applicationDate'
>;

/** A requirement as the result tells it: for English, the level held and the level asked on one line. */
export function requirementInWords(
  name: RequirementTick,
  { english, lifeInUk, englishLanguage, applicationDate }: Judged,
) {
  if (name === 'lifeInUK' && lifeInUk !== null && !lifeInUk.asked)
    return 'Life in the UK test: not asked at your age';
  if (name !== 'englishLanguage' || english === null) return requirementNames(applicationDate)[name];
  const { asked, on, held, exempt } = english;
  if (exempt === 'age') return 'English: not asked at your age';
  if (exempt === 'held_exempt') return 'English: you need not show it';
  const level = `level ${asked} is asked on ${formatLongDate(on)}`;
  if (held === null)
    return englishLanguage
      ? `English: ${level}; you ticked that you meet it`
      : `English: ${level}, still to show`;
  return `English: you hold ${held === 'none' ? 'no level yet' : `level ${held}`}; ${level}`;
}
