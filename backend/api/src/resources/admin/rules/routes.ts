import {
  adminRuleResponse,
  type AdminRuleResponse,
  adminRulesSummaryResponse,
  type AdminRulesSummaryResponse,
} from '@settlewise/contract/admin';
import { DomainError } from '@settlewise/domain/kernel';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { catalogueAreas, cataloguedOn, type CataloguedValue } from '@settlewise/rules/catalogue';
import { withReadings } from '@settlewise/rules/parameters';
import { z } from 'zod';
import type { Routes } from '../../../http/routes';
import type { AdminApp } from '../adminApp';
import { answerPage, listInput } from '../listInput';
import { compareBy, pageInMemory } from '../pageInMemory';
import { presentRule, presentRuleSet } from './presenter';

const sortable = ['area', 'parameter', 'from', 'to', 'standing', 'value'] as const;

const filter = z.strictObject({
  area: z.enum(catalogueAreas).optional(),
  standing: adminRuleResponse.shape.standing.optional(),
});

const listCatalogue = (clock: () => Date) => cataloguedOn(civilDateInLondon(clock()));

/** Lists the rule catalogue of this version, with the days on which its sources were last read. */
export function adminRulesRoutes(
  routes: Routes,
  { administrator, lawDesk, readYourWrites, clock }: AdminApp,
): void {
  routes.get('/api/admin/rules', {
    summary: 'Lists what the rules hold.',
    caller: administrator,
    input: listInput({ sortable, ascending: true, filter }),
    answers: { 200: z.array(adminRuleResponse) },
    handle: async (ctx, _caller, request) => {
      const { area, standing } = request.filter;
      const found = listCatalogue(clock)
        .filter((rule) => area === undefined || rule.area === area)
        .filter((rule) => standing === undefined || rule.standing === standing)
        .map(presentRule);
      await readYourWrites.upToDate(ctx, 'law_desk');
      const { readings } = await lawDesk.current();
      const page = pageInMemory(withReadings(found, readings), request, (rule) => [
        rule.area,
        rule.parameter,
        rule.value,
      ]);
      answerPage(ctx, 'rules', request, page);
    },
  });

  routes.get('/api/admin/rules/summary', {
    summary: 'Tells when the rules were read last, and what changes next.',
    caller: administrator,
    answers: { 200: adminRulesSummaryResponse },
    handle: async (ctx) => {
      await readYourWrites.upToDate(ctx, 'law_desk');
      const { readings } = await lawDesk.current();
      ctx.body = {
        ...presentRuleSet(clock(), readings),
        next: withReadings(findNextChanges(listCatalogue(clock)).map(presentRule), readings),
      } satisfies AdminRulesSummaryResponse;
    },
  });
}

/** Shows one value. Must be declared after paths that it also matches, such as `/api/admin/rules/summary`. */
export function adminRuleRoutes(routes: Routes, { administrator, lawDesk, clock }: AdminApp): void {
  routes.get('/api/admin/rules/:id', {
    summary: 'Gives one value of the rules.',
    caller: administrator,
    answers: { 200: adminRuleResponse },
    handle: async (ctx) => {
      const found = listCatalogue(clock).find(({ id }) => id === ctx.params['id']);
      if (found === undefined) throw new DomainError('notFound', 'rule_not_found', 'There is no such rule.');
      const { readings } = await lawDesk.current();
      ctx.body = withReadings(presentRule(found), readings) satisfies AdminRuleResponse;
    },
  });
}

function findNextChanges(values: readonly CataloguedValue[]): readonly CataloguedValue[] {
  const upcoming = values.filter(({ standing }) => standing === 'to_come');
  return [
    ...upcoming.toSorted(compareBy<'from'>({ field: 'from', descending: false })),
    ...values.filter(({ standing }) => standing === 'announced'),
  ];
}
