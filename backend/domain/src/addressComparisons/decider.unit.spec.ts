import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { addressAgreementDecider } from './agreements';
import {
  addressComparisonDecider,
  mostAddressComparisons,
  statusOfComparison,
  type AddressComparisonCommand,
} from './decider';
import type { AddressAgreementEvent, AddressComparisonEvent } from './events';

const { given } = createSpecification(addressComparisonDecider);

const comparisonId = '6c1f5a2e-9d47-4b83-8e60-1a7b3c9d5f02';
const otherId = '6c1f5a2e-9d47-4b83-8e60-1a7b3c9d5f03';
const partnerId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const strangerId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a02';
const email = 'lucia@example.org';
const now = '2026-11-26T08:30:00.000Z';
const answerBy = '2026-12-26T08:30:00.000Z';
const form = 'SET(M)';
const period = { from: '2024-09-02', to: '2027-03-01' };

const asked = (id = comparisonId): AddressComparisonEvent => ({
  type: 'AddressComparisonAsked',
  data: { comparisonId: id, email, form, period, askedAt: now, answerBy },
});
const answered = (agrees: boolean): AddressComparisonEvent => ({
  type: 'AddressComparisonAnswered',
  data: { comparisonId, agrees, partnerId, answeredAt: now },
});
const ended = (endedBy: 'asker' | 'partner', id = comparisonId): AddressComparisonEvent => ({
  type: 'AddressComparisonEnded',
  data: { comparisonId: id, endedBy, endedAt: now },
});
const notFound = { refusal: 'notFound', code: 'comparison_not_found' } as const;
const conflict = { refusal: 'conflict', code: 'comparison_open', field: 'email' } as const;

describe('asking a partner', () => {
  const ask = (more: object = {}): AddressComparisonCommand => ({
    type: 'AskToCompareAddresses',
    comparisonId,
    email,
    ownEmail: 'ana@example.org',
    form,
    period,
    now,
    answerBy,
    ...more,
  });

  it('is recorded with the last instant for an answer', () => given().when(ask()).then(asked()));
  it('is refused for one’s own address in any spelling', () =>
    given()
      .when(ask({ ownEmail: 'LUCIA@example.org' }))
      .thenRefused({ refusal: 'invalid', code: 'own_address', field: 'email' }));
  it('is refused while another comparison is waiting or agreed', () => {
    given(asked(otherId)).when(ask()).thenRefused(conflict);
    given(asked(), answered(true))
      .when(ask({ comparisonId: otherId, email: 'x@example.org' }))
      .thenRefused(conflict);
  });
  it('is possible again after the earlier one was declined, ended or lapsed', () => {
    given(asked(otherId), ended('asker', otherId)).when(ask()).then(asked());
    given(asked(), answered(false))
      .when(ask({ comparisonId: otherId }))
      .then(asked(otherId));
    given(asked(otherId))
      .when(ask({ now: answerBy, answerBy: '2027-01-25T08:30:00.000Z' }))
      .then({
        type: 'AddressComparisonAsked',
        data: { comparisonId, email, form, period, askedAt: answerBy, answerBy: '2027-01-25T08:30:00.000Z' },
      });
  });
  it('is limited in number', () => {
    const many = Array.from({ length: mostAddressComparisons }, (_, index) => {
      const id = `6c1f5a2e-9d47-4b83-8e60-${String(index).padStart(12, '0')}`;
      return [asked(id), ended('asker', id)];
    }).flat();
    given(...many)
      .when(ask())
      .thenRefused({ refusal: 'invalid', code: 'too_many_comparisons' });
  });
});

