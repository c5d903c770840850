import { inLetters, writtenDate } from '../assessment/wording';
import { childBornInUk, childBornInUkSingle } from '../parameters/absenceRules';
import { b1ThenB2 } from '../parameters/englishLevels';
import { inWordsOn, rowOn, valueOn } from '../parameters/parameter';
import { partnerIncome, savingsNotCounted } from '../parameters/payRules';
import { sources } from '../parameters/sources';
import { conditions } from './conditions';
import { noteOfFigures } from './routeNote';
import { atOnce, fiveYears, type RouteRow } from './routeRow';

/** Appendix FM: sixty months in the UK complete on the day of application, with no limit of days away. */
const familyMember = {
  ...fiveYears,
  absences: 'none',
  clockStarts: 'entry',
  twentyEightDays: false,
  earlyInPractice: true,
  english: b1ThenB2,
} as const;

/** The guidance says “more than half” in words: there is no figure that a row could hold. */
const familyLifeNote =
  'Absences of more than half of a permission may show that the UK is not the permanent home.';

/** Rules that were read only in part. */
const readInPart = { confidence: 'secondary' } as const;

/** Routes of partners, parents and children, and of private life. */
export const familyRoutes = {
  partner: {
    ...familyMember,
    title: 'Spouse or partner',
    form: 'SET(M)',
    source: sources.familyMembers,
    notes: [
      'Time as a fiancé(e) does not count. There is no limit of days away; long absences are evidence.',
      noteOfFigures([partnerIncome, savingsNotCounted], (on) => {
        const { from } = rowOn(partnerIncome, on);
        const less = from === null ? '' : `, or less if you began before ${writtenDate(from)}`;
        return `Income of ${inWordsOn(partnerIncome, on)}${less}; savings above ${inWordsOn(savingsNotCounted, on)} count.`;
      }),
    ],
  },
  family_ten_years: {
    ...fiveYears,
    title: 'Partner or parent, ten years',
    qualifyingYears: [10],
    ignoredAbsences: {
      kind: 'days_before',
      date: '2022-06-20',
      source: sources.continuousResidenceRules,
    },
    english: b1ThenB2,
    form: 'Settlement as a partner or parent',
    source: sources.settlementFamilyLife,
    notes: [
      familyLifeNote,
      'Whether years on the five-year route of partners and parents add to the ten is not confirmed.',
    ],
  },
  parent_of_child: {
    ...familyMember,
    title: 'Parent of a child',
    form: 'Settlement as a partner or parent',
    source: sources.familyMembers,
    notes: ['Adequate maintenance is asked for.'],
  },
  private_life: {
    ...fiveYears,
    title: 'Private life',
    qualifyingYears: [10, 5],
    english: b1ThenB2,
    form: 'Settlement private life',
    source: sources.privateLife,
    notes: ['Five years for a child, and for a young adult who has lived half of their life in the UK.'],
  },
  child_born_in_uk: {
    ...atOnce,
    title: 'Private life, child born in the UK',
    qualifyingYears: [7],
    absences: 'child_born_in_uk',
    notes: [
      {
        figures: [childBornInUkSingle, childBornInUk],
        inWords: (on) =>
          `The seven years are broken by an absence of more than ${inLetters(valueOn(childBornInUkSingle, on))} months at one time, or by ${valueOn(childBornInUk, on) + 1} days away in all (not confirmed).`,
      },
    ],
    form: 'Settlement private life',
    source: sources.privateLife,
  },
  adult_dependent_relative: {
    ...atOnce,
    title: 'Adult dependent relative',
    condition: conditions.settledOnEntry,
    source: sources.familyMembers,
    form: null,
    notes: ['Indefinite leave is given with entry.'],
  },
  child_joining_parents: {
    ...atOnce,
    title: 'Child joining parents',
    condition: conditions.parentsSettled,
    form: 'Settlement as a Child',
    lifeInTheUk: 'grown_children',
    source: sources.familyMembers,
  },
  bereaved_partner: {
    ...atOnce,
    title: 'Bereaved partner',
    ...readInPart,
    condition: conditions.bereavement,
    form: 'Form for bereaved partners',
    source: sources.bereavedPartner,
  },
  domestic_abuse: {
    ...atOnce,
    title: 'Victim of domestic abuse',
    ...readInPart,
    condition: conditions.domesticAbuse,
    form: 'SET(DV)',
    source: sources.domesticAbuse,
  },
} as const satisfies Record<string, RouteRow>;
