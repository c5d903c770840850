import { adviser, isCivilDate } from '@settlewise/rules';
import { useState } from 'react';
import { messageFor } from '../../api/errors';
import { useAnswerQuestion } from '../../api/openQuestions';
import { Button } from '../../ui/Button';
import { DateField } from '../../ui/dates/DateField';
import { typedDateProblem } from '../../ui/dates/typedDateProblem';
import { useToday } from '../../ui/dates/useToday';
import { notStored } from './ChosenAnswer';
import { NotStored } from './NotStored';
import styles from './OpenQuestions.module.css';

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
      : (typedDateProblem(day, today) ?? 'Enter the day of your claim');
    setProblem(wrong);
    if (wrong === undefined) mutate({ code: 'claimed_on', day }, { onSuccess: () => onAnswered?.() });
  }

  return (
    <form
      noValidate
      aria-labelledby={questionId}
      className={styles['dated']}
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
      <div className={styles['answers']}>
        <Button type="submit" look="quiet" busy={isPending}>
          Save this day
        </Button>
        <Button look="quiet" aria-pressed={notSure} onClick={() => setNotSure(true)}>
          Not sure
        </Button>
      </div>
      <p role="status" className={styles['why']}>
        {notSure &&
          `Then both outcomes above stay possible. The papers of your claim have the day. To find it, ask ${adviser}.`}
      </p>
      <NotStored message={error === null ? null : messageFor(error, notStored)} />
    </form>
  );
}
