import {
  type SaveAssessmentRequest,
  savedAssessmentResponse,
  type SavedChecklistResponse,
} from '@settlewise/contract/assessments';
import { checklistResponse } from '@settlewise/contract/checklist';
import { buildChecklist } from '@settlewise/rules/documentChecklist';
import { ruleSet } from '@settlewise/rules/parameters';

/** What the server answers when a list is saved, and when it is opened again. */
export function savedChecklist(
  request: SaveAssessmentRequest,
  more: Partial<SavedChecklistResponse> = {},
): SavedChecklistResponse {
  if (request.calculator !== 'checklist') throw new Error('This is no checklist');
  const { form, calculatedOn } = request;
  const { requirements, ...list } = buildChecklist({ ...form, answers: form.answers ?? {} });
  const result = checklistResponse.parse({
    ...list,
    requirements: requirements.map(({ source, ...line }) => ({
      ...line,
      source: { ...source, checkedOn: source.retrievedOn },
    })),
  });
  const saved = savedAssessmentResponse.parse({
    id: 'l1',
    calculator: 'checklist',
    title: null,
    savedAt: '2026-11-21T12:00:00.000Z',
    calculatedOn,
    ruleSet,
    application: form.form,
    plannedOn: form.plannedOn,
    name: form.name,
    ...result.readiness,
    form,
    result,
    ...more,
  });
  if (saved.calculator !== 'checklist') throw new Error('This is no checklist');
  return saved;
}
