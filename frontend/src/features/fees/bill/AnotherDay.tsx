import Stack from '@mui/material/Stack';
import {
  isCivilDate,
  poundsOfPence,
  sumOfFees,
  UnsoundAssessment,
  type FeesAnswer,
  type FeesQuestion,
} from '@settlewise/rules';
import { useState } from 'react';
import { DateField } from '../../../ui/dates/DateField';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { SelectField } from '../../../ui/form/SelectField';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { longestChoice, titleOfStep } from '../labels';
import { partsOfPlan, type PlannedStep } from '../plan/plan';

interface AnotherDayProps {
  question: FeesQuestion;
  steps: readonly PlannedStep[];
}

/** One application on its own day and on another, side by side. */
export function AnotherDay({ question, steps }: AnotherDayProps) {
  const [chosen, setChosen] = useState('');
  const [other, setOther] = useState('');
  const place = Math.max(
    0,
    steps.findIndex(({ id }) => id === chosen),
  );
  const planned = steps[place];
  const step = question.steps[place];
  if (planned === undefined || step === undefined) return null;
  const billOn = (on: string): FeesAnswer | null => {
    if (!isCivilDate(on)) return null;
    try {
      return sumOfFees({ ...question, steps: [{ ...step, on }], costs: [] });
    } catch (error) {
      // Somebody is born after that day, for example.
      if (error instanceof UnsoundAssessment) return null;
      throw error;
    }
  };
  const bills = [billOn(step.on), billOn(other)] as const;
  return (
    <SectionCard
      title="This day or that day"
      lead="What an application costs if you pay on another day."
      foldsTo="Compare"
      oneOf={partsOfPlan}
    >
      <Stack spacing={2}>
        <TwoColumns least={longestChoice}>
          <SelectField
            label="Application"
            options={steps.map((each) => ({ value: each.id, label: titleOfStep(each) }))}
            value={planned.id}
            onChange={({ target }) => setChosen(target.value)}
          />
          <DateField label="The other day" value={other} onChange={setOther} />
        </TwoColumns>
        <Compared bills={bills} days={[step.on, other]} />
      </Stack>
    </SectionCard>
  );
}

const kinds = [
  ['application', 'Application'],
  ['surcharge', 'Health surcharge'],
  ['priority', 'Faster decision'],
  ['ceremony', 'Ceremony'],
  ['test', 'Tests'],
  ['other', 'Other parts'],
] as const;

interface ComparedProps {
  bills: readonly [FeesAnswer | null, FeesAnswer | null];
  days: readonly [string, string];
}

function Compared({ bills: [one, other], days }: ComparedProps) {
  if (one === null) return null;
  if (other === null)
    return days[1] === '' ? null : <Note>Nobody can apply on that day. Choose another one.</Note>;
  const ofKind = ({ lines }: FeesAnswer, kind: string) =>
    lines.filter((line) => line.kind === kind).reduce((sum, { pence }) => sum + pence, 0);
  const rows = kinds.flatMap(([kind, label]) => {
    const sums = [ofKind(one, kind), ofKind(other, kind)] as const;
    return sums[0] === 0 && sums[1] === 0 ? [] : [[label, ...sums.map(poundsOfPence)]];
  });
  const difference = other.totalPence - one.totalPence;
  const words = {
    '-1': `You pay ${poundsOfPence(-difference)} less on the other day.`,
    '0': 'Both days cost the same.',
    '1': `You pay ${poundsOfPence(difference)} more on the other day.`,
  } as const;
  const sign = difference === 0 ? '0' : difference < 0 ? '-1' : '1';
  return (
    <div role="status">
      <SimpleTable
        caption="Both days beside each other"
        columns={['', ...days.map((day) => ({ label: formatLongDate(day), number: true }))]}
        rows={[...rows, ['In all', poundsOfPence(one.totalPence), poundsOfPence(other.totalPence)]]}
        rowHeaders
      />
      <p>{words[sign]}</p>
      {other.warnings.map(({ message }) => (
        <Note key={message}>{message}</Note>
      ))}
    </div>
  );
}
