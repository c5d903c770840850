import type { EnglishLevelOfPerson, SettlementKindOfPerson } from './answers';
import type { DetailsChange, ProfileDetails } from './details';

/** Applies a change to the details: answers that depend on a changed one are cleared or follow it. */
export function consistent(before: ProfileDetails, change: DetailsChange): ProfileDetails {
  const said = { ...before, ...named(change) };
  const settled = settlementOf(before, said, change);
  const { maritalStatus } = said;
  const married = maritalStatus === 'married' || maritalStatus === 'civil_partnership';
  return {
    ...said,
    ...settled,
    ...applicationOf(before, said, change),
    ...englishOf(said, change),
    // What was said of a pass that is taken back says nothing of the next one.
    lifeInUKPassedOn: said.lifeInUKPassed ? said.lifeInUKPassedOn : null,
    lifeInUKReference: said.lifeInUKPassed ? said.lifeInUKReference : null,
    ilrGrantDate: settled.hasILR ? said.ilrGrantDate : null,
    awaitingDecisionSince: settled.hasILR ? null : said.awaitingDecisionSince,
    marriedToBritishCitizen: married && said.marriedToBritishCitizen,
  };
}

function named(change: DetailsChange): Partial<ProfileDetails> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** Rights that are not granted: whoever has one needs no leave. */
const withoutLeave: ReadonlySet<SettlementKindOfPerson> = new Set(['irish', 'right_of_abode']);

/** The tick and the kind of settlement must agree; if they do not, the one in this change decides. */
function settlementOf(before: ProfileDetails, { hasILR, settledAs }: ProfileDetails, change: DetailsChange) {
  if (settledAs === null) return { hasILR, settledAs };
  // Screens send unchanged fields too; those do not count as part of the change.
  const saidNow = settledAs !== before.settledAs;
  if (withoutLeave.has(settledAs)) {
    return hasILR && !saidNow ? { hasILR, settledAs: null } : { hasILR: false, settledAs };
  }
  if (saidNow && change.hasILR === undefined) return { hasILR: true, settledAs };
  return { hasILR, settledAs: hasILR ? settledAs : null };
}

/** What was said of the application for a visa that began on another day says nothing of this one. */
function applicationOf(before: ProfileDetails, said: ProfileDetails, change: DetailsChange) {
  const { appliedOn, appliedInTime, gapBefore } =
    said.visaStartDate === before.visaStartDate
      ? said
      : { appliedOn: null, appliedInTime: null, gapBefore: null };
  return {
    appliedOn: change.appliedOn === undefined ? appliedOn : change.appliedOn,
    appliedInTime: change.appliedInTime === undefined ? appliedInTime : change.appliedInTime,
    gapBefore: change.gapBefore === undefined ? gapBefore : change.gapBefore,
  };
}

const enough: ReadonlySet<EnglishLevelOfPerson> = new Set(['B1', 'B2', 'C1', 'C2', 'exempt']);

/** The tick follows from the level; a tick alone that says otherwise takes the level away. */
function englishOf({ englishLevel, englishLanguageProof }: ProfileDetails, change: DetailsChange) {
  if (englishLevel === null) return { englishLevel, englishLanguageProof };
  const proves = enough.has(englishLevel);
  const tickAlone = change.englishLevel === undefined && change.englishLanguageProof !== undefined;
  if (tickAlone && englishLanguageProof !== proves) return { englishLevel: null, englishLanguageProof };
  return { englishLevel, englishLanguageProof: proves };
}
