import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ButtonLink } from './Button';
import { PageTitle } from './PageTitle';
import { columnPage } from './theme/tokens';

export function NotFoundPage() {
  return (
    <Stack className="wrap" spacing={2} sx={{ alignItems: 'flex-start', maxWidth: columnPage, pt: 9 }}>
      <PageTitle documentTitle="404 Page Not Found">404 Page Not Found</PageTitle>
      <Typography variant="lead">
        There is nothing at this address. It may be a tool that is still being built, or the address has a
        mistake in it.
      </Typography>
      <Typography color="textDisabled" sx={{ pb: 1.5 }}>
        Did you forget to add the page to the router?
      </Typography>
      <ButtonLink to="/" icon="arrowLeft">
        Back to tools
      </ButtonLink>
    </Stack>
  );
}
