import MaterialLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { Notice } from '../Notice';

export interface Problem {
  /** The id of the field it is about. */
  readonly fieldId: string;
  readonly message: string;
  /** What kind of problem it is: where all are of one kind, the summary is headed by it. */
  readonly kind?: string;
}

interface ErrorSummaryProps {
  problems: readonly Problem[];
  /** What is wrong with the whole, when it is not about a field. */
  message?: string | null;
  /** Heads what is wrong with the whole. */
  title?: string;
  /** Changes with each try; the summary then takes the focus. */
  attempt: number;
}

const mixed = 'Please check these answers';

/** What has to be put right, at the top of a form: each entry leads to its field and has the field's own words. */
export function ErrorSummary({ problems, message, title = '', attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  const kinds = new Set(problems.map(({ kind }) => kind ?? mixed));
  const [kind = mixed] = kinds;
  const hasMessage = message !== undefined && message !== null && message !== '';
  if (problems.length === 0 && !hasMessage) return null;
  return (
    <Notice
      ref={box}
      tone="over"
      role="alert"
      title={problems.length === 0 ? title : kinds.size === 1 ? kind : mixed}
    >
      {hasMessage && <p>{message}</p>}
      {problems.length > 0 && (
        <Stack component="ul" spacing={0.5}>
          {problems.map((problem, position) => (
            // Several problems can lead to one field.
            <li key={`${problem.fieldId} ${position}`}>
              <MaterialLink
                color="error"
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  minHeight: 32,
                  fontWeight: 600,
                  lineHeight: 1.35,
                }}
                href={`#${problem.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(problem.fieldId)?.focus();
                }}
              >
                {problem.message}
              </MaterialLink>
            </li>
          ))}
        </Stack>
      )}
    </Notice>
  );
}
