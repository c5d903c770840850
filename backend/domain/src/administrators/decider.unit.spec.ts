import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { administratorsDecider } from './decider';
import type { AdministratorEvent } from './events';

const { given } = createSpecification(administratorsDecider);

const ruth = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const omar = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02';
const appointed = (userId: string): AdministratorEvent => ({
  type: 'AdministratorAppointed',
  data: { userId },
});
const dismissed = (userId: string): AdministratorEvent => ({
  type: 'AdministratorDismissed',
  data: { userId },
});
const dismiss = (userId: string) => ({ type: 'DismissAdministrator', userId }) as const;
const isLast = { refusal: 'conflict', code: 'last_administrator' } as const;

describe('appointing', () => {
  const appoint = { type: 'AppointAdministrator', userId: ruth } as const;

  it('adds a person to the register, once', () => {
    given().when(appoint).then(appointed(ruth));
    given(appointed(ruth)).when(appoint).thenNothing();
  });
  it('is possible again after a dismissal', () =>
    given(appointed(ruth), appointed(omar), dismissed(ruth)).when(appoint).then(appointed(ruth)));
});

describe('dismissing', () => {
  it('removes a person, once', () => {
    given(appointed(ruth), appointed(omar)).when(dismiss(ruth)).then(dismissed(ruth));
    given(appointed(ruth), appointed(omar), dismissed(ruth)).when(dismiss(ruth)).thenNothing();
  });
  it('is refused for the last administrator', () => {
    given(appointed(ruth)).when(dismiss(ruth)).thenRefused(isLast);
    given(appointed(ruth), appointed(omar), dismissed(ruth)).when(dismiss(omar)).thenRefused(isLast);
  });
  it('does nothing for a person who is not in the register', () =>
    given(appointed(omar)).when(dismiss(ruth)).thenNothing());
  it('is refused while the register is empty', () => given().when(dismiss(ruth)).thenRefused(isLast));
});

it('the register holds appointed people who were not dismissed', () => {
  const state = stateAfter(
    administratorsDecider,
    appointed(ruth),
    appointed(omar),
    dismissed(ruth),
    appointed(omar),
  );
  expect(state).toEqual(new Set([omar]));
});
