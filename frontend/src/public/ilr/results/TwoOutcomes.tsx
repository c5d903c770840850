import type { IlrCalculationResponse, OpenQuestionResponse } from '@settlewise/contract';
import { isCivilDate } from '@settlewise/rules';
import { useId, useState } from 'react';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { formatLongDate } from '../../../ui/dates/formatDate';
import type { AnsweredQuestion } from '../draft/answeredQuestion';
import styles from './TwoOutcomes.module.css';

interface TwoOutcomesProps {
  result: IlrCalculationResponse;
  onAnswer: ((answered: AnsweredQuestion) => void) | undefined;
}

/** Both outcomes of a question that is open, side by side, and the question itself, to be answered right there. */
export function TwoOutcomes({ result, onAnswer }: TwoOutcomesProps) {
  const titleId = useId();
  const { otherOutcome, questions } = result;
  if (otherOutcome === null || questions.length === 0) return null;
  const { supposing, otherwise } = otherOutcome;
  return (
    <section aria-labelledby={titleId} className={`card ${styles['open']}`}>
      <h3 id={titleId} className={styles['title']}>
        {questions.length === 1 ? 'One question decides your date' : 'Your answers decide your date'}
      </h3>
      <div className={styles['sides']}>
        <p className={styles['side']}>
          <span>{supposing}:</span> <strong>{outcomeWords(otherOutcome, result)}</strong>
        </p>
        <p className={styles['side']}>
          <span>{otherwise}:</span> <strong>{outcomeWords(answerItself(result), result)}</strong>
        </p>
      </div>
      {questions.map((question) => (
        <Question
          key={`${question.code} ${question.permission ?? question.trip ?? ''}`}
          question={question}
          onAnswer={onAnswer}
        />
      ))}
      <p className={styles['why']}>Not sure? Then both stay possible.</p>
    </section>
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
      ? `you could apply since ${formatLongDate(date)}`
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
    <div className={styles['question']}>
      <p className={styles['message']}>{message}</p>
      <p className={styles['why']}>
        {why}{' '}
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          {source.title}
          <span className="visuallyHidden"> (opens in a new tab)</span>
        </a>
      </p>
      {onAnswer !== undefined && (
        <div className="noPrint">
          <Answers question={question} onAnswer={onAnswer} />
        </div>
      )}
    </div>
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
      <div className={styles['answers']}>
        <Button look="quiet" onClick={() => onAnswer({ code, permission, answer: 'yes' })}>
          Yes, in time
        </Button>
        <Button look="quiet" onClick={() => onAnswer({ code, permission, answer: 'no' })}>
          No
        </Button>
      </div>
    );
  if (code === 'crown_dependency' && trip !== undefined)
    return (
      <div className={styles['answers']}>
        <Button look="quiet" onClick={() => onAnswer({ code, trip, answer: 'lived_there' })}>
          Yes, I lived there
        </Button>
        <Button look="quiet" onClick={() => onAnswer({ code, trip, answer: 'visited' })}>
          No, I visited
        </Button>
      </div>
    );
  return null;
}

function ClaimedOn({ onAnswer }: { onAnswer: (answered: AnsweredQuestion) => void }) {
  const [day, setDay] = useState('');
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles['answers']}>
      <DateField
        label="Day you claimed protection"
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
    </div>
  );
}
