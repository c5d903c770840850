import type { OpenAnswer, ProgressQuestion } from '@settlewise/contract';
import { messageFor } from '../../api/errors';
import { useAnswerAppliedInTime } from '../../api/openQuestions';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './OpenQuestions.module.css';

const answers: readonly { readonly answer: OpenAnswer; readonly label: string }[] = [
  { answer: 'yes', label: 'Yes, in time' },
  { answer: 'no', label: 'No' },
  { answer: 'not_sure', label: 'Not sure' },
];

interface AppliedInTimeProps {
  visa: NonNullable<ProgressQuestion['visa']>;
  answered: OpenAnswer | null;
  /** Id of the text that asks. */
  questionId: string;
  onAnswered: (() => void) | undefined;
}

/** The three answers, each stored at once; it can be changed later in the immigration profile. */
export function AppliedInTime({ visa, answered, questionId, onAnswered }: AppliedInTimeProps) {
  const { mutate, isPending, error } = useAnswerAppliedInTime();
  return (
    <>
      <div role="group" aria-labelledby={questionId} className={styles['answers']}>
        {answers.map(({ answer, label }) => (
          <Button
            key={answer}
            look="quiet"
            busy={isPending}
            aria-pressed={answered === answer}
            onClick={() => mutate({ visa, appliedInTime: answer }, { onSuccess: () => onAnswered?.() })}
          >
            {label}
          </Button>
        ))}
      </div>
      {error !== null && (
        <Notice tone="over" role="alert">
          <p>{messageFor(error, 'Your answer was not stored. Please try again.')}</p>
        </Notice>
      )}
    </>
  );
}
