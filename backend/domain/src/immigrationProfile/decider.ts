import { createListDecider, type ListCommand, type ListState } from '../collections/decider';
import { requireItem, withItem, withoutItem } from '../collections/items';
import { sameItem } from '../fields';
import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import { changeDetails } from './changeDetails';
import { refuseInvalidDependant } from './dependantRules';
import { dependantFields, ownJourneyFields, type Dependant } from './dependantFields';
import { emptyDetails, type DetailsChange, type ProfileDetails } from './details';
import type { ImmigrationProfileEvent } from './events';
import { visaHistoryList, type visaHistoryFields } from './visaHistoryFields';

export const mostDependants = 50;

/** `today` is the civil date in London. */
export type ImmigrationProfileCommand =
  | CommandOf<'ChangeDetails', { change: DetailsChange; today: string }>
  | ListCommand<'VisaHistoryEntry', typeof visaHistoryFields>
  | CommandOf<'AddDependant', { dependant: Dependant; today: string }>
  | CommandOf<'ChangeDependant', { dependantId: number; dependant: Dependant; today: string }>
  | CommandOf<'RemoveDependant', { dependantId: number }>;

export interface ImmigrationProfileState {
  readonly details: ProfileDetails;
  readonly visaHistory: ListState<typeof visaHistoryFields>;
  readonly dependants: ReadonlyMap<number, Dependant>;
  /** Ids are never reused, because tasks may still refer to a removed dependant. */
  readonly lastDependantId: number;
}

/** Dependants have numbers and lists of journeys, so they are not an `ItemList`. */
const dependantErrors = {
  notFound: () => new DomainError('notFound', 'dependant_not_found', 'This dependant is not in your record.'),
  tooMany: () =>
    new DomainError('invalid', 'too_many_dependants', `You can add up to ${mostDependants} dependants.`),
};

const visaHistoryDecider = createListDecider(visaHistoryList);

export const immigrationProfileStream = (userId: string) => `immigrationProfile-${userId}`;

export const immigrationProfileDecider: Decider<
  ImmigrationProfileCommand,
  ImmigrationProfileState,
  ImmigrationProfileEvent
> = {
  initialState: { details: emptyDetails, visaHistory: new Map(), dependants: new Map(), lastDependantId: 0 },

  decide(command, state) {
    switch (command.type) {
      case 'ChangeDetails':
        return changeDetails(state.details, command.change, command.today);
      case 'RecordVisaHistoryEntry':
      case 'ChangeVisaHistoryEntry':
      case 'RemoveVisaHistoryEntry':
        return visaHistoryDecider.decide(command, state.visaHistory);
      case 'AddDependant':
        refuseInvalidDependant(command.dependant, command.today);
        if (state.dependants.size >= mostDependants) {
          throw dependantErrors.tooMany();
        }
        return [
          { type: 'DependantAdded', data: { dependantId: state.lastDependantId + 1, ...command.dependant } },
        ];
      case 'ChangeDependant': {
        const { dependantId, dependant } = command;
        const before = requireItem(state.dependants, dependantId, dependantErrors);
        refuseInvalidDependant(dependant, command.today);
        if (sameDependant(before, dependant)) return [];
        return [{ type: 'DependantChanged', data: { dependantId, ...dependant } }];
      }
      case 'RemoveDependant':
        requireItem(state.dependants, command.dependantId, dependantErrors);
        return [{ type: 'DependantRemoved', data: { dependantId: command.dependantId } }];
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PersonalDetailsChanged':
      case 'VisaDetailsChanged':
      case 'DeclarationsChanged':
        return { ...state, details: { ...state.details, ...event.data } };
      case 'VisaHistoryEntryAdded':
      case 'VisaHistoryEntryChanged':
      case 'VisaHistoryEntryRemoved':
        return { ...state, visaHistory: visaHistoryDecider.evolve(state.visaHistory, event) };
      case 'DependantAdded':
      case 'DependantChanged': {
        const { dependantId, ...dependant } = event.data;
        return {
          ...state,
          dependants: withItem(state.dependants, dependantId, dependant),
          lastDependantId: Math.max(state.lastDependantId, dependantId),
        };
      }
      case 'DependantRemoved':
        return { ...state, dependants: withoutItem(state.dependants, event.data.dependantId) };
    }
  },
};

function sameDependant(before: Dependant, after: Dependant): boolean {
  const { ownJourneys: oldJourneys } = before;
  const { ownJourneys: newJourneys } = after;
  return (
    sameItem(dependantFields, before, after) &&
    oldJourneys.length === newJourneys.length &&
    oldJourneys.every((journey, position) => sameItem(ownJourneyFields, journey, newJourneys[position] ?? {}))
  );
}
