import { describe, it } from 'vitest';
import { createSpecification } from '../../testing/specification';
import { mostSharedResults, sharedResultDecider } from './decider';
import type { SharedResult, SharedResultEvent } from './events';

const { given } = createSpecification(sharedResultDecider);

const createId = (number: number) => `d2c4b6a8-1f3e-4d5c-9b7a-${String(number).padStart(12, '0')}`;
const aShare = (number = 1, sharedAt = '2026-11-21T12:00:00.000Z'): SharedResult => ({
  shareId: createId(number),
  calculator: 'ilr',
  parts: ['verdict', 'reasons'],
  sharedAt,
  expiresAt: '2026-12-21T12:00:00.000Z',
});
const shared = (share: SharedResult): SharedResultEvent => ({ type: 'ResultShared', data: share });
const revoked = (number = 1): SharedResultEvent => ({
  type: 'ResultShareRevoked',
  data: { shareId: createId(number) },
});
const tooMany = Array.from({ length: mostSharedResults }, (_, number) => shared(aShare(number + 10)));

describe('sharing a result', () => {
  const share = { type: 'ShareResult', shared: aShare() } as const;

  it('is recorded', () => given().when(share).then(shared(aShare())));
  it('does nothing when repeated', () => given(shared(aShare())).when(share).thenNothing());
  it('is refused at the limit of active links', () =>
    given(...tooMany)
      .when(share)
      .thenRefused({ refusal: 'invalid', code: 'too_many_shared_results' }));
  it('counts neither revoked nor expired links', () => {
    given(...tooMany, revoked(10))
      .when(share)
      .then(shared(aShare()));
    const later = aShare(1, '2026-12-21T12:00:00.000Z');
    given(...tooMany)
      .when({ type: 'ShareResult', shared: later })
      .then(shared(later));
  });
});

describe('revoking a link', () => {
  const revoke = { type: 'RevokeSharedResult', shareId: createId(1) } as const;

  it('is recorded', () => given(shared(aShare())).when(revoke).then(revoked()));
  it('is refused for an unknown or revoked link', () => {
    const refused = { refusal: 'notFound', code: 'shared_result_not_found' } as const;
    given().when(revoke).thenRefused(refused);
    given(shared(aShare()), revoked()).when(revoke).thenRefused(refused);
  });
});
