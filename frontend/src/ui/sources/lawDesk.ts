import type { LawNoticesResponse } from '@settlewise/contract/lawDesk';
import type { Readings } from '@settlewise/rules/parameters';
import { QueryClient, QueryClientContext, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { callFor } from '../../api/client';
import { defineQuery } from '../../api/queries';
import { onDemand } from '../../api/shapes';

/** What was published about the law since the program was released. */
export interface LawDesk {
  readonly notices: LawNoticesResponse['notices'];
  readonly readings: Readings;
}

/** What the program itself knows: shown until the server has answered, and where it does not. */
const builtIn: LawDesk = { notices: [], readings: {} };

const path = '/api/rules/notices';

const lawDesk = defineQuery<LawDesk>({
  path,
  async ask({ signal, client }) {
    try {
      const { notices, readings } = await callFor(onDemand('lawNoticesResponse'), 'GET', path, { signal });
      return { notices, readings };
    } catch (error) {
      if (signal.aborted) throw error;
      // A page never fails because of this, and keeps what it has.
      return client.getQueryData<LawDesk>([path]) ?? builtIn;
    }
  },
});

/** For a piece that is drawn outside a page: it asks no server. */
const withoutServer = new QueryClient();

const fiveMinutes = 5 * 60 * 1000;

/** Asks for the notices again on each change of page, so that an open tab shows a new one on its next page. */
export function useRefreshLawDesk(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    void client.invalidateQueries({ queryKey: lawDesk.queryKey });
  }, [client, pathname]);
}

/** Notices about the law, and sources that were read again. On one page they are asked for every five minutes at most. */
export function useLawDesk(): LawDesk {
  const client = useContext(QueryClientContext);
  const { data } = useQuery(
    {
      ...lawDesk,
      initialData: builtIn,
      initialDataUpdatedAt: 0,
      staleTime: fiveMinutes,
      notifyOnChangeProps: ['data'],
      enabled: client !== undefined,
    },
    client ?? withoutServer,
  );
  return data;
}
