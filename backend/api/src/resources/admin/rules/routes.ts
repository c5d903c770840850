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
import { answerPage, listing } from '../listing';
import { by, pageOf } from '../listInMemory';
import { presentRule, presentRuleSet } from './presenter';

const sortable = ['area', 'parameter', 'from', 'to', 'standing', 'value'] as const;

const filter = z.strictObject({
  area: z.enum(catalogueAreas).optional(),
  standing: adminRuleResponse.shape.standing.optional(),
});

const today = (clock: () => Date) => cataloguedOn(civilDateInLondon(clock()));

/** The catalogue of the rules, which is part of the program, with the days on which its sources were read again. */
export function adminRulesRoutes(
  routes: Routes,
  { administrator, lawDesk, readYourWrites, clock }: AdminApp,
): void {
  routes.get('/api/admin/rules', {
    summary: 'Lists what the rules hold.',
    caller: administrator,
    input: listing({ sortable, ascending: true, filter }),
    answers: { 200: z.array(adminRuleResponse) },
    handle: async (ctx, _asking, wanted) => {
      const { area, standing } = wanted.filter;
      const found = today(clock)
        .filter((rule) => area === undefined || rule.area === area)
        .filter((rule) => standing === undefined || rule.standing === standing)
        .map(presentRule);
      await readYourWrites.upToDate(ctx, 'law_desk');
      const { readings } = await lawDesk.current();
      const page = pageOf(withReadings(found, readings), wanted, (rule) => [
        rule.area,
        rule.parameter,
        rule.value,
      ]);
      answerPage(ctx, 'rules', wanted, page);
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
        next: withReadings(whatChangesNext(today(clock)).map(presentRule), readings),
      } satisfies AdminRulesSummaryResponse;
    },
  });
}

/** One value by its id. Declared after paths that it would also match, such as `/api/admin/rules/summary`. */
export function adminRuleRoutes(routes: Routes, { administrator, lawDesk, clock }: AdminApp): void {
  routes.get('/api/admin/rules/:id', {
    summary: 'Gives one value of the rules.',
    caller: administrator,
    answers: { 200: adminRuleResponse },
    handle: async (ctx) => {
      const found = today(clock).find(({ id }) => id === ctx.params['id']);
      if (found === undefined) throw new DomainError('notFound', 'rule_not_found', 'There is no such rule.');
      const { readings } = await lawDesk.current();
      ctx.body = withReadings(presentRule(found), readings) satisfies AdminRuleResponse;
    },
  });
}

function whatChangesNext(values: readonly CataloguedValue[]): readonly CataloguedValue[] {
  const toCome = values.filter(({ standing }) => standing === 'to_come');
  return [
    ...toCome.toSorted(by<'from'>({ field: 'from', descending: false })),
    ...values.filter(({ standing }) => standing === 'announced'),
  ];
}