describe('answering', () => {
  const answer = (more: object = {}): AddressComparisonCommand => ({
    type: 'AnswerComparison',
    comparisonId,
    partnerId,
    email: 'Lucia@Example.org',
    agrees: true,
    now,
    ...more,
  });

  it('is only possible for the account with the invited address', () => {
    given(asked()).when(answer()).then(answered(true));
    given(asked())
      .when(answer({ agrees: false }))
      .then(answered(false));
    given(asked())
      .when(answer({ email: 'other@example.org' }))
      .thenRefused(notFound);
  });
  it('creates no event for the same answer, and refuses another one', () => {
    given(asked(), answered(true)).when(answer()).thenNothing();
    given(asked(), answered(false)).when(answer()).thenRefused(notFound);
    given(asked(), answered(true))
      .when(answer({ partnerId: strangerId }))
      .thenRefused(notFound);
  });
  it('is refused for an ended, lapsed or unknown comparison', () => {
    given(asked(), ended('asker')).when(answer()).thenRefused(notFound);
    given(asked())
      .when(answer({ now: answerBy }))
      .thenRefused(notFound);
    given().when(answer()).thenRefused(notFound);
  });
});

describe('ending', () => {
  const end = (by: string | null): AddressComparisonCommand => ({
    type: 'EndComparison',
    comparisonId,
    partnerId: by,
    now,
  });

  it('is possible for both people, at any time, once', () => {
    given(asked()).when(end(null)).then(ended('asker'));
    given(asked(), answered(true)).when(end(null)).then(ended('asker'));
    given(asked(), answered(true)).when(end(partnerId)).then(ended('partner'));
    given(asked(), answered(true), ended('partner')).when(end(null)).thenNothing();
    given(asked(), answered(true), ended('asker')).when(end(partnerId)).thenNothing();
  });
  it('is refused for other people', () => {
    given(asked(), answered(true)).when(end(strangerId)).thenRefused(notFound);
    given(asked()).when(end(partnerId)).thenRefused(notFound);
    given(asked(), answered(false)).when(end(partnerId)).thenRefused(notFound);
    given().when(end(null)).thenRefused(notFound);
  });
});

it('the invitation email is recorded once', () => {
  const sent: AddressComparisonEvent = {
    type: 'AddressComparisonInvitationSent',
    data: { comparisonId, sentAt: now },
  };
  const record = { type: 'RecordComparisonInvitationSent', comparisonId, now } as const;
  given(asked()).when(record).then(sent);
  given(asked(), sent).when(record).thenNothing();
  given().when(record).thenRefused(notFound);
});

it('the status depends on the events and the day', () => {
  const statusAfter = (...events: AddressComparisonEvent[]) => {
    const comparison = stateAfter(addressComparisonDecider, ...events).get(comparisonId);
    return comparison === undefined ? null : statusOfComparison(comparison, now);
  };
  expect(statusAfter(asked())).toBe('waiting');
  expect(statusAfter(asked(), answered(true))).toBe('agreed');
  expect(statusAfter(asked(), answered(false))).toBe('declined');
  expect(statusAfter(asked(), answered(true), ended('partner'))).toBe('ended');
  expect(statusOfComparison({ ended: null, answer: null, answerBy }, answerBy)).toBe('lapsed');
});

describe('the history of the partner', () => {
  const history = createSpecification(addressAgreementDecider).given;
  const agreed: AddressAgreementEvent = {
    type: 'AddressAgreementGiven',
    data: { comparisonId, askerId: strangerId, givenAt: now },
  };
  const record = { type: 'RecordAgreement', comparisonId, askerId: strangerId, now } as const;
  const end = { type: 'RecordAgreementEnded', comparisonId, endedBy: 'asker', now } as const;
  const over: AddressAgreementEvent = {
    type: 'AddressAgreementEnded',
    data: { comparisonId, endedBy: 'asker', endedAt: now },
  };

  it('contains each answer and the end of an agreement, once', () => {
    history()
      .when({ ...record, agrees: true })
      .then(agreed);
    history(agreed)
      .when({ ...record, agrees: true })
      .thenNothing();
    history()
      .when({ ...record, agrees: false })
      .then({ type: 'AddressAgreementRefused', data: { comparisonId, refusedAt: now } });
    history(agreed).when(end).then(over);
    history(agreed, over).when(end).thenNothing();
    history().when(end).thenNothing();
  });
});
