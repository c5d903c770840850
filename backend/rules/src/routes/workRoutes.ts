import { writtenDate } from '../assessment/wording';
import { b1ThenB2, b1ThenUncertain, routeEnglish, routeThenB2 } from '../parameters/englishLevels';
import { inWordsOn, rowOn, valueOn } from '../parameters/parameter';
import { payOnHealthScale, scaleUpLeastPay, skilledWorkerPay, sportspersonPay } from '../parameters/payRules';
import { agesAsked } from '../parameters/personalRules';
import { scaleUpPay } from '../parameters/routeRules';
import { sources } from '../parameters/sources';
import { pounds } from '../parameters/units';
import { conditions } from './conditions';
import { noteOfFigures } from './routeNote';
import { atOnce, fiveYears, type RouteRow } from './routeRow';

/** SW 24.3. */
const skilledPay = noteOfFigures(
  [skilledWorkerPay],
  (on) =>
    `The sponsor must still need the job and pay at least ${pounds(valueOn(skilledWorkerPay, on))} and the going rate; some groups need less.`,
);

/** Continuous residence guidance v8.0, pages 13 and 14: partners of whom no years of their own are asked. */
const partnerWithoutYears = {
  ...atOnce,
  condition: conditions.partnerSettled,
  lifeInTheUk: 'adults',
  source: sources.continuousResidenceGuidance,
  notes: [
    'No years of your own are asked. Your partner must be settled, or settle together with you (not confirmed).',
  ],
} as const;

/** Routes of work, business, talent and ancestry, and of the families of people on them. */
export const workRoutes = {
  skilled_worker: {
    ...fiveYears,
    title: 'Skilled Worker',
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [
      'The years may combine Skilled Worker, Tier 2 (General), Global Talent, Innovator Founder, Scale-up and other listed routes; the last permission must be Skilled Worker.',
      skilledPay,
    ],
  },
  health_and_care_worker: {
    ...fiveYears,
    title: 'Health and Care Worker',
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [
      'The rules of Skilled Worker. Years on either, and on the other routes that Skilled Worker adds up, count together.',
      'You pay no health surcharge. A decision inside the UK takes about 3 weeks instead of 8 (not confirmed).',
      noteOfFigures([skilledWorkerPay, payOnHealthScale], (on) => {
        const [ofOthers, onScale] = [skilledWorkerPay, payOnHealthScale].map((pay) =>
          pounds(valueOn(pay, on)),
        );
        return `The sponsor must still need the job and pay the going rate. The least pay is ${onScale} for health jobs on a national pay scale and ${ofOthers} for others; some groups need less.`;
      }),
    ],
  },
  tier_2: {
    ...fiveYears,
    title: 'Tier 2 (General)',
    english: routeThenB2,
    source: sources.skilledWorker,
    notes: [
      'Counts towards settlement as a Skilled Worker; the last permission must be Skilled Worker.',
      skilledPay,
    ],
  },
  scale_up: {
    ...fiveYears,
    title: 'Scale-up',
    english: b1ThenB2,
    source: sources.scaleUp,
    notes: [
      noteOfFigures([scaleUpLeastPay, scaleUpPay], (on) => {
        const { from } = rowOn(scaleUpLeastPay, on);
        const less = from === null ? '' : `; less for certificates before ${writtenDate(from)}`;
        return `Pay of ${inWordsOn(scaleUpLeastPay, on)} now and in ${inWordsOn(scaleUpPay, on)}${less}.`;
      }),
    ],
  },
  global_talent: {
    ...fiveYears,
    title: 'Global Talent',
    qualifyingYears: [5, 3],
    english: b1ThenB2,
    source: sources.globalTalent,
    notes: [
      'Years as Tier 1 (Exceptional Talent) count as well. Whether years on other routes count is not confirmed.',
      'Three years for some endorsements and prizes; five for exceptional promise.',
      'You must have earned money in the field and kept the endorsement.',
    ],
  },
  innovator_founder: {
    ...fiveYears,
    title: 'Innovator Founder',
    qualifyingYears: [3],
    english: routeThenB2,
    form: 'Settlement Innovator',
    source: sources.innovatorFounder,
    notes: [
      'Three years on this route alone.',
      'An endorsement letter of at most three months and two of seven business criteria are needed.',
    ],
  },
  rep_overseas_business: {
    ...fiveYears,
    title: 'Representative of an overseas business',
    source: sources.overseasBusiness,
    notes: ['Your employer must still need and pay you.'],
  },
  minister_of_religion: {
    ...fiveYears,
    title: 'Minister of Religion',
    english: routeEnglish,
    source: sources.ministerOfReligion,
    notes: ['Your sponsor must still need you and pay what the route asks.'],
  },
  sportsperson: {
    ...fiveYears,
    title: 'International Sportsperson',
    source: sources.sportsperson,
    notes: [
      noteOfFigures(
        [sportspersonPay],
        (on) => `Your sponsor must still need you and pay ${inWordsOn(sportspersonPay, on)}.`,
      ),
    ],
  },
  domestic_worker: {
    ...fiveYears,
    title: 'Domestic worker in a private household',
    source: sources.domesticWorker,
    notes: ['Only for permission under the rules in force before 6 April 2012. You must still be employed.'],
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
    notes: ['Five years as the partner of the same person.'],
  },
  pbs_dependant_child: {
    ...atOnce,
    title: 'Child of a person on a work route',
    condition: conditions.parentsSettled,
    lifeInTheUk: 'grown_children',
    source: sources.skilledWorker,
    notes: [
      {
        figures: [agesAsked],
        inWords: (on) =>
          `Both parents must be settled or settling. English and Life in the UK from ${valueOn(agesAsked, on).from} years.`,
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
    notes: ['You must be able and intend to work, and maintain yourself.'],
  },
  uk_ancestry_partner: {
    ...partnerWithoutYears,
    title: 'Partner of a person on UK Ancestry',
    english: b1ThenB2,
  },
} as const satisfies Record<string, RouteRow>;
