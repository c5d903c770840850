import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adviser } from '@settlewise/rules/assessment';
import { isCivilDate } from '@settlewise/rules/calendar';
import { useState } from 'react';
import { useAnswerQuestion } from './openQuestionQueries';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/dates/DateField';
import { problemOfDate } from '../../ui/dates/dateParts';
import { useToday } from '../../ui/dates/useToday';
import { NotStored } from './NotStored';

interface ClaimedOnProps {
  /** Id of the text that asks. */
  questionId: string;
  onAnswered: (() => void) | undefined;
}

/** The day of a claim for protection, typed where it is asked. "Not sure" is an answer: then both outcomes stay. */
export function ClaimedOn({ questionId, onAnswered }: ClaimedOnProps) {
  const { mutate, isPending, error } = useAnswerQuestion();
  const today = useToday();
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [notSure, setNotSure] = useState(false);

  function store(): void {
    setNotSure(false);
    const wrong = isCivilDate(day)
      ? day > today
        ? 'The day of your claim cannot be in the future'
        : undefined
      : (problemOfDate(day, today) ?? 'Enter the day of your claim');
    setProblem(wrong);
    if (wrong === undefined) mutate({ code: 'claimed_on', day }, { onSuccess: () => onAnswered?.() });
  }

  return (
    <Stack
      component="form"
      noValidate
      aria-labelledby={questionId}
      spacing={1.25}
      sx={{ width: 'min(100%, 26rem)' }}
      onSubmit={(event) => {
        event.preventDefault();
        store();
      }}
    >
      <DateField
        label="Date of your claim for protection"
        value={day}
        onChange={(typed) => {
          setDay(typed);
          setProblem(undefined);
        }}
        error={problem}
        latest={today}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.25, pt: 0.5 }}>
        <Button type="submit" look="quiet" busy={isPending}>
          Save this day
        </Button>
        <Button look="quiet" aria-pressed={notSure} onClick={() => setNotSure(true)}>
          Not sure
        </Button>
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary">
        {notSure &&
          `Then both outcomes above stay possible. The papers of your claim have the day. To find it, ask ${adviser}.`}
      </Typography>
      <NotStored error={error} />
    </Stack>
  );
}
