import { absenceRules } from '../parameters/absenceRules';
import { b1ThenB2, b1ThenUncertain, lowerEnglish } from '../parameters/englishLevels';
import { inWordsOn, rowOn, valueOn } from '../parameters/parameter';
import { payRules } from '../parameters/payRules';
import { sources } from '../parameters/sources';
import { routeNotes as says } from '../sentences/routeNotes';
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

/** EL 1.1(d). */
const lowerLevel = noteOfFigures([lowerEnglish], (on) => says.lower_english(valueOn(lowerEnglish, on)));

/** Rules that were only partly read. */
const readInPart = { confidence: 'secondary' } as const;

/** Routes of partners, parents and children, and of private life. */
export const familyRoutes = {
  partner: {
    ...familyMember,
    title: 'Spouse or partner',
    form: 'SET(M)',
    checklistForm: 'SET(M)',
    source: sources.familyMembers,
    notes: [
      says.partner_time(),
      noteOfFigures([payRules.partner, payRules.savingsNotCounted], (on) => {
        const [income, savings] = [
          inWordsOn(payRules.partner, on),
          inWordsOn(payRules.savingsNotCounted, on),
        ];
        return says.partner_income({ income, savings, lessBefore: rowOn(payRules.partner, on).from });
      }),
      lowerLevel,
    ],
  },
  family_ten_years: {
    ...fiveYears,
    title: 'Partner or parent, ten years',
    qualifyingYears: [10],
    ignoredAbsences: { kind: 'days_before', date: '2022-06-20', source: sources.continuousResidenceRules },
    english: b1ThenB2,
    form: 'Settlement as a partner or parent',
    checklistForm: 'SET(M)',
    source: sources.settlementFamilyLife,
    notes: [says.family_home(), says.family_five_years(), lowerLevel],
  },
  parent_of_child: {
    ...familyMember,
    title: 'Parent of a child',
    form: 'Settlement as a partner or parent',
    checklistForm: 'SET(M)',
    source: sources.familyMembers,
    notes: [says.parent_maintenance(), lowerLevel],
  },
  private_life: {
    ...fiveYears,
    title: 'Private life',
    qualifyingYears: [10, 5],
    english: b1ThenB2,
    form: 'Settlement private life',
    checklistForm: 'SET(M)',
    source: sources.privateLife,
    notes: [says.private_life_five_years()],
  },
  child_born_in_uk: {
    ...atOnce,
    title: 'Private life, child born in the UK',
    qualifyingYears: [7],
    absences: 'child_born_in_uk',
    notes: [
      {
        figures: [absenceRules.childBornInUkSingle, absenceRules.childBornInUk],
        inWords: (on) =>
          says.child_born_in_uk({
            months: valueOn(absenceRules.childBornInUkSingle, on),
            days: valueOn(absenceRules.childBornInUk, on) + 1,
          }),
      },
    ],
    form: 'Settlement private life',
    checklistForm: 'SET(M)',
    source: sources.privateLife,
  },
  adult_dependent_relative: {
    ...atOnce,
    title: 'Adult dependent relative',
    condition: conditions.settledOnEntry,
    source: sources.familyMembers,
    form: null,
    checklistForm: null,
    notes: [says.settled_on_entry()],
  },
  child_joining_parents: {
    ...atOnce,
    title: 'Child joining parents',
    condition: conditions.parentsSettled,
    form: 'Settlement as a Child',
    checklistForm: null,
    english: b1ThenUncertain,
    lifeInTheUk: 'grown_children',
    source: sources.familyMembers,
    notes: [lowerLevel],
  },
  bereaved_partner: {
    ...atOnce,
    title: 'Bereaved partner',
    ...readInPart,
    condition: conditions.bereavement,
    form: 'Form for bereaved partners',
    checklistForm: 'BEREAVED',
    source: sources.bereavedPartner,
  },
  domestic_abuse: {
    ...atOnce,
    title: 'Victim of domestic abuse',
    ...readInPart,
    condition: conditions.domesticAbuse,
    form: 'SET(DV)',
    checklistForm: 'SET(DV)',
    source: sources.domesticAbuse,
  },
} as const satisfies Record<string, RouteRow>;
