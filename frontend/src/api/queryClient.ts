import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { actIsAskedToSignIn } from './acts';
import { ApiError } from './errors';
import { noteRefusedAct, noteRefusedQuestion } from './session';

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
        if (error instanceof ApiError && error.status === 401) noteRefusedQuestion(client);
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _onMutateResult, { meta }) {
        // Signing in is refused for a wrong password, not for a session that is over.
        if (!(error instanceof ApiError) || error.status !== 401 || meta?.['signsIn'] === true) return;
        error.isAskedToSignIn = noteRefusedAct(client);
        if (error.isAskedToSignIn) actIsAskedToSignIn();
      },
    }),
  });
  return client;
}
