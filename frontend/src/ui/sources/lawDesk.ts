import type { LawNoticesResponse } from '@settlewise/contract';
import type { Readings } from '@settlewise/rules';
import { QueryClient, QueryClientContext, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
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
  async ask({ signal }) {
    try {
      const { notices, readings } = await callFor(onDemand('lawNoticesResponse'), 'GET', path, { signal });
      return { notices, readings };
    } catch (error) {
      if (signal.aborted) throw error;
      // A page never fails because of this.
      return builtIn;
    }
  },
});

/** For a piece that is drawn outside a page: it asks no server. */
const withoutServer = new QueryClient();

const fiveMinutes = 5 * 60 * 1000;

/** Notices about the law, and sources that were read again. Asked for every five minutes at most. */
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
