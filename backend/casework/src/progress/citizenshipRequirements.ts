import { dayCount, writtenDate } from '@settlewise/rules/assessment';
import type { ProgressRequirement } from '@settlewise/contract/progress';
import { verdictOnDaysAway } from '@settlewise/rules/absences';
import type { CitizenshipCalculation } from '@settlewise/rules/calculators';
import type { CivilDate } from '@settlewise/rules/calendar';
import { citizenshipEnglish, inWordsOn } from '@settlewise/rules/parameters';
import { arrivalOnRecord } from '@settlewise/rules/progress';
import { checkLimits } from '../record/limitChecks';
import { englishRequirement, lifeInUkRequirement } from './knowledgeRequirements';
import type { ProgressRecord } from '../record/recordOn';

type State = ProgressRequirement['state'];

const addDates = 'Add the missing dates. Then we can work this out.';

/** The requirements of citizenship for a person with ILR. @param calculation null if the record's dates do not allow one */
export function citizenshipRequirements(
  record: ProgressRecord,
  calculation: CitizenshipCalculation | null,
): ProgressRequirement[] {
  const { details } = record;
  return [
    ...addVerdicts(record, residenceRequirements(details.marriedToBritishCitizen, calculation)),
    ...(calculation === null
      ? declaredKnowledgeRequirements(record)
      : knowledgeRequirements(record, calculation)),
    goodCharacterRequirement(record),
    calculation?.intentionAsked === false
      ? {
          key: 'intention',
          title: 'Plan to go on living in the UK',
          state: 'not_asked',
          detail: 'Not asked of you: you are married to a British citizen (section 6(2)).',
        }
      : declaredRequirement('intention', 'Plan to go on living in the UK', details.intendsToStayInUK, [
          'As you said in your profile.',
          'Your profile says that you do not plan to.',
        ]),
  ];
}

function goodCharacterRequirement(record: ProgressRecord): ProgressRequirement {
  const { details, today } = record;
  const arrival = arrivalOnRecord(record, today);
  if (arrival !== null && details.goodCharacter)
    return {
      key: 'good_character',
      title: 'Good character',
      detail: arrival.message,
      state: arrival.code === 'irregular_arrival' ? 'not_met' : 'unknown',
    };
  return declaredRequirement('good_character', 'Good character', details.goodCharacter, [
    'As you said in your profile. The Home Office looks at this itself.',
    'Your profile says that something may speak against it. Take advice before you apply.',
  ]);
}

/** Gives days away the same words and colour as the check of the limit. */
function addVerdicts(
  record: ProgressRecord,
  requirements: readonly ProgressRequirement[],
): readonly ProgressRequirement[] {
  const checks = checkLimits(record, { limit: null, means: null, worst: null, cautious: null });
  const long = record.details.marriedToBritishCitizen ? 'three_years' : 'five_years';
  const kinds: Readonly<Record<string, string>> = { absences: long, final_year: 'final_year' };
  return requirements.map((requirement) => {
    const check = checks.find(({ kind }) => kind === kinds[requirement.key]);
    if (check === undefined) return requirement;
    return {
      ...requirement,
      detail: `${dayCount(check.days)} away.`,
      verdict: verdictOnDaysAway(requirement.state === 'met', check, 'citizenship'),
    };
  });
}

/** The required and the held level of English; with a declared proof only, the text says that it is declared. */
function knowledgeRequirements(record: ProgressRecord, { english, lifeInUk }: CitizenshipCalculation) {
  const test = lifeInUkRequirement(record, lifeInUk);
  return [{ ...englishRequirement(record, english, null), title: englishTitle(english.on) }, test];
}

const englishTitle = (on: CivilDate) => `English at level ${inWordsOn(citizenshipEnglish, on)} or above`;

function declaredKnowledgeRequirements({ details, today }: ProgressRecord): ProgressRequirement[] {
  return [
    declaredRequirement('english', englishTitle(today), details.englishLanguageProof, [
      'You said that you have proof of it.',
      'No proof is on your profile yet.',
    ]),
    declaredRequirement('life_in_uk', 'Life in the UK test', details.lifeInUKPassed, [
      'You said that you passed it. It never expires.',
      'No pass is on your profile yet.',
    ]),
  ];
}

function residenceRequirements(
  spouse: boolean,
  calculation: CitizenshipCalculation | null,
): readonly ProgressRequirement[] {
  const settled = spouse ? 'ILR on the day you apply' : '12 months with ILR';
  const years = spouse ? 3 : 5;
  const residence =
    calculation === null ? `${years} years in the UK` : `${calculation.minUkResidencyYears} years in the UK`;
  if (calculation === null)
    return [
      { key: 'settled', title: settled, state: 'unknown', detail: addDates },
      { key: 'residence', title: residence, state: 'unknown', detail: addDates },
    ];
  const { settledLongEnoughFrom, hasMinimumSettlementPeriod, hasMinimumUKResidence, reasons } = calculation;
  const complete = reasons.find(({ code }) => code === 'residence')?.to;
  return [
    requirement(
      'settled',
      settled,
      hasMinimumSettlementPeriod,
      settledLongEnoughFrom === null
        ? 'You do not need it. You can live in the UK without a time limit.'
        : `Complete on ${writtenDate(settledLongEnoughFrom)}.`,
    ),
    requirement(
      'residence',
      residence,
      hasMinimumUKResidence,
      complete === undefined ? '' : `Complete if you apply on ${writtenDate(complete)} or later.`,
    ),
    requirement(
      'first_day',
      'In the UK on the first day of these years',
      calculation.physicalPresenceExactDate,
      `That day is ${writtenDate(calculation.period.from)}, for an application today.`,
    ),
    requirement(
      'absences',
      `At most ${calculation.absenceLimit} days away in ${calculation.minUkResidencyYears} years`,
      calculation.meetsAbsenceTotal,
      `${dayCount(calculation.absenceDaysTotal)} away.`,
    ),
    requirement(
      'final_year',
      `At most ${calculation.recentAbsenceLimit} days away in the last 12 months`,
      calculation.meetsAbsenceRecent,
      `${dayCount(calculation.absenceDaysRecent)} away.`,
    ),
  ];
}

function requirement(key: string, title: string, met: boolean, detail: string): ProgressRequirement {
  const state: State = met ? 'met' : 'not_met';
  return { key, title, state, detail };
}

function declaredRequirement(
  key: string,
  title: string,
  met: boolean,
  [whenMet, whenNot]: readonly [string, string],
): ProgressRequirement {
  return requirement(key, title, met, met ? whenMet : whenNot);
}
