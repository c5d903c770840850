import type { Source } from '../parameters/parameter';
import { sources } from '../parameters/sources';
import { findRoute, type RouteKey } from '../routes/routes';

/** The place to apply. */
export interface WhereToApply {
  /** The official page that leads to the form, with the day it was checked. */
  readonly page: Source;
  /** The form's name; null if unknown. */
  readonly form: string | null;
}

const ofWork = sources.govUkWorkSettlement;
const ofBusiness = sources.govUkBusinessSettlement;
const ofFamily = sources.govUkPartnerSettlement;
const ofProtection = sources.govUkProtectionSettlement;

/** The pages of single routes. Other routes use the general settlement page. */
const pages: Readonly<Partial<Record<RouteKey, Source>>> = {
  skilled_worker: ofWork,
  health_and_care_worker: ofWork,
  tier_2: ofWork,
  minister_of_religion: ofWork,
  global_talent: ofBusiness,
  innovator_founder: ofBusiness,
  tier1_exceptional_talent: ofBusiness,
  tier1_entrepreneur: ofBusiness,
  tier1_investor: ofBusiness,
  partner: ofFamily,
  parent_of_child: ofFamily,
  refugee: ofProtection,
  humanitarian_protection: ofProtection,
  eu_settled_status: sources.govUkEuSettlement,
  long_residence: sources.govUkLongResidence,
  hk_bno: sources.govUkBno,
  uk_ancestry: sources.govUkAncestry,
};

/**
 * The place to apply for settlement.
 * @param route null if unknown
 */
export function findSettlementPage(route: RouteKey | null): WhereToApply {
  if (route === null) return { page: sources.govUkSettlement, form: null };
  return { page: pages[route] ?? sources.govUkSettlement, form: findRoute(route).form };
}

interface CitizenshipApplicant {
  readonly isSpouse: boolean;
  /** False for Irish citizens and people with the right of abode. */
  readonly isSettled: boolean;
  readonly isAdult: boolean;
}

/** The place to apply for citizenship. Children register with a different form. */
export function findCitizenshipPage({ isSpouse, isSettled, isAdult }: CitizenshipApplicant): WhereToApply {
  if (!isAdult) return { page: sources.govUkCitizenship, form: null };
  if (isSpouse) return { page: sources.govUkCitizenshipSpouse, form: 'AN' };
  return { page: isSettled ? sources.govUkCitizenshipSettled : sources.govUkCitizenship, form: 'AN' };
}
