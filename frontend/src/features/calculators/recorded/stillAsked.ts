import type { IlrDraft } from '../ilr/draft/ilrDraft';
import { listed } from './foundInRecord';

/** What the last step still asks of somebody whose answers came from their record; nothing where all is answered. */
export function stillAsked(
  draft: Pick<
    IlrDraft,
    'englishLanguageRequirement' | 'englishLevel' | 'meetsSalaryRequirement' | 'goodCharacter'
  >,
): string {
  const { englishLanguageRequirement, englishLevel, meetsSalaryRequirement, goodCharacter } = draft;
  const open = [
    ...(englishLanguageRequirement === null && englishLevel === null ? ['your English'] : []),
    ...(meetsSalaryRequirement === null ? ['the money test'] : []),
    ...(goodCharacter === null ? ['your good character'] : []),
  ];
  return open.length === 0 ? '' : `Step 3 asks for what your record does not have: ${listed(open)}.`;
}
