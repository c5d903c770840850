import { assess } from '../assessment/assess';
import { latestDate } from '../assessment/problems';
import { inLetters, writtenDate } from '../assessment/wording';
import { addDays, addYears, type CivilDate } from '../calendar/civilDate';
import { assessedTrips, type CalculatorTrip } from '../calculators/calculatorTrip';
import { citizenshipByTime } from '../calculators/citizenship/citizenshipRules';
import { calculateIlr } from '../calculators/ilr/calculateIlr';
import type { IlrCalculation } from '../calculators/ilr/ilrCalculation';
import type { YearlyTotal } from '../calculators/ilr/ilrForm';
import { englishLevelOn } from '../parameters/englishLevels';
import { lawOn } from '../parameters/law';
import { ruleSet, type RuleSet } from '../parameters/ruleSet';
import { routeOf } from '../routes/routes';
import type { Route } from '../routes/route';
import { routeOfVisaType } from '../routes/visaTypes';
import { percentPassed } from './shareOfTime';

/** What a timeline is made of. */
export interface TimelineForm {
  /** A visa type of the screens. */
  readonly visaType: string;
  readonly visaStartDate: CivilDate;
  readonly useDetailedAbsences: boolean;
  /** Read when `useDetailedAbsences` is true. */
  readonly absences: readonly CalculatorTrip[];
  /** Read when `useDetailedAbsences` is false. */
  readonly absencesPerYear: readonly YearlyTotal[];
  /** The day on which a planned application for ILR is meant to be decided; left out: the day on which the years are complete. */
  readonly ilrGrantedOn?: CivilDate;
}

/** From a visa to ILR and on to citizenship. The Home Office's count decides; the total of days includes both travel days. */
export interface Timeline {
  readonly ilrEligibilityDate: CivilDate | null;
  readonly ilrApplicationEarliestDate: CivilDate | null;
  readonly citizenshipEligibilityDate: CivilDate | null;
  readonly totalAbsences: number;
  readonly absenceLimit: number | null;
  readonly absenceStatus: 'within_limit' | 'exceeded';
  readonly progressPercent: number;
  readonly hasLanguageRequirement: boolean;
  readonly hasLifeInUKRequirement: boolean;
  readonly notes: readonly string[];
  readonly ruleSet: RuleSet;
}

/**
 * The milestones of a visa. Citizenship is taken to follow ILR that is granted on the day on which its years are
 * complete, or on the day that the form names, without marriage to a British citizen. Pure: same form and day, same answer.
 * @param today in London @throws UnsoundAssessment naming each field as the calculator of ILR does
 */
export function generateTimeline(form: TimelineForm, today: CivilDate): Timeline {
  const { visaType, visaStartDate, absences, absencesPerYear } = form;
  // Who gives nothing at all is taken not to have been away; who gives some years has left the others open.
  const useDetailedAbsences = form.useDetailedAbsences || absencesPerYear.length === 0;
  const calculation = calculateIlr(
    {
      visaType,
      visaStartDate,
      useDetailedAbsences,
      absencesPerYear,
      detailedAbsences: form.useDetailedAbsences ? absences : [],
      // What a person declares plays no part in dates.
      hasPassedLifeInUK: true,
      hasEnglishQualification: true,
      meetsSalaryRequirement: true,
    },
    today,
  );
  const key = routeOfVisaType(visaType);
  const route = key === null ? null : routeOf(key);
  const leads = route !== null && calculation.requiredYears !== null;
  const { earliestApplicationDate: earliest } = calculation;
  const complete = leads && earliest !== null ? completeOn(calculation, route, earliest) : null;
  const citizenship = complete === null ? null : citizenshipAfter(form.ilrGrantedOn ?? complete, form);
  return {
    ilrEligibilityDate: complete,
    ilrApplicationEarliestDate: leads ? earliest : null,
    citizenshipEligibilityDate: citizenship,
    totalAbsences: calculation.absenceDaysTotal,
    absenceLimit: leads ? calculation.absenceLimit : null,
    absenceStatus: isExceeded(calculation) && leads ? 'exceeded' : 'within_limit',
    progressPercent: percentOf(calculation, complete, today),
    hasLanguageRequirement: route !== null && asksEnglish(route, earliest ?? today),
    hasLifeInUKRequirement: route !== null && route.lifeInTheUk !== 'none',
    notes: notesOf(form, calculation, citizenship),
    ruleSet,
  };
}

/** What is missing is no day too many. */
const isExceeded = ({ absencesValid, verdict }: IlrCalculation) => !absencesValid && verdict !== 'not_enough';

/** The day on which the years are complete: the trips' answer names it, totals name the first day to apply. */
function completeOn({ homeOffice }: IlrCalculation, route: Route, earliest: CivilDate): CivilDate {
  const counted = homeOffice?.settlement?.firstCompliantCountingDate ?? null;
  return (
    counted ??
    (route.twentyEightDays ? addDays(earliest, lawOn(earliest).daysAfterApplication.days) : earliest)
  );
}

/** Null where the calendar of the program ends before. */
function citizenshipAfter(ilrGrant: CivilDate, form: TimelineForm): CivilDate | null {
  const timeAllowsFrom = citizenshipByTime(ilrGrant, form.visaStartDate, false);
  if (timeAllowsFrom > latestDate) return null;
  if (!form.useDetailedAbsences) return timeAllowsFrom;
  const { citizenship } = assess({
    asOf: timeAllowsFrom,
    counting: 'whole_days',
    trips: assessedTrips(form.absences),
    citizenship: { settledSince: ilrGrant, spouseOfBritishCitizen: false },
  });
  return citizenship?.firstGoodDate ?? null;
}

function percentOf(calculation: IlrCalculation, complete: CivilDate | null, today: CivilDate): number {
  const { requiredYears: years } = calculation;
  if (complete === null || years === null) return 0;
  if (calculation.isEligible) return 100;
  if (years === 0) return 0;
  return percentPassed(addYears(complete, -years), complete, today);
}

function asksEnglish(route: Route, on: CivilDate): boolean {
  return englishLevelOn(route.english, on).value !== 'none';
}

/** What follows from the dates, and what no timeline can know. */
const leftOut: ReadonlySet<string> = new Set(['wait_until', 'breaks_not_asked', 'suitability', 'islands']);

const grantOf = ({ ilrGrantedOn }: TimelineForm): string =>
  ilrGrantedOn === undefined ? 'the day your years are complete' : writtenDate(ilrGrantedOn);

function notesOf(
  form: TimelineForm,
  { reasons, missing, travelMargin, requiredYears, route }: IlrCalculation,
  citizenship: CivilDate | null,
): readonly string[] {
  const said = reasons
    .filter(({ standing, code }) => standing !== 'met' && !leftOut.has(code))
    .map(({ message }) => message);
  if (route === null || requiredYears === null) return said;
  return [
    ...missing.map(({ message }) => message).filter((message) => !said.includes(message)),
    ...said,
    ...(travelMargin === null ? [] : [travelMargin]),
    ...(citizenship === null
      ? []
      : [
          `Citizenship on ${writtenDate(citizenship)} supposes that ILR is granted on ${grantOf(form)}. If you are married to a British citizen you need not wait ${inLetters(lawOn(citizenship).naturalisation.monthsSettled)} months after it.`,
        ]),
    ...(form.useDetailedAbsences
      ? []
      : [
          'Totals by year do not show on which days you were away, so the date for citizenship looks at time alone.',
        ]),
  ];
}
