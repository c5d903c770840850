import { DomainError } from '@settlewise/domain/kernel';

/** The error is the same for a link that never existed, was used, or is too old. */
export function createInvalidLinkError(): DomainError {
  return new DomainError(
    'invalid',
    'link_not_valid',
    'This link has been used already or is too old. Ask for a new one.',
    'token',
  );
}

/** Treats a link of a missing account like any other invalid link. */
export function rethrowAsInvalidLink(error: unknown): never {
  throw error instanceof DomainError && error.refusal === 'notFound' ? createInvalidLinkError() : error;
}
