import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { visaTypeValueOf } from '@settlewise/contract/visaTypeChoices';
import { useState, type FormEvent } from 'react';
import { ApiError, messageFor, type FieldProblem } from '../../api/errors';
import { useGenerateTimeline } from '../../record/progress/progressQueries';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/dates/DateField';
import { SwitchField } from '../../ui/form/SwitchField';
import { Notice } from '../../ui/Notice';
import { VisaTypeField } from '../../ui/visaTypes/VisaTypeField';
import { AbsenceEntries, YearEntries } from './AbsenceEntries';
import { DeveloperPage } from './DeveloperPage';
import { requestOf, sampleAnswers, type TimelineAnswers } from './timelineForm';
import { TimelineView } from './TimelineView';

/** Asks for a timeline and shows everything that is answered. */
export function TimelineTestPage() {
  return (
    <DeveloperPage
      title="Timeline Test"
      lead="For developers: makes a timeline from a visa and days away, and shows what is answered."
    >
      <TimelineTest />
    </DeveloperPage>
  );
}

function TimelineTest() {
  const [answers, setAnswers] = useState(sampleAnswers);
  const generate = useGenerateTimeline();
  const change = (part: Partial<TimelineAnswers>) => setAnswers((before) => ({ ...before, ...part }));
  const problems = generate.error instanceof ApiError ? generate.error.fieldProblems : [];
  const errorOf = (path: string) => problems.find((problem) => problem.path === path)?.message;

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!generate.isPending) generate.mutate(requestOf(answers));
  }

  return (
    <>
      <Card component="form" noValidate aria-label="Timeline test" onSubmit={send}>
        <CardContent>
          <Stack spacing={2.5} sx={{ '& > button': { alignSelf: 'flex-start' } }}>
            <VisaTypeField
              label="Visa type"
              value={answers.visaType}
              onChange={(visaType) => change({ visaType: visaTypeValueOf(visaType) ?? 'other' })}
              error={errorOf('visaType')}
            />
            <DateField
              label="Start date"
              value={answers.visaStartDate}
              onChange={(visaStartDate) => change({ visaStartDate })}
              error={errorOf('visaStartDate')}
            />
            <SwitchField
              id="timeline-detailed"
              label="Use detailed absences"
              hint="Each absence with its dates, instead of days per year"
              checked={answers.useDetailedAbsences}
              onChange={({ target }) => change({ useDetailedAbsences: target.checked })}
            />
            {answers.useDetailedAbsences ? (
              <AbsenceEntries
                entries={answers.absences}
                onChange={(absences) => change({ absences })}
                errorOf={errorOf}
              />
            ) : (
              <YearEntries
                entries={answers.absencesPerYear}
                onChange={(absencesPerYear) => change({ absencesPerYear })}
                errorOf={errorOf}
              />
            )}
            <Button type="submit" busy={generate.isPending}>
              {generate.isPending ? 'Generating...' : 'Generate timeline'}
            </Button>
          </Stack>
        </CardContent>
      </Card>
      {generate.isError && <Failure error={generate.error} problems={problems} />}
      {generate.data !== undefined && !generate.isError && <TimelineView timeline={generate.data} />}
    </>
  );
}

function Failure({ error, problems }: { error: unknown; problems: readonly FieldProblem[] }) {
  return (
    <Notice tone="over" role="alert">
      <p>{messageFor(error, 'Failed to generate timeline')}</p>
      {problems.length > 1 && (
        <ul>
          {problems.map(({ path, message }) => (
            <li key={path}>
              {path}: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
