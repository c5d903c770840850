import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SecondFactorKeyResponse, turnOnSecondFactorRequest } from '@settlewise/contract/secondFactor';
import { useEffect, useRef } from 'react';
import { useTurnOn } from './secondFactorQueries';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/form/CodeField';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { PanelActs, PanelNote } from '../../ui/Panel';
import { QrCode } from '../../ui/QrCode';

const failed = 'It could not be turned on. Please try again.';

interface KeyFormProps {
  secret: SecondFactorKeyResponse;
  onDone: (recoveryCodes: readonly string[]) => void;
  onLeave: () => void;
}

/** The key for the app, as a picture and as text, and a field for the first code that the app makes of it. */
export function KeyForm({ secret, onDone, onLeave }: KeyFormProps) {
  const turnOn = useTurnOn();
  const heading = useRef<HTMLHeadingElement>(null);
  const { field, submit, refuse, summary, busy } = useCheckedForm({
    schema: turnOnSecondFactorRequest,
    fields: ['code'],
    defaultValues: { code: '' },
  });
  // The dialog that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      aria-label="Turn on two-step sign-in"
      onSubmit={submit(async (payload) => {
        try {
          onDone((await turnOn.mutateAsync(payload)).recoveryCodes);
        } catch (error) {
          refuse(error, failed);
        }
      })}
    >
      <ErrorSummary {...summary} />
      <Stack spacing={1.5}>
        <Typography ref={heading} variant="h3" tabIndex={-1}>
          1. Scan this with your app
        </Typography>
        <QrCode content={secret.address} label="QR code with the key for your app" />
        <PanelNote>No camera? Type this key into the app:</PanelNote>
        <Typography data-testid="key" sx={typewritten}>
          {inGroups(secret.key)}
        </Typography>
      </Stack>
      <Stack spacing={1.5}>
        <Typography variant="h3">2. Enter the code that it shows</Typography>
        <CodeField {...field('code')} />
      </Stack>
      <PanelActs>
        <Button type="submit" busy={busy}>
          {busy ? 'Turning on…' : 'Turn on'}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Cancel
        </Button>
      </PanelActs>
    </Stack>
  );
}

/** For what is copied letter by letter. */
export const typewritten = {
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSize: '1rem',
  userSelect: 'all',
  overflowWrap: 'anywhere',
} as const;

const inGroups = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ');
