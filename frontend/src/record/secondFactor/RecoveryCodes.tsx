import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/copyText';
import { saveFile } from '../../ui/files/saveFile';
import { PanelActs, PanelNote } from '../../ui/Panel';
import { typewritten } from './KeyForm';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, this once: nobody can show them again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `Settlewise recovery codes. Each signs in once, with your password.\n\n${codes.join('\n')}\n`;

  const copy = () =>
    copyText(text, {
      done: ['Codes copied', 'Paste them where you find them without your phone.'],
      failed: ['The codes were not copied', 'Please select them and copy them yourself.'],
    });
  const save = () => saveFile(new Blob([text], { type: 'text/plain' }), 'settlewise-recovery-codes.txt');

  return (
    <Stack spacing={3}>
      <Stack spacing={1.5}>
        <Typography ref={heading} variant="h3" tabIndex={-1}>
          Keep your recovery codes
        </Typography>
        <PanelNote>
          Each signs in once in place of a code from your app. They are shown this once: keep them where you
          find them without your phone.
        </PanelNote>
        <Box component="ul" aria-label="Recovery codes" sx={{ ...typewritten, ...columns }}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Stack>
      <PanelActs>
        <Button look="quiet" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        <Button look="quiet" icon="download" onClick={save}>
          Save as a file
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </PanelActs>
    </Stack>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '8px 24px',
} as const;
