import { describe, it } from 'vitest';
import { createSpecification } from '../../testing/specification';
import { erasureDecider } from './decider';
import type { ErasureEvent } from './events';

const { given } = createSpecification(erasureDecider);

const userId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const begun: ErasureEvent = { type: 'ErasureBegun', data: { userId } };
const erased: ErasureEvent = { type: 'PersonErased', data: { userId } };

describe('beginning an erasure', () => {
  const begin = { type: 'BeginErasure', userId } as const;

  it('is recorded', () => given().when(begin).then(begun));
  it('does nothing if it has begun or is complete', () => {
    given(begun).when(begin).thenNothing();
    given(begun, erased).when(begin).thenNothing();
  });
});

describe('completing an erasure', () => {
  const complete = { type: 'CompleteErasure', userId } as const;

  it('is recorded after it has begun', () => given(begun).when(complete).then(erased));
  it('does nothing if it is complete', () => given(begun, erased).when(complete).thenNothing());
  it('is refused if it has not begun', () =>
    given().when(complete).thenRefused({ refusal: 'conflict', code: 'erasure_not_begun' }));
});
