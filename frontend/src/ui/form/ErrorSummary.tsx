import { useEffect, useRef } from 'react';
import { Notice } from '../Notice';
import styles from './ErrorSummary.module.css';

export interface Problem {
  /** The id of the field it is about. */
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  problems: readonly Problem[];
  /** What is wrong with the whole, when it is not about a field. */
  message?: string | null;
  /** Changes with each try; the summary then takes the focus. */
  attempt: number;
}

/** What has to be put right, at the top of a form: each entry leads to its field and has the field's own words. */
export function ErrorSummary({ problems, message, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  const hasMessage = message !== undefined && message !== null && message !== '';
  if (problems.length === 0 && !hasMessage) return null;
  return (
    <Notice
      ref={box}
      tone="over"
      role="alert"
      title={problems.length > 0 ? 'Please check these answers' : ''}
    >
      {hasMessage && <p>{message}</p>}
      {problems.length > 0 && (
        <ul className={styles['list']}>
          {problems.map((problem) => (
            <li key={problem.fieldId}>
              <a
                href={`#${problem.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(problem.fieldId)?.focus();
                }}
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
