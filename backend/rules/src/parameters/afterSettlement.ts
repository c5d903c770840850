import type { SettlementKind } from '../assessment/request';
import { always, type Parameter } from './parameter';
import { sources } from './sources';
import { inYears } from './units';

/**
 * So many years outside the UK at a time settlement lasts; more let it lapse. 2000 Order art. 13, Appendix EU.
 * Irish citizens and people with the right of abode have nothing that could lapse.
 */
export const yearsUntilLapse = {
  ilr: always('Indefinite leave lasts outside the UK', inYears, 2, sources.leaveToEnterAndRemain),
  eu_settled_status: always('EU settled status lasts outside the UK', inYears, 5, sources.euSettlement),
  eu_settled_status_swiss: always(
    'EU settled status of a Swiss citizen lasts outside the UK',
    inYears,
    4,
    sources.euSettlement,
  ),
  irish: null,
  right_of_abode: null,
} as const satisfies Readonly<Record<SettlementKind, Parameter<number> | null>>;
