import { birthday } from '../calendar/age';
import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import type { OpenQuestion } from '../assessment/answer';
import type { AssessedPerson, Endorsement, FirstGrantedAs, SettlementRequest } from '../assessment/request';
import { personalRules } from '../parameters/personalRules';
import { valueOn } from '../parameters/parameter';
import { sources } from '../parameters/sources';
import { writtenDate } from '../assessment/wording';
import { yearsOn, type RouteKey } from '../routes/routes';
import type { Route } from '../routes/route';
import { settlementQuestions, whySettlementAsks } from '../sentences/settlementRequirements';

/** The years that a route requires of a person, with the open question that decides them. */
export interface YearsAsked {
  readonly years: number;
  readonly open: OpenYears | null;
}

/** The years required by the other answer to a question. */
export interface OpenYears {
  readonly question: OpenQuestion;
  readonly otherYears: number;
  readonly supposing: string;
  readonly otherwise: string;
}

/** Global Talent and its earlier name: the endorsement decides the years and the absences for research. */
export const asksForEndorsement = (route: string | null): boolean =>
  route === 'global_talent' || route === 'tier1_exceptional_talent';

/** Private life: the age at the first grant decides the years. */
export const asksForFirstGrant = (route: string | null): boolean => route === 'private_life';

type KnownRoute = Route & { readonly key: RouteKey };

/** Global Talent, and its earlier name. GT 11.1: three years for these endorsements and for a listed prize. */
const yearsByEndorsement: Readonly<Record<Endorsement, 'three' | 'five' | 'open'>> = {
  science_body: 'three',
  prize: 'three',
  exceptional_talent: 'three',
  exceptional_promise: 'five',
  not_sure: 'open',
};

/** PL 13.1 and 14.1: five years for those first granted as a child, or as young adults with half their life in the UK. */
const yearsByFirstGrant: Readonly<Record<FirstGrantedAs, 'five' | 'ten' | 'open'>> = {
  child: 'five',
  half_of_life: 'five',
  adult: 'ten',
  not_sure: 'open',
};

/**
 * The years that a route requires of a person for applications on a day. `qualifyingYears` of the request overrides
 * everything.
 */
export function determineYears(
  route: KnownRoute,
  settlement: SettlementRequest,
  person: AssessedPerson | undefined,
  day: CivilDate,
): YearsAsked {
  const [usual = 0] = yearsOn(route, day);
  const toYears = (years: number): YearsAsked => ({ years, open: null });
  if (settlement.qualifyingYears !== undefined) return toYears(settlement.qualifyingYears);
  if (asksForEndorsement(route.key)) return determineTalentYears(settlement.endorsedBy, route, day);
  if (asksForFirstGrant(route.key)) return determinePrivateLifeYears(settlement, person, route, day);
  return toYears(usual);
}

function determineTalentYears(
  endorsedBy: Endorsement | undefined,
  route: KnownRoute,
  day: CivilDate,
): YearsAsked {
  const [usual = 0, shorter = usual] = yearsOn(route, day);
  const rule = yearsByEndorsement[endorsedBy ?? 'not_sure'];
  if (rule === 'three') return { years: shorter, open: null };
  if (rule === 'five') return { years: usual, open: null };
  return {
    years: usual,
    open: {
      question: {
        code: 'endorsed_by',
        message: settlementQuestions.endorsed_by(),
        why: whySettlementAsks.endorsed_by({ shorter, usual }),
        source: sources.continuousResidenceGuidance,
      },
      otherYears: shorter,
      supposing: 'If you need three years',
      otherwise: 'If your endorsement is for exceptional promise',
    },
  };
}

function determinePrivateLifeYears(
  { firstGrantedAs, grantDate, permissions = [] }: SettlementRequest,
  person: AssessedPerson | undefined,
  route: KnownRoute,
  day: CivilDate,
): YearsAsked {
  const [usual = 0, shorter = usual] = yearsOn(route, day);
  const { from: adultFrom, to: youngUntil } = valueOn(personalRules.privateLifeYoungAdults, day);
  const first = permissions
    .filter(({ route: held = route.key }) => held === route.key)
    .reduce((earliest, { from }) => (from < earliest ? from : earliest), permissions[0]?.from ?? grantDate);
  const born = person?.dateOfBirth;
  const rule = yearsByFirstGrant[firstGrantedAs ?? 'not_sure'];
  if (rule === 'five') return { years: shorter, open: null };
  if (rule === 'ten') return { years: usual, open: null };
  if (born !== undefined && first < birthday(born, adultFrom)) return { years: shorter, open: null };
  if (born !== undefined && first >= birthday(born, youngUntil + 1)) return { years: usual, open: null };
  return {
    years: usual,
    open: {
      question: {
        code: 'first_granted_as',
        message: settlementQuestions.first_granted_as({ granted: toDayNumber(first), adultFrom, youngUntil }),
        why: whySettlementAsks.first_granted_as({ shorter, usual }),
        from: first,
        source: sources.continuousResidenceGuidance,
      },
      otherYears: shorter,
      supposing: 'If you were',
      otherwise: `If you were older, or had lived elsewhere for longer, on ${writtenDate(first)}`,
    },
  };
}
