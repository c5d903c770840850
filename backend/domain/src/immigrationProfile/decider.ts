import { sameItem } from '../fields';
import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import { changeDetails } from './changeDetails';
import { refuseInvalidDependant } from './dependantRules';
import { dependantFields, ownJourneyFields, type Dependant } from './dependantFields';
import { emptyDetails, type DetailsChange, type ProfileDetails } from './details';
import type { ImmigrationProfileEvent } from './events';
import { changeEntry, createEntry, type NewVisaHistoryEntry } from './visaHistory';
import { visaHistoryFields, type VisaHistoryChange, type VisaHistoryEntry } from './visaHistoryFields';

export const mostVisaHistoryEntries = 100;
export const mostDependants = 50;

/** `today` is the civil date in London. */
export type ImmigrationProfileCommand =
  | CommandOf<'ChangeDetails', { change: DetailsChange; today: string }>
  | CommandOf<'AddVisaHistoryEntry', { entryId: string; entry: NewVisaHistoryEntry }>
  | CommandOf<'ChangeVisaHistoryEntry', { entryId: string; change: VisaHistoryChange }>
  | CommandOf<'RemoveVisaHistoryEntry', { entryId: string }>
  | CommandOf<'AddDependant', { dependant: Dependant; today: string }>
  | CommandOf<'ChangeDependant', { dependantId: number; dependant: Dependant; today: string }>
  | CommandOf<'RemoveDependant', { dependantId: number }>;

export interface ImmigrationProfileState {
  readonly details: ProfileDetails;
  readonly visaHistory: ReadonlyMap<string, VisaHistoryEntry>;
  readonly dependants: ReadonlyMap<number, Dependant>;
  /** Ids are never reused, because tasks may still refer to a removed dependant. */
  readonly lastDependantId: number;
}

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
      case 'AddVisaHistoryEntry': {
        const { entryId } = command;
        const entry = createEntry(command.entry);
        const existing = state.visaHistory.get(entryId);
        if (existing !== undefined) {
          if (sameItem(visaHistoryFields, existing, entry)) return [];
          throw new DomainError('conflict', 'entry_exists', 'This visa is already in your history.');
        }
        if (state.visaHistory.size >= mostVisaHistoryEntries) {
          throw tooMany('too_many_entries', `Your history can have up to ${mostVisaHistoryEntries} visas.`);
        }
        return [{ type: 'VisaHistoryEntryAdded', data: { entryId, ...entry } }];
      }
      case 'ChangeVisaHistoryEntry': {
        const { entryId } = command;
        const before = requireEntry(state, entryId);
        const entry = changeEntry(before, command.change);
        if (sameItem(visaHistoryFields, before, entry)) return [];
        return [{ type: 'VisaHistoryEntryChanged', data: { entryId, ...entry } }];
      }
      case 'RemoveVisaHistoryEntry':
        requireEntry(state, command.entryId);
        return [{ type: 'VisaHistoryEntryRemoved', data: { entryId: command.entryId } }];
      case 'AddDependant':
        refuseInvalidDependant(command.dependant, command.today);
        if (state.dependants.size >= mostDependants) {
          throw tooMany('too_many_dependants', `You can add up to ${mostDependants} dependants.`);
        }
        return [
          { type: 'DependantAdded', data: { dependantId: state.lastDependantId + 1, ...command.dependant } },
        ];
      case 'ChangeDependant': {
        const { dependantId, dependant } = command;
        const before = requireDependant(state, dependantId);
        refuseInvalidDependant(dependant, command.today);
        if (sameDependant(before, dependant)) return [];
        return [{ type: 'DependantChanged', data: { dependantId, ...dependant } }];
      }
      case 'RemoveDependant':
        requireDependant(state, command.dependantId);
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
      case 'VisaHistoryEntryChanged': {
        const { entryId, ...entry } = event.data;
        return { ...state, visaHistory: new Map(state.visaHistory).set(entryId, entry) };
      }
      case 'VisaHistoryEntryRemoved':
        return { ...state, visaHistory: withoutKey(state.visaHistory, event.data.entryId) };
      case 'DependantAdded':
      case 'DependantChanged': {
        const { dependantId, ...dependant } = event.data;
        return {
          ...state,
          dependants: new Map(state.dependants).set(dependantId, dependant),
          lastDependantId: Math.max(state.lastDependantId, dependantId),
        };
      }
      case 'DependantRemoved':
        return { ...state, dependants: withoutKey(state.dependants, event.data.dependantId) };
    }
  },
};

function withoutKey<Key, Value>(entries: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  const rest = new Map(entries);
  rest.delete(key);
  return rest;
}

function sameDependant(before: Dependant, after: Dependant): boolean {
  const { ownJourneys: oldJourneys } = before;
  const { ownJourneys: newJourneys } = after;
  return (
    sameItem(dependantFields, before, after) &&
    oldJourneys.length === newJourneys.length &&
    oldJourneys.every((journey, position) => sameItem(ownJourneyFields, journey, newJourneys[position] ?? {}))
  );
}

function requireEntry({ visaHistory }: ImmigrationProfileState, entryId: string): VisaHistoryEntry {
  const entry = visaHistory.get(entryId);
  if (entry === undefined) {
    throw new DomainError('notFound', 'entry_not_found', 'This visa is not in your history.');
  }
  return entry;
}

function requireDependant({ dependants }: ImmigrationProfileState, dependantId: number): Dependant {
  const dependant = dependants.get(dependantId);
  if (dependant === undefined) {
    throw new DomainError('notFound', 'dependant_not_found', 'This dependant is not in your record.');
  }
  return dependant;
}

function tooMany(code: string, message: string): DomainError {
  return new DomainError('invalid', code, message);
}
