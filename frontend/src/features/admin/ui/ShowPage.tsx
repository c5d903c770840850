import type { ReactNode } from 'react';
import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import { AdminPage } from './AdminPage';
import { Answered } from './Answered';

interface ShowPageProps<Row extends RaRecord<string>> {
  /** The name of the list that the row is of, with a shape in `api/resources.ts`. */
  resource: string;
  /** What is shown, within a sentence: `this person`. */
  what: string;
  titleOf: (row: Row | undefined) => string;
  back: { to: string; label: string };
  children: (row: Row) => ReactNode;
  /** Under it, what does not wait for it. */
  below?: ReactNode;
}

/** The page of one row of a list, by the id in the address. */
export function ShowPage<Row extends RaRecord<string>>({ resource, ...page }: ShowPageProps<Row>) {
  return (
    <ShowBase
      resource={resource}
      // Asked anew each time; what fails is said in the page.
      queryOptions={{ staleTime: 0, onError: () => undefined }}
      disableAuthentication
    >
      <Shown<Row> {...page} />
    </ShowBase>
  );
}

function Shown<Row extends RaRecord<string>>(page: Omit<ShowPageProps<Row>, 'resource'>) {
  const { what, titleOf, back, children, below } = page;
  const { record, error, isFetching, refetch } = useShowContext<Row>();
  return (
    <AdminPage title={titleOf(record)} back={back}>
      <Answered query={{ data: record, error: error ?? null, isFetching, refetch }} what={what}>
        {children}
      </Answered>
      {below}
    </AdminPage>
  );
}
