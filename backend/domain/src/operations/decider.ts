import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { OperationEvent } from './events';

export type OperationCommand = CommandOf<'RecordOperation', OperationEvent['data']>;

/** Null until it is recorded. */
export type OperationState = OperationEvent['data'] | null;

/** One stream for each operation, so that concurrent operations do not conflict. */
export const operationStream = (operationId: string) => `operation-${operationId}`;

export const operationDecider: Decider<OperationCommand, OperationState, OperationEvent> = {
  initialState: null,

  decide({ type: _, ...data }, state) {
    if (state === null) return [{ type: 'OperationCarriedOut', data }];
    if (state.operation === data.operation && state.subject === data.subject) return [];
    throw new DomainError('conflict', 'operation_exists', 'This operation has been recorded as another.');
  },

  evolve(_state, event) {
    return event.data;
  },
};
