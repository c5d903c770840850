import { sameAddress } from '../legalAccess/decider';
import type { CommandOf, Decider } from '../kernel/decider';
import type { AddressComparisonEvent, ComparedPeriod, PartnerForm } from './events';
import { DomainError } from '../kernel/domainError';

/** More partners than anybody has in a lifetime; a limit against abuse. */
export const mostAddressComparisons = 50;

/** Instants are ISO 8601 in UTC. */
export type AddressComparisonCommand =
  /** `ownEmail`: the current address in the asker's account. `period`: the days that the form asks about. */
  | CommandOf<
      'AskToCompareAddresses',
      {
        comparisonId: string;
        email: string;
        ownEmail: string;
        form: PartnerForm;
        period: ComparedPeriod;
        now: string;
        answerBy: string;
      }
    >
  | CommandOf<'RecordComparisonInvitationSent', { comparisonId: string; now: string }>
  /** `email`: the confirmed address of the person who answers. */
  | CommandOf<
      'AnswerComparison',
      { comparisonId: string; partnerId: string; email: string; agrees: boolean; now: string }
    >
  /** `partnerId`: null if the asker ends it. */
  | CommandOf<'EndComparison', { comparisonId: string; partnerId: string | null; now: string }>;

export interface AddressComparison {
  readonly email: string;
  readonly form: PartnerForm | null;
  /** After both agreed, only the addresses of these days are shown. */
  readonly period: ComparedPeriod;
  readonly askedAt: string;
  readonly answerBy: string;
  readonly invitedAt: string | null;
  /** Null until the partner answers. */
  readonly answer: {
    readonly agrees: boolean;
    readonly partnerId: string;
    readonly answeredAt: string;
  } | null;
  readonly ended: { readonly endedBy: 'asker' | 'partner'; readonly endedAt: string } | null;
}

/** All comparisons that a person asked for, by id, in the order of asking. */
export type AddressComparisonState = ReadonlyMap<string, AddressComparison>;

export const addressComparisonsStream = (userId: string) => `addressComparisons-${userId}`;

/** Decides whether two people may see each other's addresses. The asker's stream decides it for both. */
export const addressComparisonDecider: Decider<
  AddressComparisonCommand,
  AddressComparisonState,
  AddressComparisonEvent
> = {
  initialState: new Map(),

  decide(command, state) {
    const { comparisonId, now } = command;
    switch (command.type) {
      case 'AskToCompareAddresses': {
        const { email, ownEmail, form, period, answerBy } = command;
        if (sameAddress(email, ownEmail)) throw ownAddressAsked();
        if (state.has(comparisonId)) throw comparisonExists();
        if ([...state.values()].some((other) => isOpen(other, now))) throw alreadyAsked();
        if (state.size >= mostAddressComparisons) throw tooManyComparisons();
        return [
          {
            type: 'AddressComparisonAsked',
            data: { comparisonId, email, form, period, askedAt: now, answerBy },
          },
        ];
      }
      case 'RecordComparisonInvitationSent':
        if (requireComparison(state, comparisonId).invitedAt !== null) return [];
        return [{ type: 'AddressComparisonInvitationSent', data: { comparisonId, sentAt: now } }];
      case 'AnswerComparison': {
        const { partnerId, email, agrees } = command;
        const comparison = requireComparison(state, comparisonId);
        const { answer } = comparison;
        if (answer?.partnerId === partnerId && answer.agrees === agrees) return [];
        if (statusOfComparison(comparison, now) !== 'waiting' || !sameAddress(comparison.email, email))
          throw comparisonNotFound();
        return [
          { type: 'AddressComparisonAnswered', data: { comparisonId, agrees, partnerId, answeredAt: now } },
        ];
      }
      case 'EndComparison': {
        const { partnerId } = command;
        const comparison = requireComparison(state, comparisonId);
        if (partnerId !== null && !isPartnerOf(comparison, partnerId)) throw comparisonNotFound();
        if (!isOpen(comparison, now)) return [];
        const endedBy = partnerId === null ? 'asker' : 'partner';
        return [{ type: 'AddressComparisonEnded', data: { comparisonId, endedBy, endedAt: now } }];
      }
    }
  },

  evolve(state, event) {
    const { comparisonId } = event.data;
    if (event.type === 'AddressComparisonAsked') {
      const { comparisonId: _id, ...data } = event.data;
      return new Map(state).set(comparisonId, { ...data, invitedAt: null, answer: null, ended: null });
    }
    const comparison = state.get(comparisonId);
    if (comparison === undefined)
      throw new Error(`${event.type} stands before AddressComparisonAsked in its stream`);
    return new Map(state).set(comparisonId, { ...comparison, ...toChange(event) });
  },
};

function toChange(
  event: Exclude<AddressComparisonEvent, { type: 'AddressComparisonAsked' }>,
): Partial<AddressComparison> {
  switch (event.type) {
    case 'AddressComparisonInvitationSent':
      return { invitedAt: event.data.sentAt };
    case 'AddressComparisonAnswered': {
      const { agrees, partnerId, answeredAt } = event.data;
      return { answer: { agrees, partnerId, answeredAt } };
    }
    case 'AddressComparisonEnded': {
      const { endedBy, endedAt } = event.data;
      return { ended: { endedBy, endedAt } };
    }
  }
}

export type ComparisonStatus = 'waiting' | 'lapsed' | 'declined' | 'agreed' | 'ended';

/** The status at an instant. Addresses are shown only in the status `agreed`. */
export function statusOfComparison(
  { ended, answer, answerBy }: Pick<AddressComparison, 'ended' | 'answer' | 'answerBy'>,
  now: string,
): ComparisonStatus {
  if (ended !== null) return 'ended';
  if (answer !== null) return answer.agrees ? 'agreed' : 'declined';
  return Date.parse(answerBy) <= Date.parse(now) ? 'lapsed' : 'waiting';
}

const isOpen = (comparison: AddressComparison, now: string): boolean =>
  ['waiting', 'agreed'].includes(statusOfComparison(comparison, now));

/** Whether this person agreed to the comparison. */
export const isPartnerOf = ({ answer }: AddressComparison, userId: string): boolean =>
  answer?.agrees === true && answer.partnerId === userId;

/** @throws DomainError notFound */
function requireComparison(state: AddressComparisonState, comparisonId: string): AddressComparison {
  const comparison = state.get(comparisonId);
  if (comparison === undefined) throw comparisonNotFound();
  return comparison;
}

/** The same error for a missing comparison, a closed comparison and a comparison of other people. */
export const comparisonNotFound = () =>
  new DomainError('notFound', 'comparison_not_found', 'This comparison of addresses is not open to you.');

const comparisonExists = () =>
  new DomainError('conflict', 'comparison_exists', 'You have asked this already.');

const alreadyAsked = () =>
  new DomainError(
    'conflict',
    'comparison_open',
    'You compare addresses with somebody already, or wait for an answer. End that first.',
    'email',
  );

const ownAddressAsked = () =>
  new DomainError('invalid', 'own_address', 'This is your own email address. Enter your partner’s.', 'email');

const tooManyComparisons = () =>
  new DomainError('invalid', 'too_many_comparisons', 'You have asked too often. Type the addresses instead.');
