import { DomainError } from '../kernel/domainError';

/** The same answer for what does not exist, is not open any more, and concerns other people. */
export const comparisonNotFound = () =>
  new DomainError('notFound', 'comparison_not_found', 'This comparison of addresses is not open to you.');

export const comparisonExists = () =>
  new DomainError('conflict', 'comparison_exists', 'You have asked this already.');

export const askedAlready = () =>
  new DomainError(
    'conflict',
    'comparison_open',
    'You compare addresses with somebody already, or wait for an answer. End that first.',
    'email',
  );

export const ownAddressAsked = () =>
  new DomainError('invalid', 'own_address', 'This is your own email address. Enter your partner’s.', 'email');

export const tooManyComparisons = () =>
  new DomainError('invalid', 'too_many_comparisons', 'You have asked too often. Type the addresses instead.');
