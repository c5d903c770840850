import {
  answerInRecord,
  type ChecklistAnswer,
  type ChecklistAnswers,
  checklistIncomeLabels,
  checklistIncomes,
  type OpenChecklistQuestion,
} from '@settlewise/rules/documentChecklist';
import { SelectField } from '../../../ui/form/SelectField';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { SectionCard } from '../../../ui/SectionCard';

interface QuestionsProps {
  asked: readonly OpenChecklistQuestion[];
  answers: ChecklistAnswers;
  onAnswer: (question: ChecklistAnswer, given: ChecklistAnswers[ChecklistAnswer]) => void;
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const incomes = checklistIncomes.map((value) => ({ value, label: checklistIncomeLabels[value] }));

/** What the record does not answer. What was answered here stays, so that it can be changed. */
export function Questions({ asked, answers, onAnswer }: QuestionsProps) {
  if (asked.length === 0) return null;
  const open = asked.filter(({ id }) => answers[id] === undefined).length;
  return (
    <SectionCard
      title="A few questions"
      lead="Your record does not answer them. Each one makes your list shorter or more exact."
      className="noPrint"
      foldsTo={open === 0 ? 'all answered' : `${open} open`}
    >
      <TwoColumns>
        {asked.map(({ id, text, why }) => (
          <SelectField
            key={id}
            label={text}
            hint={why}
            options={id === 'income' ? incomes : yesOrNo}
            placeholder="Not answered yet"
            value={answerInRecord(answers[id]) ?? ''}
            onChange={({ target }) => onAnswer(id, given(id, target.value))}
          />
        ))}
      </TwoColumns>
    </SectionCard>
  );
}

function given(id: ChecklistAnswer, text: string): ChecklistAnswers[ChecklistAnswer] {
  if (id === 'income') return checklistIncomes.find((income) => income === text);
  return text === '' ? undefined : text === 'yes';
}
