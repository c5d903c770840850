import { checklistIncomeLabels, checklistIncomes, type OpenChecklistQuestion } from '@settlewise/rules';
import { SelectField } from '../../../ui/form/SelectField';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { SectionCard } from '../../../ui/SectionCard';
import type { Answers } from './draft';

interface QuestionsProps {
  asked: readonly OpenChecklistQuestion[];
  answers: Answers;
  onChange: (answers: Answers) => void;
}

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const incomes = checklistIncomes.map((value) => ({ value, label: checklistIncomeLabels[value] }));

/** What the record does not answer. What was answered here stays, so that it can be changed. */
export function Questions({ asked, answers, onChange }: QuestionsProps) {
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
            value={textOf(answers[id])}
            onChange={({ target }) => onChange(withAnswer(answers, id, target.value))}
          />
        ))}
      </TwoColumns>
    </SectionCard>
  );
}

const textOf = (answer: string | boolean | undefined): string =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : (answer ?? '');

function withAnswer(answers: Answers, id: keyof Answers, text: string): Answers {
  if (id === 'income') return { ...answers, income: checklistIncomes.find((income) => income === text) };
  return { ...answers, [id]: text === '' ? undefined : text === 'yes' };
}
