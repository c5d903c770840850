import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { loginRequest } from '@settlewise/contract/accounts';
import { useState } from 'react';
import { useLogin } from '../../record/account/signInQueries';
import { ApiError } from '../../api/errors';
import { Button } from '../../ui/Button';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { Notice } from '../../ui/Notice';
import { Pill } from '../../ui/Pill';
import { demoAccount } from './demoAccount';
import { DeveloperPage } from './DeveloperPage';
import { probe, probedPaths, type ProbeResult } from './probe';

const code = {
  fontFamily: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSize: '0.9375rem',
};

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
      <Card component="form" noValidate aria-label="Login test" sx={{ maxWidth: '34rem' }} onSubmit={send}>
        <CardContent>
          <Stack spacing={2.5} sx={{ '& > button': { alignSelf: 'flex-start' } }}>
            <ErrorSummary {...summary} />
            <TextField label="Username" autoComplete="username" {...field('username')} />
            <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
            <Button type="submit" busy={busy}>
              Login &amp; Test APIs
            </Button>
          </Stack>
        </CardContent>
      </Card>
      {failure !== null && (
        <Notice tone="over" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <p role="status">{progress}</p>
      {results.length > 0 && (
        <Stack component="section" aria-label="Results" spacing={1.5}>
          {results.map((result) => (
            <Result key={result.path} result={result} />
          ))}
        </Stack>
      )}
    </>
  );
}

function Result({ result: { path, status, ok, body } }: { result: ProbeResult }) {
  return (
    <Card component="article" aria-label={path}>
      <Stack spacing={1.25} sx={{ px: 2.5, py: 2 }}>
        <Stack
          component="p"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px', maxWidth: 'none' }}
        >
          <Box component="span" sx={{ ...code, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {path}
          </Box>
          <span>Status: {status ?? 'no answer'}</span>
          <Pill tone={ok ? 'within' : 'over'}>{ok ? 'Success' : 'Failed'}</Pill>
        </Stack>
        <Box
          component="pre"
          tabIndex={0}
          aria-label={`What ${path} answered`}
          sx={{
            ...code,
            maxHeight: '16rem',
            m: 0,
            p: 1.5,
            overflow: 'auto',
            borderRadius: '8px',
            bgcolor: 'var(--sunk)',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {body}
        </Box>
      </Stack>
    </Card>
  );
}

/** The server's own sentence where it sent a body; the network's failure has one of its own. */
function failureWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Login failed. Please check your credentials and try again.';
  return error.serverMessage === '' ? 'Login failed' : error.serverMessage;
}
