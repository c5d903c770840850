import type { ReactNode } from 'react';
import { useDevPages } from '../../record/progress/progressQueries';
import { NotFoundPage } from '../../ui/NotFoundPage';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { Spinner } from '../../ui/Spinner';

interface DeveloperPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page for developers: where the server has these pages switched off there is nothing at its address. */
export function DeveloperPage({ title, lead, children }: DeveloperPageProps) {
  const { data: on, isError, isFetching, refetch } = useDevPages();
  if (on === false) return <NotFoundPage />;
  return (
    <Page title={title} lead={lead}>
      {isError && !isFetching && (
        <LoadFailure
          title="This page could not be loaded"
          act="Retry"
          icon="refresh"
          onRetry={() => void refetch()}
        />
      )}
      {on === undefined && isFetching && <Spinner label="Loading…" />}
      {on === true && children}
    </Page>
  );
}
