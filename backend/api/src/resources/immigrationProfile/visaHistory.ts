import { randomUUID } from 'node:crypto';
import type { VisaHistoryEntryResponse, VisaHistoryRequest } from '@settlewise/contract/immigrationProfile';
import {
  type ImmigrationProfileCommand,
  immigrationProfileDecider,
  immigrationProfileStream,
  type VisaHistoryChange,
  visaHistoryFields,
} from '@settlewise/domain/immigrationProfile';
import { DomainError } from '@settlewise/domain/kernel';
import { wholeItem } from '@settlewise/domain/fields';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../../app';
import type { Written } from '../../record/written';
import { presentEntry } from '../../record/visaHistory/presenter';

/** What a person can do with earlier visas. An id is null if this program never creates such ids. */
export interface VisaHistoryCommands {
  readonly add: (
    entry: VisaHistoryRequest,
    context: CommandContext,
  ) => Promise<Written<VisaHistoryEntryResponse>>;
  readonly change: (
    entryId: string | null,
    change: VisaHistoryChange,
    context: CommandContext,
  ) => Promise<Written<VisaHistoryEntryResponse>>;
  readonly remove: (entryId: string | null, context: CommandContext) => Promise<Written<null>>;
}

export function createVisaHistoryCommands({
  commands,
  derivedIdentifier,
}: Pick<App, 'commands' | 'derivedIdentifier'>): VisaHistoryCommands {
  const handle = (command: ImmigrationProfileCommand, context: CommandContext) =>
    commands.handle(immigrationProfileDecider, immigrationProfileStream(context.userId), command, context);

  return {
    async add(entry, context) {
      const { userId, idempotencyKey } = context;
      const entryId =
        idempotencyKey === undefined
          ? randomUUID()
          : derivedIdentifier('visa history entry', userId, idempotencyKey);
      const item = wholeItem(visaHistoryFields, entry);
      const { position } = await handle({ type: 'RecordVisaHistoryEntry', id: entryId, item }, context);
      return { answer: presentEntry({ ...item, entryId }), position };
    },

    async change(entryId, change, context) {
      if (entryId === null) throw notInHistory();
      const { state, position } = await handle(
        { type: 'ChangeVisaHistoryEntry', id: entryId, change },
        context,
      );
      const entry = state.visaHistory.get(entryId);
      if (entry === undefined) throw notInHistory();
      return { answer: presentEntry({ entryId, ...entry }), position };
    },

    async remove(entryId, context) {
      if (entryId === null) throw notInHistory();
      const { position } = await handle({ type: 'RemoveVisaHistoryEntry', id: entryId }, context);
      return { answer: null, position };
    },
  };
}

function notInHistory(): DomainError {
  return new DomainError('notFound', 'entry_not_found', 'This visa is not in your history.');
}
