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
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { z } from 'zod';
import type { App } from '../../app';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { presentSaved } from './presenter';
import type { Written } from '../../record/written';
import { isRecordRequest, type CalculatedResult } from './calculateResult';

/** Commands on saved results. */
export interface AssessmentCommands {
  /**
   * Stores a result. A repeated key returns the first one.
   * @param calculated the result, calculated by the server
   */
  save(
    request: SaveAssessmentRequest,
    calculated: CalculatedResult,
    context: CommandContext,
  ): Promise<Written<SavedAssessmentResponse>>;
  /** @param assessmentId null for an invalid id */
  discard(assessmentId: string | null, context: CommandContext): Promise<Written<null>>;
}

/**
 * The maximum size of a stored result as JSON. Encryption adds a third, which is below EventStoreDB's 1 MiB for an
 * append. 2,000 trips with short reasons take about 300 kB.
 */
const maxStoredBytes = 500_000;

export function createAssessmentCommands({
  commands,
  derivedIdentifier,
}: Pick<App, 'commands' | 'derivedIdentifier'>): AssessmentCommands {
  const handle = (command: AssessmentCommand, context: CommandContext) =>
    commands.handle(assessmentDecider, assessmentsStream(context.userId), command, context);

  return {
    async save(request, calculated, context) {
      refuseFutureDay(calculated.calculatedOn, context.now);
      const { userId, idempotencyKey } = context;
      const assessmentId =
        idempotencyKey === undefined ? randomUUID() : derivedIdentifier('assessment', userId, idempotencyKey);
      const assessment = toSavedAssessment(request, calculated, assessmentId, context.now);
      const { events, position } = await handle(
        { type: 'SaveAssessment', assessment },
        // The fingerprint has the form only, because the rules may give another answer to a repeated request.
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
function toSavedAssessment(
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
    ...toStoredJson({ form, result }, isRecordRequest(request) ? recordTooLong : formTooLong),
  };
}

const formTooLong = 'This result is too long to keep. Shorten the reasons of your trips and try again.';
const recordTooLong =
  'Your record has too much in it for this to be kept. Print it instead, or save it as a PDF.';

const jsonObject = z.record(z.string(), z.json());
const formAndResult = z.object({ form: jsonObject, result: jsonObject });

function toStoredJson(
  content: { readonly form: object; readonly result: object },
  message: string,
): z.infer<typeof formAndResult> {
  const text = JSON.stringify(content);
  if (Buffer.byteLength(text) > maxStoredBytes) {
    throw new RequestRefusedError(413, message);
  }
  return formAndResult.parse(JSON.parse(text));
}

function refuseFutureDay(calculatedOn: string, now: Date): void {
  if (calculatedOn <= civilDateInLondon(now)) return;
  throw new DomainError(
    'invalid',
    'calculated_after_today',
    'The day of the calculation cannot lie after today.',
    'calculatedOn',
  );
}
