import { writtenDate } from '../assessment/wording';
import { absenceLimits } from '../parameters/absenceLimits';
import { absenceRules } from '../parameters/absenceRules';
import { documentRules } from '../parameters/documentRules';
import { inWordsOn, valueOn } from '../parameters/parameter';
import { refusalRules } from '../parameters/personalRules';
import type { OpenChecklistQuestion } from './answer';
import type { ChecklistAnswer, ChecklistIncome } from './question';
import type { ChecklistCase } from './row';
import { noLimitOnRoute } from './rows/general';

type Ask = (one: ChecklistCase) => Pick<OpenChecklistQuestion, 'text' | 'why'>;

/** The questions, each asked only if it changes the list. */
export const checklistQuestions: Readonly<Record<ChecklistAnswer, Ask>> = {
  exceptedAbsences: () => ({
    text: 'Do you want absences to be left out of the count?',
    why: 'For illness, a disaster, research or travel that was not possible you need proof.',
  }),
  gapInPermission: () => ({
    text: 'Was there a day on which you had no permission?',
    why: 'You have to give the reasons. Waiting for a decision is no such day where you applied in time.',
  }),
  convictions: ({ on }) => ({
    text: `Is there a conviction, a penalty, a debt to the NHS of ${inWordsOn(refusalRules.debtToTheNhs, on)} or more, or an open court bill?`,
    why: 'Papers on it belong to the application.',
  }),
  foreignLanguageDocuments: () => ({
    text: 'Is any of your papers in a language other than English or Welsh?',
    why: 'It needs a certified translation.',
  }),
  income: () => ({
    text: 'What does your family live on?',
    why: 'Each kind of income has papers of its own.',
  }),
  spouseOfBritishCitizen: () => ({
    text: 'Is your husband, wife or civil partner a British citizen?',
    why: 'Then three years count, and their passport is asked for.',
  }),
  longAbsences: (one) => (one.form === 'SET(M)' ? longForTheList(one) : overTheLimits(one)),
  sameEmployerSixMonths: ({ on }) => ({
    text: `Have you been with the same employer for ${inWordsOn(documentRules.payslipsOneEmployer, on)} or more?`,
    why: `Then payslips of that time are enough. Otherwise they cover ${inWordsOn(documentRules.payslipsOtherwise, on)}.`,
  }),
  grantedBeforeApril2024: ({ on }) => ({
    text: `Was your present permission granted before ${writtenDate(valueOn(absenceRules.longResidenceCurrentPermission, on).grantedFrom)}?`,
    why: 'Then you need not have held it for twelve months.',
  }),
};

const haveToBeListed = 'Long absences have to be listed and explained.';

const longForTheList: Ask = (one) => ({
  text: `Were you away for ${inWordsOn(absenceRules.listedAbsences, one.on)} or more in any twelve months?`,
  why: noLimitOnRoute(one) ? 'If not, you need no list of your absences.' : haveToBeListed,
});

const overTheLimits: Ask = ({ answers, on }) => {
  const total = answers.spouseOfBritishCitizen === true ? absenceLimits.threeYears : absenceLimits.fiveYears;
  return {
    text: `Were you away for more than ${inWordsOn(total, on)} in all? Or for more than ${inWordsOn(absenceLimits.finalYear, on)} in the last twelve months?`,
    why: haveToBeListed,
  };
};

/** The label of each type of income. */
export const checklistIncomeLabels: Readonly<Record<ChecklistIncome, string>> = {
  employed: 'Pay from an employer',
  self_employed: 'Work of your own',
  savings: 'Savings',
  benefits: 'Disability or carer’s benefit',
};
