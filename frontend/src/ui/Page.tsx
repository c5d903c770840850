import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink';
import { PageTitle } from './PageTitle';
import { columnPage } from './theme/tokens';
import { emptyWithoutToast } from './toasts/toastDress';
import { offerPlaceOnArrival } from './toasts/toastPlace';

interface PageProps {
  title: string;
  /** The way to the page that this one belongs to. */
  back?: { readonly to: string; readonly words: string };
  /** What the page is for. */
  lead?: ReactNode;
  /** The page's one main act, beside its title. */
  action?: ReactNode;
  /** Written small where something else is read first, for example an answer. */
  smallTitle?: boolean;
  /**
   * How wide the page is, with every card on it: `reading` for a tool of one column, `whole` for what stands beside each
   * other and for the dashboard, beside its menu. No part of a page has a width of its own.
   */
  width?: 'reading' | 'whole';
  children: ReactNode;
}

/** A page of the site: its title, what it is for, and under them its parts. */
export function Page(props: PageProps) {
  const { title, back, lead, action, smallTitle = false, width = 'whole', children } = props;
  return (
    <Stack
      className="wrap"
      spacing={{ xs: 2, sm: 3 }}
      sx={{
        pt: { xs: 1.5, sm: 4 },
        // A tooltip that is not on show yet may lie outside of the window; it must not make the page wider.
        overflowX: 'clip',
        ...(width === 'reading' && { maxWidth: columnPage }),
        // Nothing has to be kept in a window of paper, and the edge of a drawing is half outside of it.
        '@media print': { p: 0, overflowX: 'visible' },
      }}
    >
      {back !== undefined && <BackLink to={back.to}>{back.words}</BackLink>}
      <Stack spacing={1}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: { xs: '12px 16px', sm: '12px 24px' } }}
        >
          <Stack
            spacing={1}
            sx={{ flex: '1 1 0', minWidth: { xs: leastOnPhone(title), sm: 'min(100%, 24rem)' } }}
          >
            <PageTitle documentTitle={title} {...(smallTitle && { sx: smallSx })}>
              {title}
            </PageTitle>
            {/* On paper it is known what the page is for. */}
            {lead !== undefined && (
              <Typography variant="lead" className="noPrint">
                {lead}
              </Typography>
            )}
          </Stack>
          {action}
        </Stack>
        <Box ref={offerPlaceOnArrival} sx={emptyWithoutToast} />
      </Stack>
      {children}
    </Stack>
  );
}

/**
 * The least width of title and lead on a phone. Beside a title of a short word or two there is room for the page's act;
 * otherwise the act stands below what the page is for, which is read first.
 */
const leastOnPhone = (title: string): string => (title.length <= 12 ? '10rem' : '100%');

const smallSx = { color: 'text.secondary', fontSize: '1.0625rem', letterSpacing: 0 } as const;
