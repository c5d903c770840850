import type { CivilDate } from '../calendar/civilDate';
import { absenceRules } from './absenceRules';
import type { Confidence, RuleStatus } from './confidence';
import { b1English, b1ThenB2, firstSkilledWorkerVisa } from './englishLevels';
import { feeOn, type FeeKey } from './feeTable';
import { salaryListEnds } from './feeTerms';
import { laterFees } from './laterFees';
import { payRules } from './payRules';
import { rowOn, valueOn, type Parameter, type ParameterRow, type Source } from './parameter';
import { routeRules } from './routeRules';
import { sources } from './sources';
import { pounds } from './units';

/** Something of the law, or of what is practised, that changes or has lately changed. */
export interface Change {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Its first day; null while that is not known. */
  readonly from: CivilDate | null;
  /** `law` = in force or dated; `announced` = a government plan, never applied. */
  readonly nature: 'law' | 'announced' | 'practice' | 'not_confirmed';
  readonly confidence: Confidence;
  readonly source: Source;
}

/** A change with its standing on a day. */
export interface ChangeOnDay extends Change {
  readonly standing: RuleStatus;
}

const { statementHc584: hc584, statementHc1691: hc1691 } = sources;

const law = (
  key: string,
  from: CivilDate,
  title: string,
  text: string,
  confidence: Confidence,
  source: Source,
): Change => ({ key, title, text, from, nature: 'law', confidence, source });

/** The first row of a parameter that has a day. The row used for calculation is also the one described. */
function firstChange<T>({ title, rows }: Parameter<T>): ParameterRow<T> & { readonly from: CivilDate } {
  for (const row of rows) {
    const { from } = row;
    if (from !== null) return { ...row, from };
  }
  throw new RangeError(`Nothing changes: ${title}`);
}

const thirtyMonths = firstChange(absenceRules.euMonthsInSixty);
const higherEnglish = firstChange(b1ThenB2);
const firstVisaB2 = firstChange(firstSkilledWorkerVisa);
const bnoChildren = firstChange(routeRules.hongKongChildren);
const forStudents = firstChange(payRules.studentMaintenance);
const sinceHc997: CivilDate = '2025-07-22';
const payOfHc997 = pounds(valueOn(payRules.skilledWorker, sinceHc997));
const listsEnd = rowOn(salaryListEnds, sinceHc997);
const feesOfApril: CivilDate = '2026-04-08';
const feeInPounds = (key: FeeKey) => pounds(feeOn(key, feesOfApril).value);
const claimsFrom = valueOn(absenceRules.protectionForThirtyMonths, feesOfApril);
const claimsLast = valueOn(absenceRules.protectionLasts, claimsFrom);

/** No day is known. What the papers propose is known from others: their text was not read. */
const announced = (key: string, title: string, text: string, source: Source): Change => ({
  key,
  title,
  text,
  source,
  from: null,
  nature: 'announced',
  confidence: 'secondary',
});

