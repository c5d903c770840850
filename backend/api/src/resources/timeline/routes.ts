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
import { rateLimited } from '../../http/describing';
import { limitedByAddress } from '../../http/rateLimit';
import { anyone, type Routes } from '../../http/routes';
import { body } from '../../http/validate';

/** The milestones of a visa, for everybody, as of today in London: nothing is stored. And whether its test page is on. */
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
      refusePlanned(request, today);
      const answer: DeepReadonly<TimelineResponse> = {
        visaType,
        visaStartDate,
        asOf: today,
        ...(await underItsOwnNames(request, () =>
          calculations.forRequest(ctx)(
            'typedLife',
            { visaType, visaStartDate, visaEndDate, planned },
            formOf(request),
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

/** Nobody plans for a day that is gone. One before the visa is gone as well. @throws UnsoundAssessment */
function refusePlanned({ planned }: TimelineRequest, today: CivilDate): void {
  if (planned === null || planned === undefined || planned.applyOn >= today) return;
  throw new UnsoundAssessment([
    {
      field: 'planned.applyOn',
      message: 'The day you plan to apply has passed. Enter today or a later day.',
    },
  ]);
}

function formOf({
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

/** Reports refused fields by this call's own names, not by those of the ILR calculator. @throws UnsoundAssessment */
async function underItsOwnNames<Answer>(
  { absencesPerYear }: TimelineRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    const years = Object.keys(absencesPerYear ?? {});
    const nameOf = (field: string) =>
      field
        .replace(
          /^absencesPerYear\.(\d+)\.\w+$/,
          (_all, at: string) => `absencesPerYear.${years[Number(at)]}`,
        )
        .replace(/^detailedAbsences/, 'absences')
        .replace(/\.startDate$/, '.from')
        .replace(/\.endDate$/, '.to');
    throw new UnsoundAssessment(
      error.problems.map(({ field, message }) => ({ field: nameOf(field), message })),
    );
  }
}
