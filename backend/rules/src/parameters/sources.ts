import type { Source } from './datedValue';

const govUk = 'https://www.gov.uk';
const immigrationRules = (appendix: string) => `${govUk}/guidance/immigration-rules/${appendix}`;
const publication = (name: string) => `${govUk}/government/publications/${name}`;
const source = (title: string, url: string): Source => ({ title, url, retrievedOn: '2026-11-21' });

/** Every document that the rule data rests on: what it is, where it stands, and when it was last looked at. */
export const sources = {
  continuousResidenceRules: source(
    'Immigration Rules, Appendix Continuous Residence',
    immigrationRules('immigration-rules-appendix-continuous-residence'),
  ),
  continuousResidenceGuidance: source(
    'Continuous residence, caseworker guidance v8.0',
    publication('continuous-residence-caseworker-guidance'),
  ),
  continuousPeriodGuidance: source(
    'Indefinite leave to remain: calculating continuous period in UK, v22.0',
    publication('indefinite-leave-to-remain-calculating-continuous-period-in-uk'),
  ),
  naturalisationGuidance: source(
    'Naturalisation as a British citizen by discretion, caseworker guidance v16.0',
    publication('naturalisation-as-a-british-citizen-by-discretion-nationality-policy-guidance'),
  ),
  guideAn: source(
    'Guide AN, April 2026',
    'https://assets.publishing.service.gov.uk/media/69ea07d1606c20d4121632fd/Guide_AN_-_April_2026.pdf',
  ),
  nationalityAct: source(
    'British Nationality Act 1981, section 6, section 50 and Schedule 1',
    'https://www.legislation.gov.uk/ukpga/1981/61',
  ),
  skilledWorker: source(
    'Immigration Rules, Appendix Skilled Worker',
    immigrationRules('immigration-rules-appendix-skilled-worker'),
  ),
  globalTalent: source(
    'Immigration Rules, Appendix Global Talent',
    immigrationRules('immigration-rules-appendix-global-talent'),
  ),
  scaleUp: source(
    'Immigration Rules, Appendix Scale-up',
    immigrationRules('immigration-rules-appendix-scale-up'),
  ),
  innovatorFounder: source(
    'Immigration Rules, Appendix Innovator Founder',
    immigrationRules('immigration-rules-appendix-innovator-founder'),
  ),
  ministerOfReligion: source(
    'Immigration Rules, Appendix T2 Minister of Religion',
    immigrationRules('immigration-rules-appendix-t2-minister-of-religion'),
  ),
  sportsperson: source(
    'Immigration Rules, Appendix International Sportsperson',
    immigrationRules('immigration-rules-appendix-international-sportsperson'),
  ),
  overseasBusiness: source(
    'Immigration Rules, Appendix Representative of an Overseas Business',
    immigrationRules('immigration-rules-appendix-representative-of-an-overseas-business'),
  ),
  ancestry: source(
    'Immigration Rules, Appendix UK Ancestry',
    immigrationRules('immigration-rules-appendix-uk-ancestry'),
  ),
  domesticWorker: source(
    'Immigration Rules, Appendix Domestic Workers in a Private Household',
    immigrationRules('immigration-rules-appendix-domestic-workers-in-a-private-household'),
  ),
  hongKong: source(
    'Immigration Rules, Appendix Hong Kong British National (Overseas)',
    immigrationRules('immigration-rules-appendix-hong-kong-british-national-overseas'),
  ),
  settlementFamilyLife: source(
    'Immigration Rules, Appendix Settlement Family Life',
    immigrationRules('immigration-rules-appendix-settlement-family-life'),
  ),
  privateLife: source(
    'Immigration Rules, Appendix Private Life',
    immigrationRules('immigration-rules-appendix-private-life'),
  ),
  settlementProtection: source(
    'Immigration Rules, Appendix Settlement Protection',
    immigrationRules('immigration-rules-appendix-settlement-protection'),
  ),
  longResidence: source(
    'Immigration Rules, Appendix Long Residence',
    immigrationRules('immigration-rules-appendix-long-residence'),
  ),
  familyMembers: source(
    'Immigration Rules, Appendix FM: family members',
    immigrationRules('immigration-rules-appendix-fm-family-members'),
  ),
  euSettlement: source('Immigration Rules, Appendix EU', immigrationRules('immigration-rules-appendix-eu')),
  armedForces: source(
    'Immigration Rules, Appendix HM Armed Forces',
    immigrationRules('immigration-rules-appendix-hm-armed-forces'),
  ),
  bereavedPartner: source(
    'Immigration Rules, Appendix Bereaved Partner',
    immigrationRules('immigration-rules-appendix-bereaved-partner'),
  ),
  domesticAbuse: source(
    'Immigration Rules, Appendix Victim of Domestic Abuse',
    immigrationRules('immigration-rules-appendix-victim-of-domestic-abuse'),
  ),
  pointsBasedSystem: source(
    'Immigration Rules, part 6A: the points-based system',
    immigrationRules('immigration-rules-part-6a-the-points-based-system'),
  ),
  englishLanguage: source(
    'Immigration Rules, Appendix English Language',
    immigrationRules('immigration-rules-appendix-english-language'),
  ),
  immigrationRulesIndex: source('Immigration Rules', `${govUk}/guidance/immigration-rules`),
  statementHc1691: source(
    'Statement of changes to the Immigration Rules: HC 1691, 5 March 2026',
    `${govUk}/government/collections/immigration-rules-statement-of-changes`,
  ),
  feeTable: source(
    'Home Office immigration and nationality fees',
    publication('visa-regulations-revised-table'),
  ),
  fairerPathway: source(
    'A Fairer Pathway to Settlement, CP 1448, 20 November 2025',
    `${govUk}/government/consultations/earned-settlement`,
  ),
  lifeInTheUk: source('Life in the UK test', `${govUk}/life-in-the-uk-test`),
} as const satisfies Record<string, Source>;
