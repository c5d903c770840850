import type { CommandOf, Decider } from '../kernel/decider';
import type { AddressAgreementEvent } from './events';

/** The partner's copy of their answer, for their own history. The asker's stream has already decided it. */
export type AddressAgreementCommand =
  | CommandOf<'RecordAgreement', { comparisonId: string; askerId: string; agrees: boolean; now: string }>
  | CommandOf<'RecordAgreementEnded', { comparisonId: string; endedBy: 'asker' | 'partner'; now: string }>;

/** The state of each comparison that the person answered, by its id. */
export type AddressAgreementState = ReadonlyMap<string, 'agreed' | 'refused' | 'ended'>;

export const addressAgreementsStream = (userId: string) => `addressAgreements-${userId}`;

export const addressAgreementDecider: Decider<
  AddressAgreementCommand,
  AddressAgreementState,
  AddressAgreementEvent
> = {
  initialState: new Map(),

  decide(command, state) {
    const { comparisonId, now } = command;
    if (command.type === 'RecordAgreementEnded') {
      if (state.get(comparisonId) !== 'agreed') return [];
      const { endedBy } = command;
      return [{ type: 'AddressAgreementEnded', data: { comparisonId, endedBy, endedAt: now } }];
    }
    if (state.has(comparisonId)) return [];
    return command.agrees
      ? [{ type: 'AddressAgreementGiven', data: { comparisonId, askerId: command.askerId, givenAt: now } }]
      : [{ type: 'AddressAgreementRefused', data: { comparisonId, refusedAt: now } }];
  },

  evolve(state, event) {
    const nextStatus = {
      AddressAgreementGiven: 'agreed',
      AddressAgreementRefused: 'refused',
      AddressAgreementEnded: 'ended',
    } as const;
    return new Map(state).set(event.data.comparisonId, nextStatus[event.type]);
  },
};
