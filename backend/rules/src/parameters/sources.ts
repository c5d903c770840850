import type { CivilDate } from '../calendar/civilDate';
import type { Source } from './datedValue';

/*
 * Each document with the address under which it was looked up and the day on which its text, or the quotation it is
 * known from, was last looked at. Where no address of the document itself is at hand the nearest page above it stands.
 */
const govUk = 'https://www.gov.uk';
const rulesIndex = `${govUk}/guidance/immigration-rules`;
const legislation = 'https://www.legislation.gov.uk';
const guideAnAddress =
  'https://assets.publishing.service.gov.uk/media/69ea07d1606c20d4121632fd/Guide_AN_-_April_2026.pdf';

/** The facts were brought together on this day. */
const compiled: CivilDate = '2026-11-21';
/** The text of the Immigration Rules of 25 November 2025 was read as it stood on this day. */
const rulesRead: CivilDate = '2025-12-06';
/** What the corrections of the facts name was read up to this day. */
const correctionsRead: CivilDate = '2026-11-22';

const source = (title: string, url: string, retrievedOn: CivilDate = compiled): Source => ({
  title,
  url,
  retrievedOn,
});
const appendix = (name: string) => source(`Immigration Rules, ${name}`, rulesIndex, rulesRead);
const guidance = `${govUk}/government/publications/continuous-residence-caseworker-guidance`;

/** Every document that the rule data rests on: what it is, where it stands, and when it was last looked at. */
export const sources = {
  continuousResidenceRules: source(
    'Immigration Rules, Appendix Continuous Residence',
    `${rulesIndex}/immigration-rules-appendix-continuous-residence`,
    '2026-09-04',
  ),
  continuousResidenceGuidance: source('Continuous residence, caseworker guidance v8.0', guidance),
  continuousPeriodGuidance: source(
    'Indefinite leave to remain: calculating continuous period in UK, v22.0',
    guidance,
  ),
  naturalisationGuidance: source(
    'Naturalisation as a British citizen by discretion, caseworker guidance v16.0; see also Guide AN',
    guideAnAddress,
  ),
  guideAn: source('Guide AN, April 2026', guideAnAddress, '2026-07-23'),
  nationalityAct: source('British Nationality Act 1981, section 6, section 50 and Schedule 1', legislation),
  childRegistration: source('British Nationality Act 1981, sections 1, 3 and 41A', legislation),
  nationalityActIslands: source(
    'British Nationality Act 1981, section 50',
    `${legislation}/ukpga/1981/61/section/50`,
    correctionsRead,
  ),
  nationalityActSchedule1: source(
    'British Nationality Act 1981, Schedule 1',
    `${legislation}/ukpga/1981/61/schedule/1`,
    correctionsRead,
  ),
  nationalityActRegistration: source(
    'British Nationality Act 1981, section 4(2)',
    `${legislation}/ukpga/1981/61/section/4`,
    correctionsRead,
  ),
  leaveToEnterAndRemain: source(
    'Immigration (Leave to Enter and Remain) Order 2000, article 13',
    `${legislation}/uksi/2000/1161/article/13`,
    correctionsRead,
  ),
  returningResident: source('Immigration Rules, Appendix Returning Resident', rulesIndex, correctionsRead),
  skilledWorker: appendix('Appendix Skilled Worker'),
  globalTalent: appendix('Appendix Global Talent'),
  scaleUp: appendix('Appendix Scale-up'),
  innovatorFounder: appendix('Appendix Innovator Founder'),
  ministerOfReligion: appendix('Appendix T2 Minister of Religion'),
  sportsperson: appendix('Appendix International Sportsperson'),
  overseasBusiness: appendix('Appendix Representative of an Overseas Business'),
  ancestry: appendix('Appendix UK Ancestry'),
  domesticWorker: appendix('Appendix Domestic Workers in a Private Household'),
  hongKong: appendix('Appendix Hong Kong British National (Overseas)'),
  settlementFamilyLife: appendix('Appendix Settlement Family Life'),
  privateLife: appendix('Appendix Private Life'),
  settlementProtection: appendix('Appendix Settlement Protection'),
  longResidence: appendix('Appendix Long Residence'),
  familyMembers: appendix('Appendix FM: family members'),
  euSettlement: appendix('Appendix EU'),
  armedForces: appendix('Appendix HM Armed Forces'),
  bereavedPartner: appendix('Appendix Bereaved Partner'),
  domesticAbuse: appendix('Appendix Victim of Domestic Abuse'),
  pointsBasedSystem: appendix('part 6A: the points-based system'),
  englishLanguage: appendix('Appendix English Language'),
  suitability: appendix('Part Suitability'),
  immigrationRulesIndex: source('Immigration Rules', rulesIndex, rulesRead),
  statementHc836: source('Statement of changes to the Immigration Rules: HC 836, 24 June 2025', rulesIndex),
  statementHc1691: source('Statement of changes to the Immigration Rules: HC 1691, 5 March 2026', rulesIndex),
  feeTable: source('Home Office immigration and nationality fees, 8 April 2026', govUk, '2026-08-26'),
  feeRegulations2025: source('Immigration and nationality fees, SI 2025/363', legislation),
  feeHistory: source(
    'Earlier editions of the Home Office fees, as law firms gave them',
    'https://davidsonmorris.com/british-citizenship-fees',
  ),
  fairerPathway: source('A Fairer Pathway to Settlement, CP 1448, 20 November 2025', govUk),
  govUkPartnerSettlement: source(
    'Indefinite leave to remain if you have family in the UK, GOV.UK',
    `${govUk}/indefinite-leave-to-remain-family`,
  ),
  govUkProtectionSettlement: source(
    'Indefinite leave to remain for refugees, humanitarian protection, GOV.UK',
    `${govUk}/settlement-refugee-or-humanitarian-protection`,
  ),
  lifeInTheUk: source('Life in the UK test', `${govUk}/life-in-the-uk-test`),
} as const satisfies Record<string, Source>;
