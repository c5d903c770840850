import type { EnglishLevelOfPerson, SettlementKindOfPerson } from './answers';
import type { DetailsChange, ProfileDetails } from './details';

/** Applies a change to the details. Answers that depend on a changed answer are cleared or updated. */
export function applyDetailsChange(before: ProfileDetails, change: DetailsChange): ProfileDetails {
  const merged = { ...before, ...withoutUndefined(change) };
  const settled = resolveSettlement(before, merged, change);
  const { maritalStatus } = merged;
  const married = maritalStatus === 'married' || maritalStatus === 'civil_partnership';
  return {
    ...merged,
    ...settled,
    ...resolveApplication(before, merged, change),
    ...resolveEnglish(merged, change),
    // Without a pass there is no date and no reference of it.
    lifeInUKPassedOn: merged.lifeInUKPassed ? merged.lifeInUKPassedOn : null,
    lifeInUKReference: merged.lifeInUKPassed ? merged.lifeInUKReference : null,
    ilrGrantDate: settled.hasILR ? merged.ilrGrantDate : null,
    awaitingDecisionSince: settled.hasILR ? null : merged.awaitingDecisionSince,
    marriedToBritishCitizen: married && merged.marriedToBritishCitizen,
  };
}

function withoutUndefined(change: DetailsChange): Partial<ProfileDetails> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** Rights from birth. A person with such a right needs no permission. */
const ungrantedRights: ReadonlySet<SettlementKindOfPerson> = new Set(['irish', 'right_of_abode']);

/** The tick and the kind of settlement must agree. If they do not, the newly changed one decides. */
function resolveSettlement(
  before: ProfileDetails,
  { hasILR, settledAs }: ProfileDetails,
  change: DetailsChange,
) {
  if (settledAs === null) return { hasILR, settledAs };
  // Forms send unchanged fields too, so compare with the stored value.
  const isNewKind = settledAs !== before.settledAs;
  if (ungrantedRights.has(settledAs)) {
    return hasILR && !isNewKind ? { hasILR, settledAs: null } : { hasILR: false, settledAs };
  }
  if (isNewKind && change.hasILR === undefined) return { hasILR: true, settledAs };
  return { hasILR, settledAs: hasILR ? settledAs : null };
}

/** A new start date means a new visa, so the answers about the old application are cleared. */
function resolveApplication(before: ProfileDetails, merged: ProfileDetails, change: DetailsChange) {
  const { appliedOn, appliedInTime, gapBefore } =
    merged.visaStartDate === before.visaStartDate
      ? merged
      : { appliedOn: null, appliedInTime: null, gapBefore: null };
  return {
    appliedOn: change.appliedOn === undefined ? appliedOn : change.appliedOn,
    appliedInTime: change.appliedInTime === undefined ? appliedInTime : change.appliedInTime,
    gapBefore: change.gapBefore === undefined ? gapBefore : change.gapBefore,
  };
}

const provingLevels: ReadonlySet<EnglishLevelOfPerson> = new Set(['B1', 'B2', 'C1', 'C2', 'exempt']);

/** The level decides the tick. If only the tick changes and contradicts the level, the level is cleared. */
function resolveEnglish({ englishLevel, englishLanguageProof }: ProfileDetails, change: DetailsChange) {
  if (englishLevel === null) return { englishLevel, englishLanguageProof };
  const proves = provingLevels.has(englishLevel);
  const changesTickOnly = change.englishLevel === undefined && change.englishLanguageProof !== undefined;
  if (changesTickOnly && englishLanguageProof !== proves) return { englishLevel: null, englishLanguageProof };
  return { englishLevel, englishLanguageProof: proves };
}
