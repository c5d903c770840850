import type {
  SaveAssessmentRequest,
  SavedSheet,
  SavedSheetAnswer,
  SavedTimeline,
  SavedTimelineAnswer,
} from '@settlewise/contract/assessments';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { formRecordOf } from '@settlewise/casework/forms';
import { alertParts, formParts } from '@settlewise/projections';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { App } from '../../app';
import type { ApiContext } from '../../http/context';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { noSuchSheet, sheetFrom } from '../../record/forms/formSheet';
import { createPersonReader } from '../../record/person/person';
import { readOwnRecord } from '../../record/readOwnRecord';
import { undecided, type CalculatedResult, type TypedRequest } from './calculateResult';
import { keepTimeline } from './storedAnswer';

type RequestOfRecord = Exclude<SaveAssessmentRequest, TypedRequest>;

/**
 * Answers what is to be saved from the signed-in person's record as it is now, as the pages of the forms and of the timeline do.
 * @throws RequestRefusedError 422 where there is no such sheet, naming the field
 */
export function createAnswerOfRecord(
  app: Pick<App, 'database' | 'commands' | 'readYourWrites' | 'clock' | 'calculations'>,
) {
  const { clock, calculations } = app;
  const persons = createPersonReader(app);

  async function sheet(
    ctx: ApiContext,
    userId: string,
    asked: SavedSheet,
    today: CivilDate,
  ): Promise<DeepReadonly<SavedSheetAnswer>> {
    const [recorded, owner] = await Promise.all([
      readOwnRecord(app, ctx, userId, formParts),
      persons.find(ctx, userId),
    ]);
    const found = sheetFrom(formRecordOf(recorded, owner, today), asked);
    if (found !== null) {
      const { pasteOrder: _, ...kept } = found;
      return kept;
    }
    throw new RequestRefusedError(422, noSuchSheet, {
      errors: [{ path: 'form.applicant', message: noSuchSheet }],
    });
  }

  async function timeline(
    ctx: ApiContext,
    userId: string,
    { plans }: SavedTimeline,
    today: CivilDate,
  ): Promise<DeepReadonly<SavedTimelineAnswer>> {
    const record = await readOwnRecord(app, ctx, userId, alertParts);
    return calculations.forRequest(ctx)('savedTimeline', record, plans, today);
  }

  return async (ctx: ApiContext, userId: string, request: RequestOfRecord): Promise<CalculatedResult> => {
    const today = civilDateInLondon(clock());
    switch (request.calculator) {
      case 'sheet':
        return undecided(today, await sheet(ctx, userId, request.form, today));
      case 'timeline':
        return undecided(today, keepTimeline(await timeline(ctx, userId, request.form, today)));
    }
  };
}
