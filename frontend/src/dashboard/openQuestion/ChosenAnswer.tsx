import { messageFor } from '../../api/errors';
import { useAnswerQuestion, type AnsweredQuestion } from '../../api/openQuestions';
import { Button } from '../../ui/Button';
import styles from './OpenQuestions.module.css';
import { NotStored } from './NotStored';

export interface Choice {
  readonly label: string;
  readonly answered: AnsweredQuestion;
  /** It was the answer before. */
  readonly chosen: boolean;
}

interface ChosenAnswerProps {
  choices: readonly Choice[];
  /** Id of the text that asks. */
  questionId: string;
  onAnswered: (() => void) | undefined;
}

/** Some answers to choose from, each stored at once; it can be changed later where the record is kept. */
export function ChosenAnswer({ choices, questionId, onAnswered }: ChosenAnswerProps) {
  const { mutate, isPending, error } = useAnswerQuestion();
  return (
    <>
      <div role="group" aria-labelledby={questionId} className={styles['answers']}>
        {choices.map(({ label, answered, chosen }) => (
          <Button
            key={label}
            look="quiet"
            busy={isPending}
            aria-pressed={chosen}
            onClick={() => mutate(answered, { onSuccess: () => onAnswered?.() })}
          >
            {label}
          </Button>
        ))}
      </div>
      <NotStored message={error === null ? null : messageFor(error, notStored)} />
    </>
  );
}

export const notStored = 'Your answer was not stored. Please try again.';
