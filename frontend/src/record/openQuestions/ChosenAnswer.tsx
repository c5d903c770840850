import Stack from '@mui/material/Stack';
import { Button } from '../../ui/Button';
import { NotStored } from './NotStored';
import { useAnswerQuestion, type AnsweredQuestion } from './openQuestionQueries';

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
      <Stack
        role="group"
        aria-labelledby={questionId}
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1.25, pt: 0.5 }}
      >
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
      </Stack>
      <NotStored error={error} />
    </>
  );
}
