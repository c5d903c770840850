import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {
  Endorsement,
  FirstGrantedAs,
  IlrCalculationResponse,
  OpenAnswer,
  OpenQuestionResponse,
} from '@settlewise/contract/assessments';
import { endorsementOptions, firstGrantOptions, openAnswerOptions } from '@settlewise/contract/options';
import { isCivilDate } from '@settlewise/rules/calendar';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { DateField } from '../../../../ui/dates/DateField';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { useToday } from '../../../../ui/dates/useToday';
import { SectionCard } from '../../../../ui/SectionCard';
import type { AnsweredQuestion } from '../draft/answeredQuestion';

interface TwoOutcomesProps {
  result: IlrCalculationResponse;
  onAnswer: ((answered: AnsweredQuestion) => void) | undefined;
}

/** Both outcomes of a question that is open, side by side, and the question itself, to be answered right there. */
export function TwoOutcomes({ result, onAnswer }: TwoOutcomesProps) {
  const { otherOutcome, questions } = result;
  if (otherOutcome === null || questions.length === 0) return null;
  const { supposing, otherwise } = otherOutcome;
  return (
    <SectionCard
      heading="h3"
      title={questions.length === 1 ? 'One question decides your date' : 'Your answers decide your date'}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
          gap: 2,
          '& > p': { p: '16px 20px', border: 1, borderColor: 'divider', borderRadius: '12px' },
          '& strong': { display: 'block', fontSize: '1.1875rem' },
        }}
      >
        <p>
          <span>{supposing}:</span> <strong>{outcomeWords(otherOutcome, result)}</strong>
        </p>
        <p>
          <span>{otherwise}:</span> <strong>{outcomeWords(answerItself(result), result)}</strong>
        </p>
      </Box>
      {questions.map((question) => (
        <Question
          key={`${question.code} ${question.permission ?? question.trip ?? ''}`}
          question={question}
          onAnswer={onAnswer}
        />
      ))}
      <Typography variant="body2" color="textSecondary">
        Not sure? Then both stay possible.
      </Typography>
    </SectionCard>
  );
}

interface Outcome {
  readonly verdict: IlrCalculationResponse['verdict'];
  readonly earliestApplicationDate: string | null;
}

const answerItself = ({ verdict, earliestApplicationDate }: IlrCalculationResponse): Outcome => ({
  verdict,
  earliestApplicationDate,
});

function outcomeWords(
  { verdict, earliestApplicationDate: date }: Outcome,
  { calculationDate }: IlrCalculationResponse,
): string {
  if (date !== null)
    return date < calculationDate
      ? `you can apply (the first day was ${formatLongDate(date)})`
      : `you can apply from ${formatLongDate(date)}`;
  return verdict === 'no_route' ? 'this does not lead to ILR' : 'we cannot name a date';
}

interface QuestionProps {
  question: OpenQuestionResponse;
  onAnswer: ((answered: AnsweredQuestion) => void) | undefined;
}

function Question({ question, onAnswer }: QuestionProps) {
  const { message, why, source } = question;
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{message}</Typography>
      <Typography variant="body2" color="textSecondary">
        {why}{' '}
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          {source.title}
          <span className="visuallyHidden"> (opens in a new tab)</span>
        </a>
      </Typography>
      {onAnswer !== undefined && (
        <div className="noPrint">
          <Answers question={question} onAnswer={onAnswer} />
        </div>
      )}
    </Stack>
  );
}

function Answers({
  question: { code, permission, trip },
  onAnswer,
}: {
  question: OpenQuestionResponse;
  onAnswer: (answered: AnsweredQuestion) => void;
}) {
  if (code === 'claimed_on') return <ClaimedOn onAnswer={onAnswer} />;
  if (code === 'applied_in_time' && permission !== undefined)
    return (
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
        <Button look="quiet" onClick={() => onAnswer({ code, permission, answer: 'yes' })}>
          Yes, in time
        </Button>
        <Button look="quiet" onClick={() => onAnswer({ code, permission, answer: 'no' })}>
          No
        </Button>
      </Stack>
    );
  if (code === 'crown_dependency' && trip !== undefined)
    return (
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
        <Button look="quiet" onClick={() => onAnswer({ code, trip, answer: 'lived_there' })}>
          Yes, I lived there
        </Button>
        <Button look="quiet" onClick={() => onAnswer({ code, trip, answer: 'visited' })}>
          No, I visited
        </Button>
      </Stack>
    );
  if (code === 'endorsed_by')
    return (
      <Choices options={endorsementOptions} onChoose={(answer: Endorsement) => onAnswer({ code, answer })} />
    );
  if (code === 'first_granted_as')
    return (
      <Choices
        options={firstGrantOptions}
        onChoose={(answer: FirstGrantedAs) => onAnswer({ code, answer })}
      />
    );
  if (code === 'medical_discharge')
    return (
      <Choices options={openAnswerOptions} onChoose={(answer: OpenAnswer) => onAnswer({ code, answer })} />
    );
  return null;
}

interface ChoicesProps<Answer extends string> {
  options: readonly { readonly value: Answer; readonly label: string }[];
  onChoose: (answer: Answer) => void;
}

/** One button for each answer that decides: who is not sure sees both outcomes already. */
function Choices<Answer extends string>({ options, onChoose }: ChoicesProps<Answer>) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
      {options
        .filter(({ value }) => value !== 'not_sure')
        .map(({ value, label }) => (
          <Button key={value} look="quiet" onClick={() => onChoose(value)}>
            {label}
          </Button>
        ))}
    </Stack>
  );
}

function ClaimedOn({ onAnswer }: { onAnswer: (answered: AnsweredQuestion) => void }) {
  const today = useToday();
  const [day, setDay] = useState('');
  const [asked, setAsked] = useState(false);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
      <DateField
        label="Day you claimed protection"
        latest={today}
        value={day}
        onChange={setDay}
        error={asked && !isCivilDate(day) ? 'Enter the day you claimed protection' : undefined}
      />
      <Button
        look="quiet"
        onClick={() => {
          setAsked(true);
          if (isCivilDate(day)) onAnswer({ code: 'claimed_on', answer: day });
        }}
      >
        Use this day
      </Button>
    </Stack>
  );
}
