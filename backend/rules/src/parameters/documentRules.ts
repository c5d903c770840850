import { always, practice } from './parameter';
import { sources } from './sources';
import { anAge, inDays, inMonths, inYears, perPerson } from './units';

/** The maximum age of documents, the period they must cover, and other figures about them. */
export const documentRules = {
  /** No rule requires this: it is what employers and landlords are asked for. */
  letterFresh: practice(
    always('Documents: a letter is not older than', inDays, 28, sources.govUkWorkSettlement, 'secondary'),
  ),
  /** Appendix FM-SE. */
  moneyFresh: always(
    'Partner: papers about money are not older than',
    inDays,
    28,
    sources.familyEvidence,
    'secondary',
  ),
  endorsementFresh: always(
    'Innovator Founder: the endorsement letter is not older than',
    inMonths,
    3,
    sources.innovatorFounder,
  ),
  englishTestServes: always('An approved English test serves for', inYears, 2, sources.englishLanguage),
  /** Appendix FM-SE: with one employer for so long, that is what payslips cover. */
  payslipsOneEmployer: always(
    'Partner: payslips of somebody with one employer',
    inMonths,
    6,
    sources.familyEvidence,
    'secondary',
  ),
  payslipsOtherwise: always(
    'Partner: payslips of somebody who changed employer',
    inMonths,
    12,
    sources.familyEvidence,
    'secondary',
  ),
  savingsHeld: always('Partner: savings are held for', inMonths, 6, sources.familyEvidence, 'secondary'),
  firstChildIncome: always(
    'Partner, begun before the income of today: more income for a first child',
    perPerson,
    3_800,
    sources.familyMembers,
  ),
  furtherChildIncome: always(
    'Partner, begun before the income of today: more income for each further child',
    perPerson,
    2_400,
    sources.familyMembers,
  ),
  /** Since the last grant, about two and a half years. */
  livingTogether: practice(
    always(
      'Partner: papers of living together go back',
      inMonths,
      30,
      sources.govUkPartnerSettlement,
      'secondary',
    ),
  ),
  /** If not every month is required. */
  oneProofEvery: practice(
    always(
      'Documents: where no month is asked for, one paper is enough for',
      inMonths,
      6,
      sources.naturalisationGuidance,
      'derived',
    ),
  ),
  /** Form T looks at each of the first ten years. */
  oneProofOfChildEvery: practice(
    always(
      'Documents: of the first years of a child, one paper is enough for',
      inMonths,
      12,
      sources.childRegistration,
      'derived',
    ),
  ),
  refereeKnowsYou: always('A referee has known you for', inYears, 3, sources.guideAn, 'quoted'),
  refereeAge: always('A referee without a profession is older than', anAge, 25, sources.guideAn, 'quoted'),
  refereeRecord: always('A referee was not convicted in the last', inYears, 10, sources.guideAn, 'quoted'),
} as const;
