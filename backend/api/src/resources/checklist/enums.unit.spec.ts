import { checklistRequest } from '@settlewise/contract/checklist';
import {
  type ChecklistAnswer,
  checklistForms,
  checklistIncomes,
  type ChecklistQuestion,
  checklistRoles,
} from '@settlewise/rules/documentChecklist';
import { describe, expect, it } from 'vitest';

// The contract knows no rules, so it writes the names that a request may hold once more.

const { form, applicant, answers } = checklistRequest.shape;
const asked = answers.unwrap().shape;

/** As the compiler sees them: it refuses a name too many, and one that is left out. */
const answerNames: Readonly<Record<ChecklistAnswer, true>> = {
  exceptedAbsences: true,
  gapInPermission: true,
  convictions: true,
  foreignLanguageDocuments: true,
  income: true,
  spouseOfBritishCitizen: true,
  longAbsences: true,
  sameEmployerSixMonths: true,
  grantedBeforeApril2024: true,
};
const questionNames: Readonly<Record<keyof ChecklistQuestion, true>> = {
  form: true,
  route: true,
  plannedOn: true,
  applicant: true,
  answers: true,
  documents: true,
  held: true,
};

describe('What a request for a checklist may name is what the rules know', () => {
  it.each([
    ['forms', form.options, checklistForms],
    ['roles', applicant.shape.role.unwrap().options, checklistRoles],
    ['incomes', asked.income.unwrap().unwrap().options, checklistIncomes],
    ['answers', Object.keys(asked), Object.keys(answerNames)],
    ['parts', Object.keys(checklistRequest.shape), Object.keys(questionNames)],
  ] as const)('%s', (_name, inContract, inRules) => {
    expect(inContract.length).toBeGreaterThan(1);
    expect([...inContract].sort()).toEqual([...inRules].sort());
  });
});
