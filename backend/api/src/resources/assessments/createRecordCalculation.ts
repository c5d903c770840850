import type {
  SaveAssessmentRequest,
  SavedSheet,
  SavedSheetAnswer,
  SavedTimeline,
  SavedTimelineAnswer,
} from '@settlewise/contract/assessments';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { toFormRecord } from '@settlewise/casework/forms';
import { alertParts, formParts } from '@settlewise/projections';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { App } from '../../app';
import type { ApiContext } from '../../http/context';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { sheetNotFoundText, fillFormSheet } from '../../record/forms/fillFormSheet';
import { createPersonReader } from '../../record/person/person';
import { readOwnRecord } from '../../record/readOwnRecord';
import { undecidedResult, type CalculatedResult, type TypedRequest } from './calculateResult';
import { packTimeline } from './storedAnswer';

type RecordRequest = Exclude<SaveAssessmentRequest, TypedRequest>;

/**
 * Calculates a form sheet or timeline to be saved from the signed-in person's current record, as their pages do.
 * @throws RequestRefusedError 422 for an unknown sheet, with the field
 */
export function createRecordCalculation(
  app: Pick<App, 'database' | 'commands' | 'readYourWrites' | 'clock' | 'calculations'>,
) {
  const { clock, calculations } = app;
  const persons = createPersonReader(app);

  async function calculateSheet(
    ctx: ApiContext,
    userId: string,
    form: SavedSheet,
    today: CivilDate,
  ): Promise<DeepReadonly<SavedSheetAnswer>> {
    const [record, owner] = await Promise.all([
      readOwnRecord(app, ctx, userId, formParts),
      persons.find(ctx, userId),
    ]);
    const sheet = fillFormSheet(toFormRecord(record, owner, today), form);
    if (sheet !== null) {
      const { pasteOrder: _, ...stored } = sheet;
      return stored;
    }
    throw new RequestRefusedError(422, sheetNotFoundText, {
      errors: [{ path: 'form.applicant', message: sheetNotFoundText }],
    });
  }

  async function calculateTimeline(
    ctx: ApiContext,
    userId: string,
    { plans }: SavedTimeline,
    today: CivilDate,
  ): Promise<DeepReadonly<SavedTimelineAnswer>> {
    const record = await readOwnRecord(app, ctx, userId, alertParts);
    return calculations.forRequest(ctx)('savedTimeline', record, plans, today);
  }

  return async (ctx: ApiContext, userId: string, request: RecordRequest): Promise<CalculatedResult> => {
    const today = civilDateInLondon(clock());
    switch (request.calculator) {
      case 'sheet':
        return undecidedResult(today, await calculateSheet(ctx, userId, request.form, today));
      case 'timeline':
        return undecidedResult(
          today,
          packTimeline(await calculateTimeline(ctx, userId, request.form, today)),
        );
    }
  };
}
