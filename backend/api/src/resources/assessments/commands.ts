import { randomUUID } from 'node:crypto';
import type { SaveAssessmentRequest, SavedAssessmentResponse } from '@settlewise/contract/assessments';
import {
  type AssessmentCommand,
  assessmentDecider,
  assessmentNotFound,
  assessmentsStream,
  type SavedAssessment,
} from '@settlewise/domain/assessments';
import { DomainError } from '@settlewise/domain/kernel';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { z } from 'zod';
import type { App } from '../../app';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { presentSaved } from './presenter';
import { isOfRecord, type CalculatedResult } from './calculateResult';

export interface Written<Answer> {
  readonly answer: Answer;
  readonly position: Position | null;
}

/** What a person can do with saved results. */
export interface AssessmentCommands {
  /**
   * Stores a result. A repeat under the same key answers what was stored first.
   * @param calculated the answer to the request, computed here: what a client says of it plays no part
   */
  save(
    request: SaveAssessmentRequest,
    calculated: CalculatedResult,
    context: CommandContext,
  ): Promise<Written<SavedAssessmentResponse>>;
  /** @param assessmentId null for an id that this program never creates */
  discard(assessmentId: string | null, context: CommandContext): Promise<Written<null>>;
}

/**
 * The most that is kept of one result, as JSON. Encrypted it is a third more, which leaves room below the 1 MiB that
 * EventStoreDB takes for an append; 2,000 trips with a short reason each come to about 300 kB.
 */
const largestStoredBytes = 500_000;

export function createAssessmentCommands({
  commands,
  derivedIdentifier,
}: Pick<App, 'commands' | 'derivedIdentifier'>): AssessmentCommands {
  const handle = (command: AssessmentCommand, context: CommandContext) =>
    commands.handle(assessmentDecider, assessmentsStream(context.userId), command, context);

  return {
    async save(request, calculated, context) {
      refuseLaterThanToday(calculated.calculatedOn, context.now);
      const { userId, idempotencyKey } = context;
      const assessmentId =
        idempotencyKey === undefined ? randomUUID() : derivedIdentifier('assessment', userId, idempotencyKey);
      const assessment = assessmentOf(request, calculated, assessmentId, context.now);
      const { events, position } = await handle(
        { type: 'SaveAssessment', assessment },
        // A repeat is recognised by its form, because the rules may give another answer by then.
        { ...context, requestFingerprint: JSON.stringify(request) },
      );
      const [written] = events;
      const saved = written?.type === 'AssessmentSaved' ? written.data : assessment;
      return { answer: presentSaved(saved), position };
    },

    async discard(assessmentId, context) {
      if (assessmentId === null) throw assessmentNotFound();
      const { position } = await handle({ type: 'DiscardAssessment', assessmentId }, context);
      return { answer: null, position };
    },
  };
}

/** @throws RequestRefusedError 413 */
function assessmentOf(
  request: SaveAssessmentRequest,
  { result, ...verdict }: CalculatedResult,
  assessmentId: string,
  now: Date,
): SavedAssessment {
  const { calculator, title, form } = request;
  return {
    assessmentId,
    calculator,
    ...(title === undefined || title === '' ? {} : { title }),
    savedAt: now.toISOString(),
    ...verdict,
    ...asJson({ form, result }, isOfRecord(request) ? ofRecordTooLong : tooLong),
  };
}

const tooLong = 'This result is too long to keep. Shorten the reasons of your trips and try again.';
const ofRecordTooLong =
  'Your record has too much in it for this to be kept. Print it instead, or save it as a PDF.';

const jsonObject = z.record(z.string(), z.json());
const formAndResult = z.object({ form: jsonObject, result: jsonObject });

function asJson(
  content: { readonly form: object; readonly result: object },
  whereTooLong: string,
): z.infer<typeof formAndResult> {
  const text = JSON.stringify(content);
  if (Buffer.byteLength(text) > largestStoredBytes) {
    throw new RequestRefusedError(413, whereTooLong);
  }
  return formAndResult.parse(JSON.parse(text));
}

function refuseLaterThanToday(calculatedOn: string, now: Date): void {
  if (calculatedOn <= civilDateInLondon(now)) return;
  throw new DomainError(
    'invalid',
    'calculated_after_today',
    'The day of the calculation cannot lie after today.',
    'calculatedOn',
  );
}
