import {
  timelineRequest,
  type TimelineRequest,
  timelineResponse,
  type TimelineResponse,
} from '@settlewise/contract/timeline';
import { UnsoundAssessment } from '@settlewise/rules/assessment';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import type { TimelineForm } from '@settlewise/rules/progress';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import { limitedByAddress } from '../../http/rateLimit';
import { anyone, type Routes } from '../../http/routes';
import { body } from '../../http/validate';

/**
 * The milestones of a visa as of today in London, without an account or storage, and whether developer pages are on.
 */
export function timelineRoutes(routes: Routes, app: App): void {
  const { config, calculations, limiter, clock } = app;

  routes.post('/api/timeline/generate', {
    summary: 'Calculates a timeline up to indefinite leave and citizenship.',
    caller: limitedByAddress(limiter('calculationsByAddress')),
    input: body(timelineRequest, { limit: '1mb' }),
    answers: { 200: timelineResponse },
    refusals: rateLimited('Too many calculations'),
    handle: async (ctx, _anyone, request) => {
      const today = civilDateInLondon(clock());
      const { visaType, visaStartDate, visaEndDate, planned } = request;
      refusePastPlan(request, today);
      const answer: DeepReadonly<TimelineResponse> = {
        visaType,
        visaStartDate,
        asOf: today,
        ...(await withOwnFieldNames(request, () =>
          calculations.forRequest(ctx)(
            'typedLife',
            { visaType, visaStartDate, visaEndDate, planned },
            toTimelineForm(request),
            today,
          ),
        )),
      };
      ctx.body = answer;
    },
  });

  routes.get('/api/dev-pages', {
    summary: 'Tells whether the pages for developers are there.',
    caller: anyone,
    answers: { 204: null },
    refusals: { 404: 'They are not.' },
    handle: (ctx) => {
      ctx.status = config.devPages === true ? 204 : 404;
    },
  });
}

/** Refuses a planned day in the past. @throws UnsoundAssessment */
function refusePastPlan({ planned }: TimelineRequest, today: CivilDate): void {
  if (planned === null || planned === undefined || planned.applyOn >= today) return;
  throw new UnsoundAssessment([
    {
      field: 'planned.applyOn',
      message: 'The day you plan to apply has passed. Enter today or a later day.',
    },
  ]);
}

function toTimelineForm({
  visaType,
  visaStartDate,
  useDetailedAbsences,
  absences,
  absencesPerYear,
}: TimelineRequest): TimelineForm {
  return {
    visaType,
    visaStartDate,
    useDetailedAbsences,
    absences: (absences ?? []).map(({ from, to }) => ({ startDate: from, endDate: to })),
    absencesPerYear: Object.entries(absencesPerYear ?? {}).map(([year, days]) => ({
      year: Number(year),
      days,
    })),
  };
}

/** Renames refused fields from the ILR calculator's names to this call's names. @throws UnsoundAssessment */
async function withOwnFieldNames<Answer>(
  { absencesPerYear }: TimelineRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    const years = Object.keys(absencesPerYear ?? {});
    const renameField = (field: string) =>
      field
        .replace(
          /^absencesPerYear\.(\d+)\.\w+$/,
          (_all, index: string) => `absencesPerYear.${years[Number(index)]}`,
        )
        .replace(/^detailedAbsences/, 'absences')
        .replace(/\.startDate$/, '.from')
        .replace(/\.endDate$/, '.to');
    throw new UnsoundAssessment(
      error.problems.map(({ field, message }) => ({ field: renameField(field), message })),
    );
  }
}
