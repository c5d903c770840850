import type { CivilDate } from '../calendar/civilDate';
import type { Source } from './parameter';

/*
 * Each document with the address under which it stands, and the day on which its text, or the quotation it is known
 * from, was last read: never the day on which a row was typed. Where nobody wrote down the day of reading, the latest
 * day that is certain stands: mostly the document's own, before which nobody can have read it. Where no address of the
 * document itself is at hand the nearest page above it stands.
 */
const govUk = 'https://www.gov.uk';
const rulesIndex = `${govUk}/guidance/immigration-rules`;
const publications = `${govUk}/government/publications`;
const legislation = 'https://www.legislation.gov.uk';
const guideAnAddress =
  'https://assets.publishing.service.gov.uk/media/69ea07d1606c20d4121632fd/Guide_AN_-_April_2026.pdf';
/** GOV.UK makes the address of a statement of changes from its number and its day. */
const statementPage = (numberAndDay: string) =>
  `${publications}/statement-of-changes-to-the-immigration-rules-${numberAndDay}`;

/** The text of the Immigration Rules of 25 November 2025 was read as it was on this day. */
export const rulesRead: CivilDate = '2025-12-06';

/** What others wrote of changes to the rules was followed until this day; no change announced after it is known here. */
const newsRead: CivilDate = '2026-10-06';

/** The day of the second check of the rules, for which some regulations were read. */
const secondCheck: CivilDate = '2026-11-28';

const source = (title: string, url: string, retrievedOn: CivilDate): Source => ({ title, url, retrievedOn });
/** GOV.UK makes the address of a part from its title. */
const addressOfPart = (name: string) =>
  `${rulesIndex}/immigration-rules-${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/-$/g, '')}`;
const appendix = (name: string) => source(`Immigration Rules, ${name}`, addressOfPart(name), rulesRead);
/** A source without a known address. */
const inTheIndex = (name: string) => source(`Immigration Rules, ${name}`, rulesIndex, rulesRead);
const continuousResidence = `${rulesIndex}/immigration-rules-appendix-continuous-residence`;
const guidance = `${publications}/continuous-residence-caseworker-guidance`;

