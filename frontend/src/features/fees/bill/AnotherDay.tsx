import Stack from '@mui/material/Stack';
import { UnsoundAssessment } from '@settlewise/rules/assessment';
import { isCivilDate } from '@settlewise/rules/calendar';
import { type FeesAnswer, type FeesQuestion, sumOfFees } from '@settlewise/rules/fees';
import { poundsOfPence } from '@settlewise/rules/parameters';
import { useState } from 'react';
import { DateField } from '../../../ui/dates/DateField';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { SelectField } from '../../../ui/form/SelectField';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { Note } from '../../../ui/Note';
import { SectionCard } from '../../../ui/SectionCard';
import { SimpleTable } from '../../../ui/SimpleTable';
import { longestChoice, nameInSentence, nameOfPerson, titleOfStep } from '../labels';
import { isChildOn, partsOfPlan, type PlannedPerson, type PlannedStep } from '../plan/plan';

interface AnotherDayProps {
  question: FeesQuestion;
  people: readonly PlannedPerson[];
  steps: readonly PlannedStep[];
  /** What is to be known of a step on a day beside its sum. */
  saidOf: (step: PlannedStep) => readonly string[];
}

/** One application on its own day and on another, side by side. */
export function AnotherDay({ question, people, steps, saidOf }: AnotherDayProps) {
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
            options={steps.map((each) => ({ value: each.id, label: titleOfStep(each, people) }))}
            value={planned.id}
            onChange={({ target }) => setChosen(target.value)}
          />
          <DateField label="The other day" value={other} onChange={setOther} />
        </TwoColumns>
        <Compared
          bills={bills}
          days={[step.on, other]}
          people={people}
          step={planned}
          said={isCivilDate(other) ? saidOf({ ...planned, on: other }) : []}
        />
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
  /** Of the whole plan: who has no name is called by their place in it. */
  people: readonly PlannedPerson[];
  step: PlannedStep;
  said: readonly string[];
}

/** What changes the sum between the two days, and who comes of age where a birthday does. */
function changesBetween({ bills, days, people, step }: Omit<ComparedProps, 'said'>): readonly string[] {
  const [from = '', to = ''] = days.toSorted();
  const changes = bills
    .flatMap((bill) => bill?.changes ?? [])
    .filter(({ payBy }) => payBy >= from && payBy < to);
  const comesOfAge = (person: PlannedPerson) =>
    !step.without.includes(person.id) && isChildOn(person, from) && !isChildOn(person, to);
  const grown = changes.some(({ code }) => code === 'birthday')
    ? people.flatMap((person, place) => (comesOfAge(person) ? [isAdult(person, place)] : []))
    : [];
  return [...new Set(changes.map(({ message }) => message)), ...grown];
}

const isAdult = (person: PlannedPerson, place: number): string =>
  nameInSentence(person, place) === 'you'
    ? 'You are an adult by the later day.'
    : `${nameOfPerson(person, place)} is an adult by the later day.`;

function Compared({ said, ...compared }: ComparedProps) {
  const { bills, days } = compared;
  const [one, other] = bills;
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
      {[...said, ...changesBetween(compared)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {other.warnings.map(({ message }) => (
        <Note key={message}>{message}</Note>
      ))}
    </div>
  );
}
