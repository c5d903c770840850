import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { SharedResult, SharedResultEvent } from './events';

/** The most active links of one person. */
export const mostSharedResults = 50;

export type SharedResultCommand =
  CommandOf<'ShareResult', { shared: SharedResult }> | CommandOf<'RevokeSharedResult', { shareId: string }>;

/** The results with links that are not revoked, by id. Some may have expired. */
export type SharedResultState = ReadonlyMap<string, SharedResult>;

export const sharedResultsStream = (userId: string) => `sharedResults-${userId}`;

export const sharedResultDecider: Decider<SharedResultCommand, SharedResultState, SharedResultEvent> = {
  initialState: new Map(),

  decide(command, state) {
    switch (command.type) {
      case 'ShareResult': {
        const { shared } = command;
        if (state.has(shared.shareId)) return [];
        const live = [...state.values()].filter(({ expiresAt }) => expiresAt > shared.sharedAt);
        if (live.length >= mostSharedResults) throw tooMany();
        return [{ type: 'ResultShared', data: shared }];
      }
      case 'RevokeSharedResult': {
        const { shareId } = command;
        if (!state.has(shareId)) throw sharedResultNotFound();
        return [{ type: 'ResultShareRevoked', data: { shareId } }];
      }
    }
  },

  evolve(state, event) {
    const results = new Map(state);
    if (event.type === 'ResultShared') results.set(event.data.shareId, event.data);
    else results.delete(event.data.shareId);
    return results;
  },
};

/** The same error for a missing link and for a link of another person. */
export function sharedResultNotFound(): DomainError {
  return new DomainError('notFound', 'shared_result_not_found', 'There is no such shared result.');
}

function tooMany(): DomainError {
  return new DomainError(
    'invalid',
    'too_many_shared_results',
    `You can share up to ${mostSharedResults} results at a time. Revoke one first.`,
  );
}
