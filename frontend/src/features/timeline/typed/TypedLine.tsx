import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent, type ReactNode } from 'react';
import { messageFor } from '../../../api/errors';
import { useGenerateTimeline } from '../../../record/progress/progressQueries';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { useToday } from '../../../ui/dates/useToday';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { MoreLink } from '../../../ui/MoreLink';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { VisaTypeField } from '../../../ui/visaTypes/VisaTypeField';
import { LineCard } from '../line/LineCard';
import { PlannedCard } from './PlannedCard';
import { PlannedFields } from './PlannedFields';
import { plannedProblems } from './plannedProblems';
import { lineOfTyped, nothingTyped, problemsOf, requestOf, type TypedVisa } from './typedLine';

/**
 * The line of a visa that somebody types, with an application that they plan, for whose record has none: to see what they would get before they record it.
 * @param empty what stands there while there is no line
 */
export function TypedLine({ empty }: { empty: ReactNode }) {
  const [typed, setTyped] = useState(nothingTyped);
  const [isChecked, setIsChecked] = useState(false);
  const answer = useGenerateTimeline();
  const today = useToday();
  const problems = isChecked ? problemsOf(typed, today) : {};

  /** What was answered is not the answer to what is typed now. */
  function change(part: Partial<TypedVisa>): void {
    setTyped((before) => ({ ...before, ...part }));
    answer.reset();
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsChecked(true);
    const request = requestOf(typed, today);
    if (request !== null && !answer.isPending) answer.mutate(request);
  }

  const line = answer.data === undefined ? null : lineOfTyped(answer.data, typed.ends);
  const planned = answer.data?.planned ?? null;
  const planProblems =
    answer.data === undefined || planned === null ? [] : plannedProblems(answer.data, planned);
  return (
    <>
      {line === null && empty}
      <SectionCard
        title="Try it without recording"
        lead="Type a visa, and what you plan to apply for, to see its line. Nothing of this is kept."
        className="noPrint"
      >
        <Stack component="form" noValidate aria-label="A visa to try" spacing={2} onSubmit={send}>
          <VisaTypeField
            label="Visa type"
            value={typed.visaType}
            error={problems.visaType}
            onChange={(visaType) => change({ visaType })}
          />
          <TwoColumns>
            <DateField
              label="The visa begins on"
              value={typed.begins}
              error={problems.begins}
              onChange={(begins) => change({ begins })}
            />
            <DateField
              label="It ends on"
              optional
              value={typed.ends}
              error={problems.ends}
              onChange={(ends) => change({ ends })}
            />
          </TwoColumns>
          <PlannedFields typed={typed} problems={problems} today={today} onChange={change} />
          {answer.isError && (
            <Notice tone="over" role="alert">
              {messageFor(answer.error, 'The line could not be made. Please try again.')}
            </Notice>
          )}
          <Button type="submit" look="quiet" busy={answer.isPending} sx={{ alignSelf: 'flex-start' }}>
            Show the line
          </Button>
        </Stack>
      </SectionCard>
      <p role="status" className="visuallyHidden">
        {line !== null &&
          [...planProblems.map(({ title }) => `${title}.`), 'The line of the visa stands below.'].join(' ')}
      </p>
      {line !== null && answer.data !== undefined && (
        <>
          {planned !== null && <PlannedCard planned={planned} problems={planProblems} />}
          <LineCard line={line} today={answer.data.asOf} isListClosed={planned !== null} />
          <SectionCard title="What this line supposes" foldsTo="no days away">
            <Typography>
              No days away, and no earlier visa.{' '}
              {planned?.appliedFor === 'work_or_study' && 'An extension is of the same visa. '}
              With your journeys and visas in your record the days can be others.
            </Typography>
            {answer.data.notes.length > 0 && (
              <Box component="ul" sx={{ display: 'grid', gap: 0.75, pl: '1.2em', listStyle: 'disc' }}>
                {answer.data.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </Box>
            )}
            <MoreLink to="/dashboard/immigration-profile">Add your visa to your record</MoreLink>
          </SectionCard>
        </>
      )}
    </>
  );
}
