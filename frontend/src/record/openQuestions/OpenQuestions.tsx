import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ProgressOutcome, ProgressQuestion } from '@settlewise/contract/openOutcomes';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { Note } from '../../ui/Note';
import { answersOf, whereToLook } from './answersOf';
import { ChosenAnswer } from './ChosenAnswer';
import { ClaimedOn } from './ClaimedOn';

interface OpenQuestionsProps {
  questions: readonly ProgressQuestion[];
  outcomes: readonly ProgressOutcome[];
  /** False for a reader of somebody else's record, who answers nothing. */
  ownRecord?: boolean;
  /** An answer was stored. */
  onAnswered?: () => void;
}

/** What is open, and how it comes out either way, side by side: neither is called the date before it is answered. */
export function OpenQuestions({ questions, outcomes, ownRecord = true, onAnswered }: OpenQuestionsProps) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      spacing={2}
      sx={{ width: '100%', p: 2.5, border: 1, borderColor: 'divider', borderRadius: '12px' }}
    >
      <Typography variant="h3" component="h3" id={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon name="info" size={20} />{' '}
        {questions.length === 1 ? 'One question decides your date' : 'These questions decide your date'}
      </Typography>
      {outcomes.length > 0 && (
        <Box component="dl" sx={outcomesSx}>
          {outcomes.map(({ supposing, says }) => (
            <div key={supposing}>
              <dt>{supposing}</dt>
              <dd>{asSentence(says)}</dd>
            </div>
          ))}
        </Box>
      )}
      <Stack component="ul" spacing={2.5}>
        {questions.map((question) => (
          <li
            key={`${question.code} ${question.visa?.startDate ?? question.journey?.id ?? question.from ?? ''}`}
          >
            <Question question={question} ownRecord={ownRecord} onAnswered={onAnswered} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const outcomesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 1.5,
  '& > div': {
    p: '14px 16px',
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: 'background.paper',
  },
  '& dt': { color: 'text.secondary', fontSize: '0.9375rem' },
  '& dd': { fontSize: '1.1875rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
} as const;

const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

interface QuestionProps {
  question: ProgressQuestion;
  ownRecord: boolean;
  onAnswered: (() => void) | undefined;
}

function Question({ question, ownRecord, onAnswered }: QuestionProps) {
  const { message, why, code, answered, source } = question;
  const id = useId();
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {message}
      </Typography>
      <Note>
        Why we ask: {why} <a href={source.url}>{source.title}</a>
      </Note>
      {ownRecord ? (
        <>
          {answered === 'not_sure' && (
            <Note>You said that you are not sure, so both stay possible. {whereToLook[code]}</Note>
          )}
          <Answer question={question} questionId={id} onAnswered={onAnswered} />
        </>
      ) : (
        <Note>{answered === 'not_sure' ? 'Answered: not sure.' : 'Not answered yet.'}</Note>
      )}
    </Stack>
  );
}

interface AnswerProps {
  question: ProgressQuestion;
  questionId: string;
  onAnswered: (() => void) | undefined;
}

/** Answered where it stands; what cannot be is answered where the record is kept. */
function Answer({ question, questionId, onAnswered }: AnswerProps) {
  if (question.code === 'claimed_on') return <ClaimedOn questionId={questionId} onAnswered={onAnswered} />;
  // The rule answers it, not the person.
  if (question.code === 'bno_child') return null;
  const choices = answersOf(question);
  return choices.length === 0 ? (
    <Link to={question.fillInAt}>Answer it in your immigration profile</Link>
  ) : (
    <ChosenAnswer choices={choices} questionId={questionId} onAnswered={onAnswered} />
  );
}
