import { DomainError } from '@settlewise/domain/kernel';

/** The same answer for a link that never existed, was used, or is too old. */
export function linkNotValid(): DomainError {
  return new DomainError(
    'invalid',
    'link_not_valid',
    'This link has been used already or is too old. Ask for a new one.',
    'token',
  );
}

/** A link of an account that does not exist is no different from any other link that is not valid. */
export function asLinkNotValid(error: unknown): never {
  throw error instanceof DomainError && error.refusal === 'notFound' ? linkNotValid() : error;
}
