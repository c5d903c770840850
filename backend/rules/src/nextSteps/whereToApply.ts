import type { Source } from '../parameters/parameter';
import { sources } from '../parameters/sources';
import { routeOf, type RouteKey } from '../routes/routes';

/** Where an application is made. */
export interface WhereToApply {
  /** The official page that leads to the form, and the day on which it was known. */
  readonly page: Source;
  /** What the form is called; null where that is not known. */
  readonly form: string | null;
}

const ofWork = sources.govUkWorkSettlement;
const ofBusiness = sources.govUkBusinessSettlement;
const ofFamily = sources.govUkPartnerSettlement;
const ofProtection = sources.govUkProtectionSettlement;

/** The pages of single routes. Of all others the page about settlement leads on. */
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

/** Where settlement is applied for. @param route null where it is not known */
export function whereToSettle(route: RouteKey | null): WhereToApply {
  if (route === null) return { page: sources.govUkSettlement, form: null };
  return { page: pages[route] ?? sources.govUkSettlement, form: routeOf(route).form };
}

interface CitizenshipApplicant {
  readonly isSpouse: boolean;
  /** False of Irish citizens and people with the right of abode. */
  readonly isSettled: boolean;
  readonly isAdult: boolean;
}

/** Where citizenship is applied for. Children register, each by a form of their own. */
export function whereToBecomeBritish({ isSpouse, isSettled, isAdult }: CitizenshipApplicant): WhereToApply {
  if (!isAdult) return { page: sources.govUkCitizenship, form: null };
  if (isSpouse) return { page: sources.govUkCitizenshipSpouse, form: 'AN' };
  return { page: isSettled ? sources.govUkCitizenshipSettled : sources.govUkCitizenship, form: 'AN' };
}
