import { ageOn } from '../calendar/age';
import { naturalisationRules } from '../parameters/naturalisationRules';
import { registrationRules } from '../parameters/registrationRules';
import { valueOn } from '../parameters/parameter';
import { findRoute, type RouteKey } from '../routes/routes';
import { checklistFormSentences as says } from '../sentences/checklistForms';
import { sentences } from '../sentences/table';
import type { CivilDate } from '../calendar/civilDate';
import type { ChecklistWarning } from './answer';
import type { ChecklistForm, ChecklistRole } from './question';

/** The name of each form that people use. */
export const checklistFormTitles: Readonly<Record<ChecklistForm, string>> = {
  'SET(O)': 'SET(O): settlement on a work visa and others',
  'SET(M)': 'SET(M): settlement as a partner or parent',
  'SET(LR)': 'SET(LR): settlement after long residence',
  SETP: 'SETP: settlement after protection',
  BNO: 'Settlement as a British National (Overseas)',
  EUSS: 'EU Settlement Scheme',
  'SET(DV)': 'SET(DV): settlement after domestic abuse',
  BEREAVED: 'Settlement as a bereaved partner',
  AN: 'AN: becoming a British citizen',
  MN1: 'MN1: registration of a child as British',
  T: 'T: registration of somebody who was born here and lived here for ten years',
  'B(OTA)': 'B(OTA): registration of a British National (Overseas)',
};

/** The settlement form of a route; null if there is no known form. */
export const findSettlementForm = (route: RouteKey): ChecklistForm | null => findRoute(route).checklistForm;

/** A person on a route for partners or children has that role, regardless of the role given. */
export function adjustRole(route: RouteKey, role: ChecklistRole): ChecklistRole {
  if (role !== 'main') return role;
  if (route === 'pbs_dependant_child') return 'child';
  return partnerRoutes.has(route) ? 'partner' : 'main';
}

const partnerRoutes: ReadonlySet<RouteKey> = new Set([
  'pbs_dependant',
  'uk_ancestry_partner',
  'overseas_business_partner',
]);

/** The route of a worker's partner or child, which differs from the worker's. */
export function routeOfDependant(route: RouteKey, role: ChecklistRole): RouteKey {
  if (role === 'main' || findSettlementForm(route) !== 'SET(O)') return route;
  if (role === 'child') return 'pbs_dependant_child';
  if (route === 'uk_ancestry' || route === 'uk_ancestry_partner') return 'uk_ancestry_partner';
  if (route === 'rep_overseas_business' || route === 'overseas_business_partner')
    return 'overseas_business_partner';
  return route === 'armed_forces' || route === 'armed_forces_family'
    ? 'armed_forces_family'
    : 'pbs_dependant';
}

interface Applicant {
  readonly route: RouteKey;
  readonly role: ChecklistRole;
  readonly dateOfBirth: CivilDate;
  readonly on: CivilDate;
}

/** The reason that a form is wrong for a person, with the right form; null if it is right. */
export function checkForm(form: ChecklistForm, applicant: Applicant): ChecklistWarning | null {
  const { route, dateOfBirth, on } = applicant;
  const isChild = ageOn(dateOfBirth, on) < valueOn(naturalisationRules.fullAge, on);
  switch (form) {
    case 'AN':
      return isChild ? wrongFormWarning('MN1', says.child_registers()) : null;
    case 'MN1':
      return isChild ? null : wrongFormWarning('AN', says.adult_naturalises());
    case 'T': {
      const from = valueOn(registrationRules.yearsLivedHere, on);
      return ageOn(dateOfBirth, on) < from
        ? wrongFormWarning('MN1', says.first_years_here({ years: from }))
        : null;
    }
    case 'B(OTA)':
      if (isChild) return wrongFormWarning('MN1', says.child_has_own_form());
      return route === 'hk_bno' ? null : wrongFormWarning('AN', says.british_nationals_alone());
    default:
      return checkSettlementForm(form, applicant);
  }
}

function checkSettlementForm(form: ChecklistForm, { route, role }: Applicant): ChecklistWarning | null {
  const { title, countsForLongResidence } = findRoute(route);
  if (form === 'SET(LR)' && role === 'main' && countsForLongResidence) return null;
  const right = findSettlementForm(route);
  if (right === null)
    return { code: 'no_settlement', form: null, message: says.no_form_known({ route: title }) };
  if (right === form) return null;
  return wrongFormWarning(
    right,
    role === 'main' ? says.another_form({ route: title }) : says.not_for_family({ route: title, form }),
  );
}

const wrongFormWarning = (form: ChecklistForm, why: string): ChecklistWarning => ({
  code: 'wrong_form',
  form,
  message: sentences(why, says.use({ form: checklistFormTitles[form] })),
});
