import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackLink } from '../../../ui/BackLink';
import { PageTitle } from '../../../ui/PageTitle';

interface AdminPageProps {
  title: string;
  /** What is on the page, in a sentence or two. */
  lead?: string | ReactNode;
  /** The list that the page was reached from. */
  back?: { to: string; label: string };
  /** What can be done with the whole page's subject: buttons beside the heading. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A page below /admin: the way back, its one h1, what can be done, and what it shows. */
export function AdminPage({ title, lead, back, acts, children }: AdminPageProps) {
  return (
    <Stack
      sx={{
        gap: { xs: 2.5, sm: 3 },
        minWidth: 0,
        maxWidth: 1440,
        p: { xs: '20px 20px 48px', sm: '32px 32px 64px' },
      }}
    >
      {back !== undefined && <BackLink to={back.to}>{back.label}</BackLink>}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: '16px 32px' }}
      >
        <Stack spacing={1} sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <PageTitle
            documentTitle={`${title} · Admin`}
            sx={{ fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)', overflowWrap: 'anywhere' }}
          >
            {title}
          </PageTitle>
          {lead !== undefined && (
            <Typography component="div" color="textSecondary">
              {lead}
            </Typography>
          )}
        </Stack>
        {acts}
      </Stack>
      {children}
    </Stack>
  );
}
