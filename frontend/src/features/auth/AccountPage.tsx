import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { BackLink } from '../../ui/BackLink';
import { PageTitle } from '../../ui/PageTitle';
import { columnPage } from '../../ui/theme/tokens';

interface AccountPageProps {
  title: string;
  /** Somebody is: their way back is another. */
  signedIn?: boolean;
  children: ReactNode;
}

/** A page with one small deed about an account: one column, a card, a way back to the sign-in page or the dashboard. */
export function AccountPage({ title, signedIn = false, children }: AccountPageProps) {
  return (
    <Stack className="wrap" spacing={2} sx={{ maxWidth: columnPage, pt: 3 }}>
      {signedIn ? (
        <BackLink to="/dashboard">Back to your dashboard</BackLink>
      ) : (
        <BackLink to="/auth">Back to login</BackLink>
      )}
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <Stack component={Card} spacing={2.5} sx={{ mt: 1, p: { xs: '20px', sm: '28px 32px 32px' } }}>
        {children}
      </Stack>
    </Stack>
  );
}
