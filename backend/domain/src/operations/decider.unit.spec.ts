import { describe, expect, it } from 'vitest';
import { createSpecification } from '../../testing/specification';
import { operationDecider, type OperationCommand } from './decider';
import { operationCarriedOut, type OperationEvent } from './events';

const { given } = createSpecification(operationDecider);

const data = {
  operationId: '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01',
  operation: 'projection_rebuilt',
  subject: 'accounts',
  at: '2026-11-21T12:00:00.000Z',
} as const;
const record = (more: Partial<OperationCommand> = {}): OperationCommand => ({
  type: 'RecordOperation',
  ...data,
  ...more,
});
const carriedOut: OperationEvent = { type: 'OperationCarriedOut', data };

describe('an operation of an administrator', () => {
  it('is recorded, with its target', () => given().when(record()).then(carriedOut));
  it('may have no target', () =>
    given()
      .when(record({ operation: 'log_checked', subject: null }))
      .then({ ...carriedOut, data: { ...data, operation: 'log_checked', subject: null } }));
  it('is recorded once', () =>
    given(carriedOut)
      .when(record({ at: '2026-11-21T12:01:00.000Z' }))
      .thenNothing());
  it.each([
    ['another operation', { operation: 'projection_retried' as const }],
    ['another subject', { subject: 'tasks' }],
  ])('is refused under the same id with %s', (_, more) =>
    given(carriedOut).when(record(more)).thenRefused({ refusal: 'conflict', code: 'operation_exists' }),
  );
});

it.each([
  ['with an unknown operation', { operation: 'log_erased' }],
  ['without an instant', { at: 'today' }],
  ['with an unknown field', { reason: 'Ticket 17' }],
])('an operation is never recorded %s', (_, wrong) => {
  expect(() => operationCarriedOut.parse({ ...data, ...wrong })).toThrow();
});
