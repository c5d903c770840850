import { toDayNumber, type CivilDate } from '../calendar/civilDate';
import type { Source } from './parameter';
import { ruleSet, type RuleSet } from './ruleSet';
import { sources } from './sources';

/** A source that was last read more days ago than these is shown as such. */
export const freshForDays = 90;

/** Whether more than ninety days have passed since a text was last read. */
export const isReadLongAgo = (readOn: CivilDate, today: CivilDate): boolean =>
  toDayNumber(today) - toDayNumber(readOn) > freshForDays;

const earlier = (one: CivilDate, other: CivilDate): CivilDate => (other < one ? other : one);

/**
 * When the text of a source was last read, as far as an answer of then could know. Answers of the rules of
 * 21 November 2026 carry the day on which their rows were typed: no text was read as late as that.
 */
export function dayRead({ title, retrievedOn }: Pick<Source, 'title' | 'retrievedOn'>): CivilDate {
  const known = knownByTitle(title);
  if (known === undefined) return retrievedOn;
  if (retrievedOn >= known.retrievedOn) return known.retrievedOn;
  return earlier(retrievedOn, earlierReadings.get(known) ?? known.retrievedOn);
}

/** What was known of a text before it was read again: an answer that was saved before rests on that. */
const earlierReadings: ReadonlyMap<Source, CivilDate> = new Map<Source, CivilDate>([
  [sources.continuousResidenceGuidance, '2025-07-29'],
  [sources.naturalisationGuidance, '2025-11-11'],
  [sources.goodCharacterGuidance, '2025-02-10'],
  [sources.childRegistration, '2025-04-28'],
]);

/**
 * The day of a newer version of a source that was not read; null where none is known. Known by its title, as answers
 * carry no more of a source. An answer that was saved with the remark in its title says so itself.
 */
export const findLaterVersion = ({ title }: Pick<Source, 'title'>): CivilDate | null =>
  knownByTitle(title)?.laterVersion ?? null;

/** Sources whose own text was not read: no row that rests on them is confirmed. */
const knownThroughOthers: ReadonlySet<Source> = new Set<Source>([
  sources.continuousPeriodGuidance,
  sources.refereeProfessions,
  sources.onlineFormAn,
  sources.familyEvidence,
  sources.statementsOfChanges,
  sources.statementHc1691,
  sources.statementHc259,
  sources.statementHc584,
  sources.statementHc1333,
  sources.euSettlementGuidance,
  sources.surchargeRefund,
  sources.cancelApplication,
  sources.childFeeWaiver,
  sources.feeWaivers,
  sources.whitePaper,
  sources.fairerPathway,
  sources.govUkPartnerSettlement,
  sources.govUkProtectionSettlement,
  sources.govUkSettlement,
  sources.govUkLongResidence,
  sources.govUkDbs,
  sources.sponsorRegister,
  sources.waitingTimesInside,
  sources.waitingTimesOutside,
  sources.firstPassport,
  sources.waitingShares,
  sources.waitingReports,
  sources.eVisa,
  sources.travelAuthorisation,
  sources.adviceAuthority,
]);

/** Whether a source is known from others alone. Known by its title, as answers carry no more of a source. */
export function isKnownThroughOthers({ title }: Pick<Source, 'title'>): boolean {
  const known = knownByTitle(title);
  return known !== undefined && knownThroughOthers.has(known);
}

/** A title may since have been written out: what it began with is kept. */
const knownByTitle = (title: string): Source | undefined =>
  Object.values<Source>(sources).find((source) => source.title.startsWith(title));

/** When the Immigration Rules were last read as a whole, as far as a rule set of then could know. */
export const dayRulesRead = ({ checkedOn }: Pick<RuleSet, 'checkedOn'>): CivilDate =>
  earlier(checkedOn, ruleSet.checkedOn);
