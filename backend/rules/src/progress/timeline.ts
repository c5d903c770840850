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
import { findRoute } from '../routes/routes';
import type { Route } from '../routes/route';
import { routeOfVisaType } from '../routes/visaTypes';
import { percentPassed } from './shareOfTime';

/** The input of a timeline. */
export interface TimelineForm {
  /** A visa type of the screens. */
  readonly visaType: string;
  readonly visaStartDate: CivilDate;
  readonly useDetailedAbsences: boolean;
  /** Used if `useDetailedAbsences` is true. */
  readonly absences: readonly CalculatorTrip[];
  /** Used if `useDetailedAbsences` is false. */
  readonly absencesPerYear: readonly YearlyTotal[];
  /** The expected decision day of a planned ILR application; defaults to the day on which the years are complete. */
  readonly ilrGrantedOn?: CivilDate;
}

/**
 * The milestones from a visa to ILR and citizenship. The Home Office's count decides; the total of days includes both
 * travel days.
 */
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
 * Calculates the milestones of a visa. Citizenship is planned after an ILR granted on the day the years are complete,
 * or on the day in the form, without marriage to a British citizen. Pure.
 * @param today in London
 * @throws UnsoundAssessment naming each field, as the ILR calculator does
 */
export function generateTimeline(form: TimelineForm, today: CivilDate): Timeline {
  const { visaType, visaStartDate, absences, absencesPerYear } = form;
  // A form without any absences means no absences; a form with some years leaves the other years open.
  const useDetailedAbsences = form.useDetailedAbsences || absencesPerYear.length === 0;
  const calculation = calculateIlr(
    {
      visaType,
      visaStartDate,
      useDetailedAbsences,
      absencesPerYear,
      detailedAbsences: form.useDetailedAbsences ? absences : [],
      // A person's declarations do not affect dates.
      hasPassedLifeInUK: true,
      hasEnglishQualification: true,
      meetsSalaryRequirement: true,
    },
    today,
  );
  const key = routeOfVisaType(visaType);
  const route = key === null ? null : findRoute(key);
  const leads = route !== null && calculation.requiredYears !== null;
  const { earliestApplicationDate: earliest } = calculation;
  const complete = leads && earliest !== null ? findCompleteDay(calculation, route, earliest) : null;
  const citizenship = complete === null ? null : findCitizenshipDay(form.ilrGrantedOn ?? complete, form);
  return {
    ilrEligibilityDate: complete,
    ilrApplicationEarliestDate: leads ? earliest : null,
    citizenshipEligibilityDate: citizenship,
    totalAbsences: calculation.absenceDaysTotal,
    absenceLimit: leads ? calculation.absenceLimit : null,
    absenceStatus: isExceeded(calculation) && leads ? 'exceeded' : 'within_limit',
    progressPercent: calculatePercent(calculation, complete, today),
    hasLanguageRequirement: route !== null && requiresEnglish(route, earliest ?? today),
    hasLifeInUKRequirement: route !== null && route.lifeInTheUk !== 'none',
    notes: collectNotes(form, calculation, citizenship),
    ruleSet,
  };
}

/** Missing data does not exceed a limit. */
const isExceeded = ({ absencesValid, verdict }: IlrCalculation) => !absencesValid && verdict !== 'not_enough';

/**
 * The day on which the years are complete: the answer from journeys contains it; totals give the first day to apply.
 */
function findCompleteDay({ homeOffice }: IlrCalculation, route: Route, earliest: CivilDate): CivilDate {
  const counted = homeOffice?.settlement?.firstCompliantCountingDate ?? null;
  return (
    counted ??
    (route.twentyEightDays ? addDays(earliest, lawOn(earliest).daysAfterApplication.days) : earliest)
  );
}

/** Null past the end of the supported calendar. */
function findCitizenshipDay(ilrGrant: CivilDate, form: TimelineForm): CivilDate | null {
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

function calculatePercent(calculation: IlrCalculation, complete: CivilDate | null, today: CivilDate): number {
  const { requiredYears: years } = calculation;
  if (complete === null || years === null) return 0;
  if (calculation.isEligible) return 100;
  if (years === 0) return 0;
  return percentPassed(addYears(complete, -years), complete, today);
}

function requiresEnglish(route: Route, on: CivilDate): boolean {
  return englishLevelOn(route.english, on).value !== 'none';
}

/** Codes that repeat the dates, or that a timeline cannot know. */
const omittedCodes: ReadonlySet<string> = new Set([
  'wait_until',
  'breaks_not_asked',
  'suitability',
  'islands',
]);

const findGrant = ({ ilrGrantedOn }: TimelineForm): string =>
  ilrGrantedOn === undefined ? 'the day your years are complete' : writtenDate(ilrGrantedOn);

function collectNotes(
  form: TimelineForm,
  { reasons, missing, travelMargin, requiredYears, route }: IlrCalculation,
  citizenship: CivilDate | null,
): readonly string[] {
  const notes = reasons
    .filter(({ standing, code }) => standing !== 'met' && !omittedCodes.has(code))
    .map(({ message }) => message);
  if (route === null || requiredYears === null) return notes;
  return [
    ...missing.map(({ message }) => message).filter((message) => !notes.includes(message)),
    ...notes,
    ...(travelMargin === null ? [] : [travelMargin]),
    ...(citizenship === null
      ? []
      : [
          `Citizenship on ${writtenDate(citizenship)} supposes that ILR is granted on ${findGrant(form)}. If you are married to a British citizen you need not wait ${inLetters(lawOn(citizenship).naturalisation.monthsSettled)} months after it.`,
        ]),
    ...(form.useDetailedAbsences
      ? []
      : [
          'Totals by year do not show on which days you were away, so the date for citizenship looks at time alone.',
        ]),
  ];
}
