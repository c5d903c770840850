import type { ProgressOutcome, ProgressQuestion } from '@settlewise/contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { answersOf, whereToLook } from './answersOf';
import { ChosenAnswer } from './ChosenAnswer';
import { ClaimedOn } from './ClaimedOn';
import styles from './OpenQuestions.module.css';

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
    <section aria-labelledby={id} className={styles['open']}>
      <h3 id={id} className={styles['title']}>
        <Icon name="info" size={20} />{' '}
        {questions.length === 1 ? 'One question decides your date' : 'These questions decide your date'}
      </h3>
      {outcomes.length > 0 && (
        <dl className={styles['outcomes']}>
          {outcomes.map(({ supposing, says }) => (
            <div key={supposing} className={styles['outcome']}>
              <dt>{supposing}</dt>
              <dd>{asSentence(says)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={styles['questions']}>
        {questions.map((question) => (
          <li
            key={`${question.code} ${question.visa?.startDate ?? question.journey?.id ?? question.from ?? ''}`}
          >
            <Question question={question} ownRecord={ownRecord} onAnswered={onAnswered} />
          </li>
        ))}
      </ul>
    </section>
  );
}

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
    <div className={styles['question']}>
      <p id={id} className={styles['message']}>
        {message}
      </p>
      <p className={styles['why']}>
        Why we ask: {why} <a href={source.url}>{source.title}</a>
      </p>
      {ownRecord ? (
        <>
          {answered === 'not_sure' && (
            <p className={styles['why']}>
              You said that you are not sure, so both stay possible. {whereToLook[code]}
            </p>
          )}
          <Answer question={question} questionId={id} onAnswered={onAnswered} />
        </>
      ) : (
        <p className={styles['why']}>
          {answered === 'not_sure' ? 'Answered: not sure.' : 'Not answered yet.'}
        </p>
      )}
    </div>
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
  const choices = answersOf(question);
  return choices.length === 0 ? (
    <Link to={question.fillInAt}>Answer it in your immigration profile</Link>
  ) : (
    <ChosenAnswer choices={choices} questionId={questionId} onAnswered={onAnswered} />
  );
}
