import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { isRight, rightOnesOf, type Question } from '@settlewise/practice';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { Note } from '../../../ui/Note';
import { Pill } from '../../../ui/Pill';
import { kindLabels } from '../labels';
import { Explanation } from './Explanation';
import { Options } from './Options';
import { canReadAloud, readAloud, readAnswerAloud, stopReading } from './speech';

interface QuestionFormProps {
  question: Question;
  /** The place of the question, from 1. */
  number: number;
  chosen: readonly number[];
  answered: boolean;
  /** Whether it, and then its answer, is read aloud as soon as it is on show. */
  aloud: boolean;
  /** The heading takes the focus: whoever uses a keyboard or a screen reader begins there. */
  takesFocus: boolean;
  onChoose: (chosen: readonly number[]) => void;
}

/** One question with its options and, once it is answered, why. */
export function QuestionForm(props: QuestionFormProps) {
  const { question, number, chosen, answered, aloud, takesFocus, onChoose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [question.id, takesFocus]);
  const read = () => (answered ? readAnswerAloud(question, isRight(question, chosen)) : readAloud(question));
  const readOnArrival = useEffectEvent(read);
  useEffect(() => {
    if (!aloud || !canReadAloud()) return undefined;
    readOnArrival();
    return stopReading;
  }, [question, answered, aloud]);
  const tooMany = question.kind === 'two' && chosen.length > rightOnesOf('two');
  return (
    <Stack spacing={2}>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 1.5 }}>
          <Box component="h2" ref={heading} tabIndex={-1} sx={{ fontSize: '1.25em', lineHeight: 1.35 }}>
            <span className="visuallyHidden">Question {number}: </span>
            {question.text}
          </Box>
          <Note>{kindLabels[question.kind]}</Note>
        </Box>
        <Stack spacing={1.25}>
          <Options question={question} chosen={chosen} onChoose={onChoose} answered={answered} />
        </Stack>
      </Box>
      {tooMany && <Note>You have chosen more than two. Take one away.</Note>}
      {canReadAloud() && (
        <Box>
          <Button look="plain" onClick={read}>
            Read aloud
          </Button>
        </Box>
      )}
      <div role="status">
        {answered && (
          <Stack spacing={1}>
            <div>
              {isRight(question, chosen) ? (
                <Pill tone="within">Right</Pill>
              ) : (
                <Pill tone="soon" icon="close">
                  Not right
                </Pill>
              )}
            </div>
            <Explanation question={question} />
          </Stack>
        )}
      </div>
    </Stack>
  );
}
