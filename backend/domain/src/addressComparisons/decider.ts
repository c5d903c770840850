import { sameAddress } from '../legalAccess/decider';
import type { CommandOf, Decider } from '../kernel/decider';
import type { AddressComparisonEvent, ComparedPeriod, PartnerForm } from './events';
import {
  askedAlready,
  comparisonExists,
  comparisonNotFound,
  ownAddressAsked,
  tooManyComparisons,
} from './refusals';

/** More partners than anybody has in a lifetime; a limit against abuse. */
export const mostAddressComparisons = 50;

/** Instants are ISO 8601 in UTC. */
export type AddressComparisonCommand =
  /** `ownEmail`: as the asker's account has it at this moment. `period`: the days that the form asks about. */
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
  /** `email`: the confirmed address of whoever answers. */
  | CommandOf<
      'AnswerComparison',
      { comparisonId: string; partnerId: string; email: string; agrees: boolean; now: string }
    >
  /** `partnerId`: null where the asker ends it. */
  | CommandOf<'EndComparison', { comparisonId: string; partnerId: string | null; now: string }>;

export interface AddressComparison {
  readonly email: string;
  readonly form: PartnerForm | null;
  /** What is shown once both agreed: addresses on these days, and on no others. */
  readonly period: ComparedPeriod;
  readonly askedAt: string;
  readonly answerBy: string;
  readonly invitedAt: string | null;
  /** Null while nobody answered. */
  readonly answer: {
    readonly agrees: boolean;
    readonly partnerId: string;
    readonly answeredAt: string;
  } | null;
  readonly ended: { readonly endedBy: 'asker' | 'partner'; readonly endedAt: string } | null;
}

/** Everything that somebody ever asked, by its id, in that order. */
export type AddressComparisonState = ReadonlyMap<string, AddressComparison>;

export const addressComparisonsStream = (userId: string) => `addressComparisons-${userId}`;

/** Whether two people may see where the other lived. The asker's stream decides it for both. */
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
        if ([...state.values()].some((other) => isOpen(other, now))) throw askedAlready();
        if (state.size >= mostAddressComparisons) throw tooManyComparisons();
        return [
          {
            type: 'AddressComparisonAsked',
            data: { comparisonId, email, form, period, askedAt: now, answerBy },
          },
        ];
      }
      case 'RecordComparisonInvitationSent':
        if (asked(state, comparisonId).invitedAt !== null) return [];
        return [{ type: 'AddressComparisonInvitationSent', data: { comparisonId, sentAt: now } }];
      case 'AnswerComparison': {
        const { partnerId, email, agrees } = command;
        const comparison = asked(state, comparisonId);
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
        const comparison = asked(state, comparisonId);
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
    return new Map(state).set(comparisonId, { ...comparison, ...changeBy(event) });
  },
};

function changeBy(
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

/** How it stands at an instant. Addresses are shown while it is `agreed`, and only then. */
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

/** Whether somebody agreed to it. */
export const isPartnerOf = ({ answer }: AddressComparison, userId: string): boolean =>
  answer?.agrees === true && answer.partnerId === userId;

function asked(state: AddressComparisonState, comparisonId: string): AddressComparison {
  const comparison = state.get(comparisonId);
  if (comparison === undefined) throw comparisonNotFound();
  return comparison;
}
