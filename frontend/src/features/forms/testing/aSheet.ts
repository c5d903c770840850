import { savedAssessmentResponse, type SavedSheetResponse } from '@settlewise/contract/assessments';
import type { FormSheetResponse } from '@settlewise/contract/forms';
import { ruleSet } from '@settlewise/rules/parameters';

type Question = FormSheetResponse['blocks'][number]['questions'][number];
export const aQuestion = (change: Partial<Question>): Question => ({
  id: 'surname',
  text: 'Surname',
  help: 'As in the passport.',
  format: 'name',
  part: 'profile',
  answeredBy: 'record',
  spared: null,
  warnings: [],
  answer: { text: 'KHAN', inWords: null, table: null },
  ...change,
});
export const aSheet = (change: Partial<FormSheetResponse> = {}): FormSheetResponse => ({
  form: 'AN',
  title: 'Form AN: becoming a British citizen',
  applicant: 'you',
  name: 'Amina Khan',
  on: '2026-11-27',
  inOrderOfForm: true,
  confirmed: false,
  journeys: null,
  pasteOrder: [],
  source: { title: 'Apply for citizenship', url: 'https://www.gov.uk/x', checkedOn: '2026-11-22' },
  blocks: [
    {
      id: 'identity',
      title: 'Names',
      questions: [
        aQuestion({}),
        aQuestion({
          id: 'work',
          text: 'Work',
          part: 'jobs',
          answer: null,
          warnings: [{ kind: 'missing', text: 'Nothing for 90 days.' }],
        }),
      ],
    },
    {
      id: 'character',
      title: 'Have you ever …',
      questions: [aQuestion({ id: 'ever_x', text: 'Ever x?', part: null, answeredBy: 'you', answer: null })],
    },
  ],
  checks: [{ id: 'names', title: 'Names', state: 'look', text: 'Compare: KHAN.', part: 'profile' }],
  ...change,
});

const keys = { AN: 'an', 'SET(O)': 'set-o' } as const;

/** The same as it was saved, by the rules of today. */
export function aSavedSheet(
  change: Partial<FormSheetResponse> & { readonly form?: keyof typeof keys } = {},
  more: Partial<SavedSheetResponse> = {},
): SavedSheetResponse {
  const { pasteOrder: _, ...result } = aSheet(change);
  const form = keys[change.form ?? 'AN'];
  const saved = savedAssessmentResponse.parse({
    id: 's1',
    calculator: 'sheet',
    title: null,
    savedAt: '2026-11-27T12:00:00.000Z',
    ruleSet,
    calculatedOn: '2026-11-27',
    application: form,
    applicationOn: result.on,
    name: result.name,
    form: { form, applicant: result.applicant, on: result.on },
    result,
    ...more,
  });
  if (saved.calculator !== 'sheet') throw new Error('This is no sheet');
  return saved;
}
