import type { ChecklistPlanResponse, ChecklistResponse } from '@settlewise/contract/checklist';
import type { DocumentResponse } from '@settlewise/contract/documents';
import { type ChecklistResult, documentsOfApplicant } from '@settlewise/rules/documentChecklist';
import { sourceThen } from '../../../record/assessments/sourceThen';
import { journeysOfDependant } from '../../../record/dependants/journeysOfDependant';
import type { RecordedReferee } from '../../../record/referees/refereePart';
import type { Known } from './known';
import type { LetterJourney } from './letters/facts';
import type { RefereesOfApplicant } from './referees/refereesOf';

/** The plan of a checklist as the page shows it. */
export interface ShownPlan extends Omit<ChecklistPlanResponse, 'list' | 'referees'> {
  readonly list: ChecklistResult | null;
  readonly referees: RefereesOfApplicant | null;
}

export type Applicant = ChecklistPlanResponse['applicant'];

export const toShownPlan = (
  { list, referees, ...plan }: ChecklistPlanResponse,
  recorded: readonly RecordedReferee[],
): ShownPlan => ({
  ...plan,
  list: list === null ? null : toChecklistResult(list),
  referees: referees === null ? null : toRefereesOfApplicant(referees, recorded),
});

export const toChecklistResult = ({ requirements, ...list }: ChecklistResponse): ChecklistResult => ({
  ...list,
  requirements: requirements.map(({ source, ...line }) => ({ ...line, source: sourceThen(source) })),
});

const toRefereesOfApplicant = (
  { form, ids, ...checked }: NonNullable<ChecklistPlanResponse['referees']>,
  recorded: readonly RecordedReferee[],
): RefereesOfApplicant => ({ form, list: recorded.filter(({ id }) => ids.includes(id)), checked });

export const listDocuments = ({ documents }: Known, applicant: Applicant): readonly DocumentResponse[] =>
  documentsOfApplicant(documents, applicant);

/** The recorded journeys of an applicant. The record does not say why a dependant travelled. */
export function listJourneys({ journeys, dependants }: Known, { key }: Applicant): readonly LetterJourney[] {
  if (key === 'you') return journeys;
  const dependant = dependants.find(({ id }) => String(id) === key);
  const made = dependant === undefined ? [] : journeysOfDependant(dependant, journeys);
  return made.map((journey) => ({ ...journey, reason: null }));
}

/** The name of an applicant for a letter. */
export function formatName({ personal, dependants }: Known, { key, name }: Applicant): string {
  const named = key === 'you' ? personal.nameDetails : dependants.find(({ id }) => String(id) === key);
  const parts = [named?.firstName, named?.lastName].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' ') : key === 'you' ? '[your name]' : name;
}
