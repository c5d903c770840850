import { adminRuleResponse, type AdminRulesSummaryResponse } from '@settlewise/contract';
import { cataloguedOn, civilDateInLondon, type CataloguedValue } from '@settlewise/rules';
import { z } from 'zod';
import { nothing, type Routes } from '../../../http/routes';
import type { AdminParts } from '../adminParts';
import { answerPage, listing, pageOf, type Listing } from '../listing';
import { presentRule, presentRuleSet } from './presenter';

const sortable = ['area', 'parameter', 'from', 'to', 'standing', 'value'] as const;
type Sortable = (typeof sortable)[number];

const filter = z.strictObject({
  area: z.enum(['Absences', 'Fees', 'Routes', 'English', 'Changes', 'Announced']).optional(),
  standing: adminRuleResponse.shape.standing.optional(),
});

/** What the rules hold: all of it is in the program itself, so that nothing is asked of any store. */
export function adminRulesRoutes(routes: Routes, { administrator, clock }: AdminParts): void {
  const today = () => cataloguedOn(civilDateInLondon(clock()));

  routes.get(
    '/api/admin/rules',
    administrator,
    listing({ sortable, ascending: true, filter }),
    (ctx, _asking, wanted) => {
      const { area, standing } = wanted.filter;
      const found = today()
        .filter((rule) => area === undefined || rule.area === area)
        .filter((rule) => standing === undefined || rule.standing === standing)
        .toSorted(by(wanted.sort))
        .map(presentRule);
      answerPage(ctx, 'rules', wanted, pageOf(found, wanted));
    },
  );

  routes.get('/api/admin/rules/summary', administrator, nothing, (ctx) => {
    ctx.body = {
      ...presentRuleSet(clock()),
      next: whatChangesNext(today()).map(presentRule),
    } satisfies AdminRulesSummaryResponse;
  });
}

/** What has no day stands before all days; rows that are alike stay in the catalogue's order. */
function by({ field, descending }: Listing<Sortable, unknown>['sort']) {
  const direction = descending ? -1 : 1;
  return (one: Pick<CataloguedValue, Sortable>, other: Pick<CataloguedValue, Sortable>): number =>
    direction * (one[field] ?? '').localeCompare(other[field] ?? '', 'en-GB', { numeric: true });
}

function whatChangesNext(values: readonly CataloguedValue[]): readonly CataloguedValue[] {
  const toCome = values.filter(({ standing }) => standing === 'to_come');
  return [
    ...toCome.toSorted(by({ field: 'from', descending: false })),
    ...values.filter(({ standing }) => standing === 'announced'),
  ];
}
