import {
  assessRequest,
  type AssessRequest,
  assessResponse,
  type AssessResponse,
} from '@settlewise/contract/assessments';
import {
  type AssessmentAnswer,
  type AssessmentRequest,
  pastDayWarnings,
  UnsoundAssessment,
} from '@settlewise/rules/assessment';
import { withYearsServed } from '@settlewise/rules/calculators';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import type { Topic } from '@settlewise/rules/notices';
import { isRouteKey, type RouteKey } from '@settlewise/rules/routes';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import { presentLawNews } from '../../answers/presentLawNews';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';

/** The rules engine over HTTP. Needs no account, and stores nothing. */
export function assessRoutes(routes: Routes, app: App): void {
  const { calculations, lawDesk, clock, limiter } = app;

  routes.post('/api/assess', {
    summary: 'Answers whether and when somebody can settle or become a citizen, and why.',
    caller: limitedByAddress(limiter('calculationsByAddress')),
    input: body(assessRequest, { limit: '1mb' }),
    answers: { 200: assessResponse },
    refusals: rateLimited('Too many calculations'),
    handle: async (ctx, _anyone, request) => {
      const today = civilDateInLondon(clock());
      const answer = await calculations.forRequest(ctx)('assessment', toAssessmentRequest(request, today));
      ctx.body = {
        ...answer,
        settlement: answer.settlement && withYearsServed(answer.settlement),
        warnings: [...answer.warnings, ...pastDayWarnings(answer, today)],
        law: presentLawNews(await lawDesk.current(), findTopics(answer), today),
      } satisfies DeepReadonly<AssessResponse>;
    },
  });
}

/** Finds the topics of an answer, and those with the verdict “eligible”. */
function findTopics({ settlement, citizenship }: AssessmentAnswer): {
  readonly topics: readonly Topic[];
  readonly canApplyNow: readonly Topic[];
} {
  const verdicts: readonly (readonly [Topic, string])[] = [
    ...(settlement !== null && isRouteKey(settlement.route)
      ? [[{ settlementOn: settlement.route }, settlement.verdict] as const]
      : []),
    ...(citizenship === null ? [] : [['citizenship', citizenship.verdict] as const]),
  ];
  return {
    topics: verdicts.map(([topic]) => topic),
    canApplyNow: verdicts.flatMap(([topic, verdict]) => (verdict === 'eligible' ? [topic] : [])),
  };
}

/** @throws UnsoundAssessment for an unknown route */
function toAssessmentRequest({ settlement, ...request }: AssessRequest, today: CivilDate): AssessmentRequest {
  const question = { ...request, asOf: request.asOf ?? today };
  if (settlement === undefined) return question;
  const { permissions, ...rest } = settlement;
  return {
    ...question,
    settlement: {
      ...rest,
      route: requireRoute('settlement.route', settlement.route),
      ...(permissions === undefined
        ? {}
        : {
            permissions: permissions.map(({ route, ...permission }, position) => ({
              ...permission,
              ...(route === undefined
                ? {}
                : { route: requireRoute(`settlement.permissions.${position}.route`, route) }),
            })),
          }),
    },
  };
}

function requireRoute(field: string, route: string): RouteKey {
  if (isRouteKey(route)) return route;
  throw new UnsoundAssessment([{ field, message: 'This route is not known.' }]);
}