/** Everything that more than one part of the product has to know of, the earliest first, then what has no day. */
export const changes: readonly Change[] = [
  law(
    'immigration_advice_authority',
    '2025-01-16',
    'The regulator of advisers has a new name',
    'The regulator of immigration advisers is the Immigration Advice Authority, formerly OISC.',
    'secondary',
    sources.adviceAuthority,
  ),
  law(
    'good_character_illegal_entry',
    '2025-02-10',
    'Citizenship: illegal entry',
    'Somebody who once came to the UK illegally is normally refused citizenship, however long ago that was.',
    'quoted',
    sources.goodCharacterGuidance,
  ),
  law(
    'evisa',
    '2025-06-01',
    'The eVisa in place of the card',
    'Residence permit cards (BRP) have ended. Your status is an eVisa in your UKVI account. The cards ran out on 31 December 2024, and an old card has not served for travel since 1 June 2025.',
    'secondary',
    sources.eVisa,
  ),
  law(
    'eu_thirty_months',
    thirtyMonths.from,
    `EU Settlement Scheme: ${60 - thirtyMonths.value} months in the last 60`,
    `With pre-settled status it is enough to have been in the UK for ${60 - thirtyMonths.value} months of the last 60.`,
    'official',
    sources.statementHc836,
  ),
  law(
    'skilled_worker_salary',
    sinceHc997,
    `Skilled Worker: ${payOfHc997} and RQF 6`,
    `The general salary for a Skilled Worker is ${payOfHc997} a year, and the job has to be at level RQF 6.`,
    'official',
    sources.statementHc997,
  ),
  law(
    'part_suitability',
    '2025-11-11',
    'Part Suitability',
    'One part of the Immigration Rules, Part Suitability, now says when a person can be refused. It replaces Part 9 and paragraph 39E.',
    'official',
    sources.suitability,
  ),
  law(
    'english_b2_first_visas',
    firstVisaB2.from,
    'First work visas: English at level B2',
    'Somebody who applies for the first time as a Skilled Worker, for Scale-up or as a High Potential Individual needs English at level B2. Who already has such a visa is not asked again.',
    'secondary',
    sources.statementHc1333,
  ),
  law(
    'travel_to_the_uk',
    '2026-02-25',
    'Travel to the UK; British passport',
    'Airlines and ferries refuse people without an ETA, an eVisa or a passport that shows the right to come. A British citizen with a second nationality needs a British passport, or a certificate of entitlement, to travel to the UK.',
    'secondary',
    sources.travelAuthorisation,
  ),
  law(
    'protection_thirty_months',
    claimsFrom,
    `Refugees: ${claimsLast} months at a time`,
    `A person who claims protection from this day gets permission for ${claimsLast} months at a time and renews it in its last 28 days. Unaccompanied children still get five years. The same statement does not change the years that settlement asks for.`,
    'secondary',
    hc1691,
  ),
  law(
    'suspended_sentences',
    '2026-03-26',
    'Suspended sentences',
    'A suspended sentence of 12 months or more is a reason to be refused.',
    'secondary',
    hc1691,
  ),
  law(
    'fees_april_2026',
    feesOfApril,
    'Fees went up by about 6.5 %',
    `Most Home Office fees went up by about 6.5 %. Registering a child as British went down to ${feeInPounds('child_registration')}. An ETA is ${feeInPounds('travel_authorisation')}.`,
    'quoted',
    sources.feeTable,
  ),
  law(
    'pre_settled_status_lapses',
    '2026-04-29',
    'Pre-settled status lapses after five years away',
    'Pre-settled status lapses when its holder has been outside the UK for more than five years in a row.',
    'secondary',
    sources.euSettlementGuidance,
  ),
  {
    ...law(
      'continuous_residence_guidance',
      '2026-06-08',
      'Newer guidance on continuous residence',
      'The Home Office has a version of its guidance of 8 June 2026. We have not read it: our answers follow version 8.0 of 29 July 2025.',
      'unknown',
      sources.continuousResidenceGuidance,
    ),
    nature: 'not_confirmed',
  },
  laterFees,
  law(
    'bno_children',
    bnoChildren.from,
    `BN(O): children under ${bnoChildren.value}`,
    `Children under ${bnoChildren.value} on the British National (Overseas) route need not complete five years before settlement.`,
    'secondary',
    hc584,
  ),
  law(
    'student_maintenance',
    forStudents.from,
    'Students: money to live on',
    `A Student has to show ${pounds(forStudents.value.london)} a month in London and ${pounds(forStudents.value.elsewhere)} a month elsewhere.`,
    'secondary',
    hc584,
  ),
  law(
    'shortage_lists_end',
    listsEnd.value,
    'The shortage lists end',
    'The temporary shortage list and the immigration salary list end on this day, unless they are extended.',
    'secondary',
    sources.statementHc997,
  ),
  law(
    'graduate_eighteen_months',
    '2027-01-01',
    'Graduate: 18 months',
    'Who applies for Graduate permission from this day gets 18 months. With a PhD it is still three years.',
    'secondary',
    sources.statementHc259,
  ),
  law(
    'english_b2_settlement',
    higherEnglish.from,
    `Settlement: English at level ${higherEnglish.value}`,
    `Applications for settlement made from this day need English at level ${higherEnglish.value}, in speaking and listening, on most routes. The BN(O) route stays at ${valueOn(b1English, higherEnglish.from)}. We have not read the exact list of routes.`,
    'secondary',
    hc1691,
  ),
  announced(
    'earned_settlement',
    'Earned settlement',
    'The government wants to make ten years the starting point for settlement, and to end the long residence route. Nothing of it is a rule yet, and no day is known.',
    sources.fairerPathway,
  ),
  announced(
    'refugees_twenty_years',
    'Refugees: 20 years',
    'The government wants refugees to wait 20 years for settlement. It is not a rule, and no day is known.',
    sources.fairerPathway,
  ),
  announced(
    'earned_citizenship',
    'Earned citizenship',
    'The government wants citizenship to be earned in a like way. It is not a rule, and no day is known.',
    sources.whitePaper,
  ),
];

/** Every change with its status on a day: a future change is in force from its day on. */
export const changesOn = (day: CivilDate): readonly ChangeOnDay[] =>
  changes.map((change) => ({ ...change, standing: statusOn(change, day) }));

/** Civil dates sort as text. */
function statusOn({ nature, from }: Change, day: CivilDate): RuleStatus {
  if (nature !== 'law') return nature;
  return from !== null && from > day ? 'to_come' : 'in_force';
}
