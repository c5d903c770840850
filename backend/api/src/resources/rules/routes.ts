import { visaTypes } from '@settlewise/contract/visaTypes';
import { visaTypesResponse, type VisaTypesResponse } from '@settlewise/contract/immigrationProfile';
import { rulesResponse } from '@settlewise/contract/rules';
import { lawNoticesResponse, type LawNoticesResponse } from '@settlewise/contract/lawDesk';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import type { ApiContext } from '../../http/context';
import { createEtag } from '../../http/preparedFile';
import { limitedByAddress } from '../../http/rateLimit';
import { anyone, type Routes } from '../../http/routes';
import { findRulesAge, presentLawNotice } from '../../answers/presentLawNews';
import { presentRules } from './presenter';

/**
 * The rules as data, for other programs. They change at midnight in London, with a release, and when an administrator
 * publishes a notice or records a reading of a source.
 */
export function rulesRoutes(routes: Routes, app: App): void {
  const { lawDesk, clock, limiter } = app;

  routes.get('/api/rules/notices', {
    summary:
      'Gives the notices about the law, and how old the reading of the rules is; `If-None-Match` is answered.',
    caller: limitedByAddress(limiter('lawNoticesByAddress')),
    answers: { 200: lawNoticesResponse, 304: null },
    refusals: rateLimited('Too many calculations'),
    handle: async (ctx) => {
      const { notices, readings } = await lawDesk.current();
      respondUnlessCached(ctx, {
        ...findRulesAge(readings),
        notices: notices.map(presentLawNotice),
        readings: { ...readings },
      } satisfies LawNoticesResponse);
    },
  });

  routes.get('/api/rules', {
    summary: 'Gives what the rules hold on this day; `If-None-Match` is answered.',
    caller: limitedByAddress(limiter('calculationsByAddress')),
    answers: { 200: rulesResponse, 304: null },
    refusals: rateLimited('Too many calculations'),
    handle: async (ctx) => {
      respondUnlessCached(ctx, presentRules(civilDateInLondon(clock()), await lawDesk.current()));
    },
  });

  routes.get('/api/visa-types', {
    summary: 'Lists the kinds of visas to choose from.',
    caller: anyone,
    answers: { 200: visaTypesResponse },
    handle: (ctx) => {
      ctx.body = visaTypes satisfies VisaTypesResponse;
    },
  });
}

/** Sends an answer, or 304 if the client has it. Caches may store it, but must revalidate it each time. */
function respondUnlessCached(ctx: ApiContext, answer: object): void {
  const etag = createEtag(JSON.stringify(answer));
  ctx.set('Cache-Control', 'public, no-cache');
  ctx.set('ETag', etag);
  if (matchesTag(ctx.get('If-None-Match'), etag)) ctx.status = 304;
  else ctx.body = answer;
}

/** Whether `If-None-Match` names this content. Other cache headers are ignored. */
const matchesTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((each) => ['*', withoutWeak(etag)].includes(withoutWeak(each.trim())));

const withoutWeak = (etag: string) => etag.replace(/^W\//, '');