/** Every document that the rule data rests on: what it is, where it stands, and when it was last read. */
export const sources = {
  continuousResidenceRules: source(
    'Immigration Rules, Appendix Continuous Residence',
    continuousResidence,
    rulesRead,
  ),
  /** These paragraphs alone were read again. */
  continuousResidenceCounting: source(
    'Immigration Rules, Appendix Continuous Residence, CR 1.1, CR 3.1 and CR 3.2',
    continuousResidence,
    '2026-09-04',
  ),
  /** Read for the second check of the rules. */
  continuousResidenceGuidance: {
    ...source('Continuous residence, caseworker guidance v8.0 of 29 July 2025', guidance, secondCheck),
    laterVersion: '2026-06-08',
  },
  /** The day on which its page says that it was last changed. */
  continuousPeriodGuidance: source(
    'Indefinite leave to remain: calculating continuous period in UK, v22.0',
    `${publications}/indefinite-leave-to-remain-calculating-continuous-period-in-uk`,
    '2022-12-23',
  ),
  /** Read for the second check of the rules. */
  naturalisationGuidance: source(
    'Naturalisation as a British citizen by discretion, caseworker guidance v16.0; see also Guide AN',
    `${publications}/naturalisation-as-a-british-citizen-by-discretion-nationality-policy-guidance`,
    secondCheck,
  ),
  /** Known from lists that others made of it, with the guide of that month. The page of the guide leads to it. */
  refereeProfessions: source(
    'List of acceptable professional persons for referees, GOV.UK',
    `${publications}/form-an-guidance`,
    '2026-04-01',
  ),
  /** Known from quotations, which were fetched on this day. */
  guideAn: source('Guide AN, April 2026', guideAnAddress, '2026-07-23'),
  /** Known from what others show of it; the last day of the month of which they show it. */
  onlineFormAn: source(
    'Form AN on GOV.UK, as others showed it in March 2020',
    `${govUk}/apply-citizenship-indefinite-leave-to-remain`,
    '2020-03-31',
  ),
  /** The day of the guidance v16.0, which works with these sections. */
  nationalityAct: source(
    'British Nationality Act 1981, section 6, section 50 and Schedule 1',
    `${legislation}/ukpga/1981/61`,
    '2025-11-11',
  ),
  /** Pages 50 and 51 were read for the second check of the rules; the rest is known from quotations. */
  goodCharacterGuidance: source(
    'Good character, caseworker guidance',
    `${publications}/good-character-nationality-policy-guidance`,
    secondCheck,
  ),
  /** Read for the second check of the rules. */
  childRegistration: source(
    'British Nationality Act 1981, sections 1, 3 and 41A',
    `${legislation}/ukpga/1981/61`,
    secondCheck,
  ),
  /** Sections of the same Act: the day of the guidance v16.0 as well. */
  /** Its text as the second check of the rules read it. */
  permissionByLaw: source(
    'Immigration Act 1971, section 3C',
    `${legislation}/ukpga/1971/77/section/3C`,
    secondCheck,
  ),
  nationalityActIslands: source(
    'British Nationality Act 1981, section 50',
    `${legislation}/ukpga/1981/61/section/50`,
    '2025-11-11',
  ),
  nationalityActSchedule1: source(
    'British Nationality Act 1981, Schedule 1',
    `${legislation}/ukpga/1981/61/schedule/1`,
    '2025-11-11',
  ),
  nationalityActRegistration: source(
    'British Nationality Act 1981, section 4(2)',
    `${legislation}/ukpga/1981/61/section/4`,
    '2025-11-11',
  ),
  /** The day of reading is unknown: uses the day of the Rules that name its result. */
  leaveToEnterAndRemain: source(
    'Immigration (Leave to Enter and Remain) Order 2000, article 13',
    `${legislation}/uksi/2000/1161/article/13`,
    rulesRead,
  ),
  returningResident: appendix('Appendix Returning Resident'),
  skilledWorker: appendix('Appendix Skilled Worker'),
  globalTalent: appendix('Appendix Global Talent'),
  scaleUp: appendix('Appendix Scale-up'),
  innovatorFounder: appendix('Appendix Innovator Founder'),
  ministerOfReligion: appendix('Appendix T2 Minister of Religion'),
  sportsperson: appendix('Appendix International Sportsperson'),
  overseasBusiness: appendix('Appendix Representative of an Overseas Business'),
  ancestry: appendix('Appendix UK Ancestry'),
  domesticWorker: inTheIndex('Appendix Domestic Workers in a Private Household'),
  hongKong: appendix('Appendix Hong Kong British National (Overseas)'),
  settlementFamilyLife: appendix('Appendix Settlement Family Life'),
  privateLife: appendix('Appendix Private Life'),
  settlementProtection: appendix('Appendix Settlement Protection'),
  longResidence: appendix('Appendix Long Residence'),
  familyMembers: appendix('Appendix FM: family members'),
  /** The day on which its page says that it was last changed; read in a copy that others keep of the page. */
  childrenGuidance: source(
    'Appendix Children, caseworker guidance v3.0 of 4 April 2024',
    `${publications}/appendix-children-caseworker-guidance/appendix-children-accessible`,
    '2024-04-04',
  ),
  /** Known from others: its text was not read. */
  familyEvidence: appendix('Appendix FM-SE: family members, specified evidence'),
  knowledgeOfLife: appendix('Appendix KOL UK'),
  euSettlement: appendix('Appendix EU'),
  /** Known from others: its text was not read. */
  euSettlementGuidance: source(
    'EU Settlement Scheme, caseworker guidance v31 of 29 April 2026',
    `${publications}/eu-settlement-scheme-caseworker-guidance`,
    '2026-04-29',
  ),
  armedForces: appendix('Appendix HM Armed Forces'),
  bereavedPartner: appendix('Appendix Bereaved Partner'),
  domesticAbuse: appendix('Appendix Victim of Domestic Abuse'),
  pointsBasedSystem: appendix('part 6A: the points-based system'),
  englishLanguage: appendix('Appendix English Language'),
  suitability: inTheIndex('Part Suitability'),
  immigrationRulesIndex: source('Immigration Rules', rulesIndex, rulesRead),
  /** The list itself was not read. */
  statementsOfChanges: source(
    'Statements of changes to the Immigration Rules, GOV.UK',
    `${govUk}/government/collections/immigration-rules-statement-of-changes`,
    newsRead,
  ),
  // Statements of changes are known from what others wrote of them.
  statementHc836: source(
    'Statement of changes to the Immigration Rules: HC 836, 24 June 2025',
    statementPage('hc-836-24-june-2025'),
    newsRead,
  ),
  statementHc997: source(
    'Statement of changes to the Immigration Rules: HC 997, 1 July 2025',
    statementPage('hc-997-1-july-2025'),
    newsRead,
  ),
  statementHc1333: source(
    'Statement of changes to the Immigration Rules: HC 1333, 14 October 2025',
    statementPage('hc-1333-14-october-2025'),
    newsRead,
  ),
  statementHc1691: source(
    'Statement of changes to the Immigration Rules: HC 1691, 5 March 2026',
    statementPage('hc-1691-5-march-2026'),
    newsRead,
  ),
  statementHc259: source(
    'Statement of changes to the Immigration Rules: HC 259, 9 July 2026, after HC 1333',
    statementPage('hc-259-9-july-2026'),
    newsRead,
  ),
  statementHc584: source(
    'Statement of changes to the Immigration Rules: HC 584, 3 September 2026',
    statementPage('hc-584-3-september-2026'),
    newsRead,
  ),
  /** Known from lists that others made of it; the last of them looked on this day. */
  feeTable: source(
    'Home Office immigration and nationality fees, 8 April 2026',
    `${publications}/visa-regulations-revised-table`,
    '2026-08-26',
  ),
  /** Read for the second check of the rules. */
  feeRegulations2024: source(
    'Immigration and nationality fees, SI 2024/398',
    `${legislation}/uksi/2024/398`,
    secondCheck,
  ),
  healthCharge2018: source(
    'Immigration (Health Charge) (Amendment) Order 2018',
    `${legislation}/uksi/2018/1389`,
    secondCheck,
  ),
  /** The day from which the regulations hold. */
  feeRegulations2025: source(
    'Immigration and nationality fees, SI 2025/363',
    `${legislation}/uksi/2025/363`,
    '2025-04-09',
  ),
  /** Known only from undated quotations: uses the day from which its rates apply. */
  healthCharge: source(
    'Immigration (Health Charge) Order 2015, as amended',
    `${legislation}/uksi/2015/792`,
    '2024-02-06',
  ),
  /** The day on which its guidance says that it was last changed. */
  surchargeRefund: source(
    'Get an immigration health surcharge refund if you work in health and care, GOV.UK',
    `${govUk}/apply-immigration-health-surcharge-refund`,
    '2021-10-01',
  ),
  /** Others told on this day what it says. */
  cancelApplication: source(
    'Cancel your visa, immigration or citizenship application, GOV.UK',
    `${govUk}/cancel-visa`,
    '2026-06-16',
  ),
  /** The day of its version 3.0. */
  childFeeWaiver: source(
    'Affordability fee waiver: citizenship registration for people under 18, guidance',
    `${publications}/citizenship-fee-waiver-for-individuals-under-18-caseworker-guidance`,
    '2023-10-05',
  ),
  /** Others reported it in this month. */
  feeWaivers: source(
    'Applications for a fee waiver and refunds, caseworker guidance',
    `${publications}/applications-for-a-fee-waiver-and-refunds`,
    '2024-03-01',
  ),
  /** The day of the last edition that is taken from them. */
  feeHistory: source(
    'Earlier editions of the Home Office fees, as law firms gave them',
    'https://davidsonmorris.com/british-citizenship-fees',
    '2024-04-10',
  ),
  whitePaper: source(
    'Restoring Control over the Immigration System, White Paper, 12 May 2025',
    `${publications}/restoring-control-over-the-immigration-system-white-paper`,
    newsRead,
  ),
  fairerPathway: source(
    'A Fairer Pathway to Settlement, CP 1448, 20 November 2025',
    `${govUk}/government/consultations/earned-settlement`,
    newsRead,
  ),
  /** Known from undated secondary sources: uses the day of the Rules they are cited with. */
  govUkPartnerSettlement: source(
    'Indefinite leave to remain if you have family in the UK, GOV.UK',
    `${govUk}/indefinite-leave-to-remain-family`,
    rulesRead,
  ),
  govUkProtectionSettlement: source(
    'Indefinite leave to remain for refugees, humanitarian protection, GOV.UK',
    `${govUk}/settlement-refugee-or-humanitarian-protection`,
    rulesRead,
  ),
  /** The same of these: where each kind of application is made. */
  govUkSettlement: source(
    'Indefinite leave to remain, GOV.UK',
    `${govUk}/indefinite-leave-to-remain`,
    rulesRead,
  ),
  govUkBusinessSettlement: source(
    'Indefinite leave to remain with a business, investor or Global Talent visa, GOV.UK',
    `${govUk}/indefinite-leave-to-remain-business-investor-global-talent`,
    rulesRead,
  ),
  govUkEuSettlement: source(
    'Apply to the EU Settlement Scheme, GOV.UK',
    `${govUk}/settled-status-eu-citizens-families`,
    rulesRead,
  ),
  govUkCitizenship: source(
    'Becoming a British citizen, GOV.UK',
    `${govUk}/becoming-a-british-citizen`,
    rulesRead,
  ),
  /** Others read this one on that day. */
  govUkWorkSettlement: source(
    'Indefinite leave to remain with a Skilled Worker, T2 or Tier 2 visa, GOV.UK',
    `${govUk}/indefinite-leave-to-remain-tier-2-t2-skilled-worker-visa`,
    '2026-07-04',
  ),
  /** Known from others with the fees of this day. */
  govUkLongResidence: source(
    'Settle in the UK: long residence, GOV.UK',
    `${govUk}/long-residence`,
    '2026-04-08',
  ),
  govUkBno: source(
    'British National (Overseas) visa, GOV.UK',
    `${govUk}/british-national-overseas-bno-visa`,
    '2026-04-08',
  ),
  govUkAncestry: source('UK Ancestry visa, GOV.UK', `${govUk}/ancestry-visa`, '2026-04-08'),
  govUkCitizenshipSettled: source(
    'Apply for citizenship if you have indefinite leave to remain, GOV.UK',
    `${govUk}/apply-citizenship-indefinite-leave-to-remain`,
    '2026-04-08',
  ),
  govUkCitizenshipSpouse: source(
    'Apply for citizenship if your spouse is a British citizen, GOV.UK',
    `${govUk}/apply-citizenship-spouse`,
    '2026-04-08',
  ),
  /** Known from several others, who ask for five years without a gap by it. They wrote before this day. */
  govUkDbs: source(
    'DBS unusual addresses guide, GOV.UK',
    `${publications}/dbs-unusual-addresses-guide`,
    '2026-10-06',
  ),
  /** The day on which its page says that it was last changed; known from a quotation. */
  registrationOverseasTerritories: source(
    'Registration as a British citizen, form B(OTA), guidance of 28 April 2025',
    publications,
    '2025-04-28',
  ),
  /** Named by lists of others; the last of them was read on this day. */
  sponsorRegister: source(
    'Register of licensed sponsors: workers, GOV.UK',
    `${publications}/register-of-licensed-sponsors-workers`,
    '2026-07-04',
  ),
  /** A third-party copy of the page from this day was read; its times come from undated secondary sources. */
  waitingTimesInside: source(
    'Visa processing times: applications inside the UK, GOV.UK',
    `${govUk}/guidance/visa-processing-times-applications-inside-the-uk`,
    '2024-07-09',
  ),
  /** Known with the fees of this day. */
  fasterDecision: source(
    'Get a faster decision on your visa or settlement application, GOV.UK',
    `${govUk}/faster-decision-visa-settlement`,
    '2026-04-08',
  ),
  /** Known from undated secondary sources: uses the day of the Rules they are cited with. */
  waitingTimesOutside: source(
    'Visa processing times: applications outside the UK, GOV.UK',
    `${govUk}/guidance/visa-processing-times-applications-outside-the-uk`,
    rulesRead,
  ),
  firstPassport: source(
    'Getting your first adult passport, GOV.UK',
    `${govUk}/apply-first-adult-passport`,
    rulesRead,
  ),
  complaints: source(
    'Complain to UK Visas and Immigration, GOV.UK',
    `${govUk}/government/organisations/uk-visas-and-immigration/about/complaints-procedure`,
    rulesRead,
  ),
  /** Secondary sources gave its figures in 2026, without a day. */
  waitingShares: source(
    'Home Office migration transparency data, 2026, as others gave it',
    `${govUk}/government/collections/migration-transparency-data`,
    '2026-01-01',
  ),
  /** What people who wait tell each other, which is nothing official: the page has the standard to compare it with. */
  waitingReports: source(
    'Reports of applicants, as ILR Tracker gave them; the standard is on GOV.UK',
    `${govUk}/guidance/visa-processing-times-applications-inside-the-uk`,
    '2026-06-12',
  ),
  /** Known from lists that others made of it, nobody says on which day: the first that the rows name. */
  bankHolidays: source('UK bank holidays, GOV.UK', `${govUk}/bank-holidays`, '2025-01-01'),
  /** The day of the fees among which its price was read. */
  lifeInTheUk: source('Life in the UK test', `${govUk}/life-in-the-uk-test`, '2026-04-08'),
  /** The days of the changes that these pages tell: they were read on those days at the earliest. */
  eVisa: source('Online immigration status (eVisa)', `${govUk}/evisa`, '2025-06-01'),
  travelAuthorisation: source('Electronic travel authorisation (ETA)', `${govUk}/eta`, '2026-02-25'),
  adviceAuthority: source(
    'Find an immigration adviser',
    `${govUk}/find-an-immigration-adviser`,
    '2025-01-16',
  ),
} as const satisfies Record<string, Source>;
