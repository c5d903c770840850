import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { titleOfTab } from '@settlewise/contract/pages';
import { Button, ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { columnPage } from '../../ui/theme/tokens';

/** What stands in place of a page that failed to load or to draw. */
export function PageFailure() {
  const error = useRouteError();
  useEffect(() => {
    document.title = titleOfTab('Something went wrong');
    // To the browser's console and whoever listens for errors there.
    reportError(error);
  }, [error]);
  return (
    <Stack className="wrap" spacing={3} sx={{ maxWidth: columnPage, pt: 7 }}>
      <h1>Something went wrong</h1>
      <Notice
        tone="over"
        role="alert"
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
            <ButtonLink look="quiet" to="/" reloadDocument>
              Back to tools
            </ButtonLink>
          </>
        }
      >
        <p>
          This page could not be shown. What you have saved is safe. Load the page again; if that does not
          help, try again in a few minutes.
        </p>
      </Notice>
    </Stack>
  );
}
