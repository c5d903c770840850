import { b1ThenB2, b1ThenUncertain, routeEnglish, routeThenB2 } from '../parameters/englishLevels';
import type { CivilDate } from '../calendar/civilDate';
import { inWordsOn, rowOn, valueOn, type Parameter } from '../parameters/parameter';
import { payRules } from '../parameters/payRules';
import { personalRules } from '../parameters/personalRules';
import { routeRules } from '../parameters/routeRules';
import { sources } from '../parameters/sources';
import { pounds } from '../parameters/units';
import { routeNotes as says } from '../sentences/routeNotes';
import { conditions } from './conditions';
import { noteOfFigures } from './routeNote';
import { atOnce, fiveYears, type RouteRow } from './routeRow';

const formatPay = (pay: Parameter<number>, on: CivilDate) => pounds(valueOn(pay, on));

/** SW 24.3 B to D; null before the day from which the amounts are known. */
const lowerPayOn = (on: CivilDate) =>
  on < knownSince
    ? null
    : {
        onSalaryList: formatPay(payRules.onSalaryList, on),
        earlier: formatPay(payRules.ofEarlierWorkers, on),
        onScale: formatPay(payRules.onHealthScale, on),
      };
const knownSince = payRules.onSalaryList.rows[0]?.from ?? '';

/** SW 24.3. */
const skilledPay = noteOfFigures([payRules.skilledWorker], (on) =>
  says.skilled_worker_pay({ pay: formatPay(payRules.skilledWorker, on), less: lowerPayOn(on) }),
);

/** Continuous residence guidance v8.0, pages 13 and 14: partners who need no years of their own. */
const partnerWithoutYears = {
  ...atOnce,
  condition: conditions.partnerSettled,
  lifeInTheUk: 'adults',
  source: sources.continuousResidenceGuidance,
  notes: [says.partner_without_years()],
} as const;

/** Continuous residence guidance v8.0, pages 18 and 19: Turkish people with leave under the Association Agreement. */
const turkish = {
  ...fiveYears,
  form: null,
  checklistForm: null,
  source: sources.continuousResidenceGuidance,
  notes: [says.turkish_years()],
} as const;

/** Routes of work, business, talent and ancestry, and of the families of people on them. */
export const workRoutes = {
  skilled_worker: {
    ...fiveYears,
    title: 'Skilled Worker',
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [says.skilled_worker_years(), skilledPay],
  },
  health_and_care_worker: {
    ...fiveYears,
    title: 'Health and Care Worker',
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [
      says.health_and_care_years(),
      says.health_and_care_surcharge(),
      noteOfFigures([payRules.skilledWorker, payRules.onHealthScale], (on) =>
        says.health_and_care_pay({
          onScale: formatPay(payRules.onHealthScale, on),
          ofOthers: formatPay(payRules.skilledWorker, on),
          less: lowerPayOn(on),
        }),
      ),
    ],
  },
  tier_2: {
    ...fiveYears,
    title: 'Tier 2 (General)',
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [says.tier_2_years(), skilledPay],
  },
  scale_up: {
    ...fiveYears,
    title: 'Scale-up',
    english: b1ThenB2,
    source: sources.scaleUp,
    notes: [
      noteOfFigures([payRules.scaleUp, routeRules.scaleUpPay], (on) => {
        const [pay, earlierPay] = [inWordsOn(payRules.scaleUp, on), inWordsOn(routeRules.scaleUpPay, on)];
        return says.scale_up_pay({ pay, earlierPay, lessBefore: rowOn(payRules.scaleUp, on).from });
      }),
    ],
  },
  global_talent: {
    ...fiveYears,
    title: 'Global Talent',
    qualifyingYears: [5, 3],
    english: b1ThenB2,
    source: sources.globalTalent,
    notes: [says.global_talent_years(), says.global_talent_three_years(), says.global_talent_money()],
  },
  innovator_founder: {
    ...fiveYears,
    title: 'Innovator Founder',
    qualifyingYears: [3],
    english: routeThenB2,
    form: 'Settlement Innovator',
    source: sources.innovatorFounder,
    notes: [says.innovator_founder_years(), says.innovator_founder_endorsement()],
  },
  rep_overseas_business: {
    ...fiveYears,
    title: 'Representative of an overseas business',
    source: sources.overseasBusiness,
    notes: [says.employer_needs_you()],
  },
  minister_of_religion: {
    ...fiveYears,
    title: 'Minister of Religion',
    english: routeEnglish,
    source: sources.ministerOfReligion,
    notes: [says.sponsor_needs_you()],
  },
  sportsperson: {
    ...fiveYears,
    title: 'International Sportsperson',
    source: sources.sportsperson,
    notes: [
      noteOfFigures([payRules.sportsperson], (on) =>
        says.sponsor_pays({ pay: inWordsOn(payRules.sportsperson, on) }),
      ),
    ],
  },
  domestic_worker: {
    ...fiveYears,
    title: 'Domestic worker in a private household',
    source: sources.domesticWorker,
    notes: [says.old_domestic_worker()],
  },
  pbs_dependant: {
    ...fiveYears,
    title: 'Partner of a person on a work route',
    ignoredAbsences: {
      kind: 'permission_granted_before',
      date: '2018-01-11',
      source: sources.continuousResidenceRules,
    },
    source: sources.skilledWorker,
    notes: [says.partner_of_worker()],
  },
  pbs_dependant_child: {
    ...atOnce,
    title: 'Child of a person on a work route',
    condition: conditions.parentsSettled,
    english: b1ThenUncertain,
    lifeInTheUk: 'grown_children',
    source: sources.skilledWorker,
    notes: [
      {
        figures: [personalRules.agesAsked],
        inWords: (on) => says.child_of_worker({ from: valueOn(personalRules.agesAsked, on).from }),
      },
    ],
  },
  overseas_business_partner: {
    ...partnerWithoutYears,
    title: 'Partner of a representative of an overseas business',
    english: b1ThenUncertain,
  },
  uk_ancestry: {
    ...fiveYears,
    title: 'UK Ancestry',
    anyYearsOnRoute: true,
    english: b1ThenB2,
    source: sources.ancestry,
    notes: [says.ancestry_work()],
  },
  uk_ancestry_partner: {
    ...partnerWithoutYears,
    title: 'Partner of a person on UK Ancestry',
    english: b1ThenB2,
  },
  ecaa_worker: { ...turkish, title: 'Turkish worker (ECAA)' },
  ecaa_businessperson: { ...turkish, title: 'Turkish businessperson (ECAA)' },
} as const satisfies Record<string, RouteRow>;
