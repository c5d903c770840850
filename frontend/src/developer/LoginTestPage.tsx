import { loginRequest } from '@settlewise/contract';
import { useState } from 'react';
import { useLogin } from '../api/account';
import { ApiError } from '../api/errors';
import { Button } from '../ui/Button';
import { ErrorSummary } from '../ui/form/ErrorSummary';
import { PasswordField } from '../ui/form/PasswordField';
import { TextField } from '../ui/form/TextField';
import { useCheckedForm } from '../ui/form/useCheckedForm';
import { Notice } from '../ui/Notice';
import { Pill } from '../ui/Pill';
import { demoAccount } from './demoAccount';
import { DeveloperPage } from './DeveloperPage';
import styles from './DeveloperPage.module.css';
import { probe, probedPaths, type ProbeResult } from './probe';

/** Logs in and asks every endpoint of the dashboard, one after another, and shows what each answered. */
export function LoginTestPage() {
  return (
    <DeveloperPage
      title="Login Test"
      lead="For developers: logs in, then asks the endpoints of the dashboard one after another."
    >
      <LoginTest />
    </DeveloperPage>
  );
}

function LoginTest() {
  const login = useLogin();
  const [progress, setProgress] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [results, setResults] = useState<readonly ProbeResult[]>([]);
  const { submit, busy, field, summary } = useCheckedForm({
    schema: loginRequest,
    fields: ['username', 'password'],
    defaultValues: demoAccount,
  });

  const send = submit(async (credentials) => {
    setFailure(null);
    setResults([]);
    setProgress('Logging in...');
    try {
      await login.mutateAsync(credentials);
    } catch (error) {
      setProgress('');
      setFailure(failureWords(error));
      return;
    }
    setProgress('Login successful! Testing API endpoints...');
    for (const path of probedPaths) {
      setProgress(`Testing ${path}...`);
      const result = await probe(path);
      setResults((before) => [...before, result]);
    }
    setProgress('API testing complete!');
  });

  return (
    <>
      <form
        noValidate
        aria-label="Login test"
        className={`${styles['card']} ${styles['narrow']}`}
        onSubmit={send}
      >
        <ErrorSummary {...summary} />
        <TextField label="Username" autoComplete="username" {...field('username')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Button type="submit" busy={busy}>
          Login &amp; Test APIs
        </Button>
      </form>
      {failure !== null && (
        <Notice tone="over" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <p role="status">{progress}</p>
      {results.length > 0 && (
        <section aria-label="Results" className={styles['results']}>
          {results.map((result) => (
            <Result key={result.path} result={result} />
          ))}
        </section>
      )}
    </>
  );
}

function Result({ result: { path, status, ok, body } }: { result: ProbeResult }) {
  return (
    <article aria-label={path} className={styles['result']}>
      <p className={styles['head']}>
        <span className={styles['path']}>{path}</span>
        <span>Status: {status ?? 'no answer'}</span>
        <Pill tone={ok ? 'within' : 'over'}>{ok ? 'Success' : 'Failed'}</Pill>
      </p>
      <pre tabIndex={0} aria-label={`What ${path} answered`} className={styles['body']}>
        {body}
      </pre>
    </article>
  );
}

/** The server's own sentence where it sent a body; the network's failure has one of its own. */
function failureWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Login failed. Please check your credentials and try again.';
  return error.serverMessage === '' ? 'Login failed' : error.serverMessage;
}
