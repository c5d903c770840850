import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { phoneWidth } from '../../../ui/theme/tokens';
import { emptyWithoutToast } from '../../../ui/toasts/toastDress';
import { offerPlaceBeside } from '../../../ui/toasts/toastPlace';

interface ResultFrameProps {
  /** The id of the heading, for a page that moves the focus to it. */
  id: string;
  title: string;
  /** What was asked: for what application it is the result. */
  about?: string;
  /** What it is, of which day and by which rules: at the head of the printed sheet. */
  printHead: ReactNode;
  verdict: ReactNode;
  /** What can be done with the result. */
  actions?: ReactNode;
  /** At the end: what the result is not, and how it was worked out. */
  footer: ReactNode;
  children: ReactNode;
}

/** A result: beside its heading what can be done with it, which on a phone comes after the verdict. */
export function ResultFrame({
  id,
  title,
  about,
  printHead,
  verdict,
  actions,
  footer,
  children,
}: ResultFrameProps) {
  return (
    <Box sx={frameSx}>
      <Box ref={offerPlaceBeside} sx={toastSx} />
      <Box className="head">
        <Typography id={id} variant="h2" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {title}
        </Typography>
        {about !== undefined && (
          <Typography className="noPrint" variant="body2" color="textSecondary">
            {about}
          </Typography>
        )}
      </Box>
      <Typography component="div" className="printOnly" color="textSecondary">
        {printHead}
      </Typography>
      {verdict}
      {actions !== undefined && (
        <Box className="noPrint" sx={actionsSx}>
          {actions}
        </Box>
      )}
      {children}
      <Stack
        component="footer"
        spacing={1}
        sx={{
          pt: 2.5,
          borderTop: 1,
          borderColor: 'divider',
          typography: 'body2',
          color: 'text.secondary',
          '& p': { maxWidth: 'none' },
          '@media print': { pt: '4pt', gap: '2pt' },
        }}
      >
        {footer}
      </Stack>
    </Box>
  );
}

/** At the beginning of the frame, without any height: a toast there lies over the page's title. On a phone it is a part of the page. */
const toastSx = {
  position: 'absolute',
  inset: '0 0 auto',
  [`@media (max-width: ${phoneWidth}px)`]: { position: 'static', ...emptyWithoutToast },
} as const;

const frameSx = {
  position: 'relative',
  display: 'grid',
  // The heading keeps room for its words; the buttons take a second line where there is none for them.
  gridTemplateColumns: 'minmax(20rem, 1fr) minmax(0, max-content)',
  gap: 3,
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > .head': { gridColumn: 1, alignSelf: 'center' },
  '@media screen and (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media screen and (max-width: 640px)': { gap: 1.5 },
  '@media print': { display: 'block', '& > * + *': { mt: '8pt' } },
} as const;

const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  '@media screen and (min-width: 1001px)': {
    '&&': { gridRow: 1, gridColumn: 2, justifyContent: 'flex-end' },
  },
} as const;
