import type { DependantRequest, DependantResponse } from '@settlewise/contract/dependants';
import {
  type Dependant,
  dependantShape,
  type ImmigrationProfileCommand,
  immigrationProfileDecider,
  immigrationProfileStream,
} from '@settlewise/domain/immigrationProfile';
import { DomainError } from '@settlewise/domain/kernel';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { wholeOf } from '@settlewise/domain/fields';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { Written } from '../../record/written';
import { presentDependant } from '../../record/dependants/presenter';

/** What a person can do with their dependants. A number is null if this program never assigns such numbers. */
export interface DependantCommands {
  readonly add: (request: DependantRequest, context: CommandContext) => Promise<Written<DependantResponse>>;
  readonly change: (
    dependantId: number | null,
    request: DependantRequest,
    context: CommandContext,
  ) => Promise<Written<DependantResponse>>;
  readonly remove: (dependantId: number | null, context: CommandContext) => Promise<Written<null>>;
}

export function createDependantCommands(commands: CommandHandler): DependantCommands {
  const handle = (command: ImmigrationProfileCommand, context: CommandContext) =>
    commands.handle(immigrationProfileDecider, immigrationProfileStream(context.userId), command, context);

  return {
    async add(request, context) {
      const dependant = wholeDependant(request);
      const { events, position } = await handle(
        { type: 'AddDependant', dependant, today: civilDateInLondon(context.now) },
        // The day is left out, because a repeat may come on another day.
        { ...context, requestFingerprint: JSON.stringify(['add', dependant]) },
      );
      // The decider assigns the number. A repeated request gets the first number again.
      const added = events.find((event) => event.type === 'DependantAdded');
      if (added === undefined) throw new Error('A dependant was added without an event that says so');
      return { answer: presentDependant(added.data), position };
    },

    async change(dependantId, request, context) {
      if (dependantId === null) throw notInRecord();
      const dependant = wholeDependant(request);
      const { position } = await handle(
        { type: 'ChangeDependant', dependantId, dependant, today: civilDateInLondon(context.now) },
        { ...context, requestFingerprint: JSON.stringify(['change', dependantId, dependant]) },
      );
      return { answer: presentDependant({ dependantId, ...dependant }), position };
    },

    async remove(dependantId, context) {
      if (dependantId === null) throw notInRecord();
      const { position } = await handle({ type: 'RemoveDependant', dependantId }, context);
      return { answer: null, position };
    },
  };
}

/** Missing fields become null, and missing journeys become an empty list. */
const wholeDependant = ({ ownJourneys, ...request }: DependantRequest): Dependant =>
  wholeOf(dependantShape, {
    ...request,
    ownJourneys: (ownJourneys ?? []).map(({ destination = null, ...days }) => ({ ...days, destination })),
  });

function notInRecord(): DomainError {
  return new DomainError('notFound', 'dependant_not_found', 'This dependant is not in your record.');
}
