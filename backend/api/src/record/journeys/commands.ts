import { randomUUID } from 'node:crypto';
import type { ChangeAbsenceRequest, JourneyResponse } from '@settlewise/contract';
import {
  DomainError,
  immigrationProfileDecider,
  immigrationProfileStream,
  journeyDecider,
  journeysStream,
  type JourneyCommand,
  type JourneyDetails,
} from '@settlewise/domain';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { civilDateInLondon } from '@settlewise/rules';
import type { Written } from '../written';
import { presentJourney } from './presenter';

/** What a person can do with their journeys, under either path. */
export interface JourneyCommands {
  record(journey: JourneyDetails, context: CommandContext): Promise<Written<JourneyResponse>>;
  /** @param journeyId null for an id that this program never creates */
  change(
    journeyId: string | null,
    change: ChangeAbsenceRequest,
    context: CommandContext,
  ): Promise<Written<JourneyResponse>>;
  remove(journeyId: string | null, context: CommandContext): Promise<Written<null>>;
}

export interface JourneyCommandsOptions {
  readonly commands: CommandHandler;
  readonly derivedIdentifier: (...parts: readonly string[]) => string;
}

export function createJourneyCommands({
  commands,
  derivedIdentifier,
}: JourneyCommandsOptions): JourneyCommands {
  const handle = (command: JourneyCommand, context: CommandContext) =>
    commands.handle(journeyDecider, journeysStream(context.userId), command, context);

  /**
   * Refuses people who are none of the person's dependants. A dependant who was removed later stays named where they were.
   * @param journeyId the journey that is changed; null for a new one
   */
  async function refuseUnknownTravellers(
    userId: string,
    travellers: readonly number[],
    journeyId: string | null,
  ): Promise<void> {
    if (travellers.length === 0) return;
    const { dependants } = (await commands.load(immigrationProfileDecider, immigrationProfileStream(userId)))
      .state;
    const unknown = travellers.filter((traveller) => !dependants.has(traveller));
    if (unknown.length === 0) return;
    const before =
      journeyId === null
        ? undefined
        : (await commands.load(journeyDecider, journeysStream(userId))).state.get(journeyId);
    if (unknown.every((traveller) => before?.travellers?.includes(traveller) === true)) return;
    throw new DomainError(
      'invalid',
      'unknown_traveller',
      'Choose people from your list of dependants',
      'travellers',
    );
  }

  return {
    async record(journey, context) {
      const { userId, idempotencyKey, now } = context;
      const today = civilDateInLondon(now);
      await refuseUnknownTravellers(userId, journey.travellers ?? [], null);
      const journeyId =
        idempotencyKey === undefined ? randomUUID() : derivedIdentifier('journey', userId, idempotencyKey);
      const { state, position } = await handle({ type: 'RecordJourney', journeyId, journey, today }, context);
      // As it was recorded, even when this is a repeated request and the journey has been changed since.
      return { answer: presentJourney({ journeyId, ...journey }, state, today), position };
    },

    async change(journeyId, change, context) {
      if (journeyId === null) throw notInRecord();
      const today = civilDateInLondon(context.now);
      await refuseUnknownTravellers(context.userId, change.travellers ?? [], journeyId);
      const { state, position } = await handle({ type: 'ChangeJourney', journeyId, change, today }, context);
      const journey = state.get(journeyId);
      if (journey === undefined) throw notInRecord();
      return { answer: presentJourney({ journeyId, ...journey }, state, today), position };
    },

    async remove(journeyId, context) {
      if (journeyId === null) throw notInRecord();
      const { position } = await handle({ type: 'RemoveJourney', journeyId }, context);
      return { answer: null, position };
    },
  };
}

function notInRecord(): DomainError {
  return new DomainError('notFound', 'journey_not_found', 'This journey is not in your record.');
}
