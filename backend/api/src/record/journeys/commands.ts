import { randomUUID } from 'node:crypto';
import type { ChangeAbsenceRequest, JourneyResponse } from '@settlewise/contract/journeys';
import {
  type JourneyCommand,
  journeyDecider,
  type JourneyDetails,
  journeysStream,
} from '@settlewise/domain/journeys';
import { DomainError } from '@settlewise/domain/kernel';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { presentJourney } from '@settlewise/casework/journeys';
import type { App } from '../../app';
import type { Written } from '../written';
import { createNamedInJourney } from './namedInJourney';

/** What a person can do with their journeys, under either path. */
export interface JourneyCommands {
  readonly record: (journey: JourneyDetails, context: CommandContext) => Promise<Written<JourneyResponse>>;
  /** @param journeyId null for an id that this program never creates */
  readonly change: (
    journeyId: string | null,
    change: ChangeAbsenceRequest,
    context: CommandContext,
  ) => Promise<Written<JourneyResponse>>;
  readonly remove: (journeyId: string | null, context: CommandContext) => Promise<Written<null>>;
}

export function createJourneyCommands({
  commands,
  derivedIdentifier,
}: Pick<App, 'commands' | 'derivedIdentifier'>): JourneyCommands {
  const handle = (command: JourneyCommand, context: CommandContext) =>
    commands.handle(journeyDecider, journeysStream(context.userId), command, context);

  const named = createNamedInJourney({ commands });

  return {
    async record(journey, context) {
      const { userId, idempotencyKey, now } = context;
      const today = civilDateInLondon(now);
      await named.refuseUnknown(userId, journey, () => Promise.resolve({}));
      const journeyId =
        idempotencyKey === undefined ? randomUUID() : derivedIdentifier('journey', userId, idempotencyKey);
      const { state, position } = await handle(
        { type: 'RecordJourney', id: journeyId, item: journey, today },
        { ...context, requestFingerprint: JSON.stringify(['record', journey]) },
      );
      // The journey as recorded, even if this is a repeated request and the journey has been changed since.
      return { answer: presentJourney({ journeyId, ...journey }, state, today), position };
    },

    async change(journeyId, change, context) {
      if (journeyId === null) throw notInRecord();
      const today = civilDateInLondon(context.now);
      const { userId } = context;
      await named.refuseUnknown(userId, change, async () => {
        const { state } = await commands.load(journeyDecider, journeysStream(userId));
        return state.get(journeyId) ?? {};
      });
      const { state, position } = await handle(
        { type: 'ChangeJourney', id: journeyId, change, today },
        { ...context, requestFingerprint: JSON.stringify(['change', journeyId, change]) },
      );
      const journey = state.get(journeyId);
      if (journey === undefined) throw notInRecord();
      const present = await named.withoutRemoved(userId, journey);
      return { answer: presentJourney({ journeyId, ...present }, state, today), position };
    },

    async remove(journeyId, context) {
      if (journeyId === null) throw notInRecord();
      const today = civilDateInLondon(context.now);
      const { position } = await handle(
        { type: 'RemoveJourney', id: journeyId, today },
        { ...context, requestFingerprint: JSON.stringify(['remove', journeyId]) },
      );
      return { answer: null, position };
    },
  };
}

function notInRecord(): DomainError {
  return new DomainError('notFound', 'journey_not_found', 'This journey is not in your record.');
}
