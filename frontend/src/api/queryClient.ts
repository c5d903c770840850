import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors';
import { noteNobodySignedIn, noteSessionEnded } from './sessionEnded';

const fiveMinutes = 5 * 60 * 1000;

/** The cache of answers: asked once, never stale, never asked again by itself, forgotten 5 minutes after its last use. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        gcTime: fiveMinutes,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // A call made without a line fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError(error) {
        // The session has ended elsewhere: the page must not go on showing somebody as signed in.
        if (error instanceof ApiError && error.status === 401) noteNobodySignedIn(client);
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        // What was typed is still on the page: it must not go away with who is signed in.
        if (error instanceof ApiError && error.status === 401) noteSessionEnded(client);
      },
    }),
  });
  return client;
}
