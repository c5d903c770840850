import type { IlrPermissionRequest } from '@settlewise/contract/assessments';
import { addDays, isCivilDate } from '@settlewise/rules/calendar';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { asksForDischarge, asksForEndorsement, asksForFirstGrant } from '@settlewise/rules/settlement';
import type { DraftVisa, IlrDraft } from './ilrDraft';

/** The visa of now, beside the ids of those before it. */
export const presentVisa = 'now';

interface VisaHeld {
  /** The id of an earlier visa, or `presentVisa`. */
  readonly id: string;
  readonly permission: IlrPermissionRequest;
}

export const isLongResidence = ({ visaType }: IlrDraft): boolean => visaType === 'long_residence';

const routeOfDraft = ({ visaType }: IlrDraft) => (visaType === null ? null : routeOfVisaType(visaType));

export const asksOfEndorsement = (draft: IlrDraft): boolean => asksForEndorsement(routeOfDraft(draft));
export const asksOfFirstGrant = (draft: IlrDraft): boolean => asksForFirstGrant(routeOfDraft(draft));
export const asksOfDischarge = (draft: IlrDraft): boolean => asksForDischarge(routeOfDraft(draft));

/** Refugees and people with humanitarian protection: they apply in the last days of their permission. */
export function hasProtection(draft: IlrDraft): boolean {
  const key = routeOfDraft(draft);
  return key !== null && findRoute(key).lastDaysOfPermission;
}

/**
 * The permissions that the calculator sends, the earliest first; none where nothing was said beside the visa's issue:
 * residence is then taken to be lawful throughout.
 */
export function visasHeld(draft: IlrDraft): readonly VisaHeld[] {
  const earlier = draft.earlierVisas
    .filter(({ from, to }) => isCivilDate(from) && isCivilDate(to))
    .map(({ id, visaType, from, to, ...said }) => ({
      id,
      permission: { from, to, visaType: visaType === '' ? null : visaType, ...applicationFor(said) },
    }));
  const from = presentFrom(draft);
  if (from === null || (earlier.length === 0 && !saysMore(draft))) return [];
  const present = {
    id: presentVisa,
    permission: { from, to: isCivilDate(draft.visaEnds) ? draft.visaEnds : null, ...applicationFor(draft) },
  };
  // Long residence with the visa of now alone: those before it are taken to have followed one another.
  const before =
    isLongResidence(draft) && earlier.length === 0 && draft.visaStartDate < from
      ? [{ id: 'before', permission: { from: draft.visaStartDate, to: addDays(from, -1) } }]
      : [];
  return [...earlier, ...before, present].toSorted((one, other) =>
    one.permission.from.localeCompare(other.permission.from),
  );
}

const applicationFor = ({
  appliedInTime,
  appliedOn,
  gapBefore,
}: Pick<DraftVisa, 'appliedInTime' | 'appliedOn' | 'gapBefore'>) => ({
  appliedInTime,
  ...(gapBefore !== null && { gapBefore }),
  ...(isCivilDate(appliedOn) && { appliedOn }),
});

function saysMore(draft: IlrDraft): boolean {
  return isCivilDate(draft.visaEnds) || (isLongResidence(draft) && isCivilDate(draft.presentVisaFrom));
}

function presentFrom(draft: IlrDraft): string | null {
  const from =
    isLongResidence(draft) && isCivilDate(draft.presentVisaFrom)
      ? draft.presentVisaFrom
      : draft.visaStartDate;
  return isCivilDate(from) ? from : null;
}

/** Days between two visas. */
export interface GapOfVisas {
  /** The visa after the gap. */
  readonly id: string;
  readonly endedOn: string;
  readonly beganOn: string;
}

/** The gaps of days between the visas typed so far. */
export function gapsOfVisas(draft: IlrDraft): readonly GapOfVisas[] {
  const held = visasHeld(draft);
  let endedOn: string | null = null;
  const gaps: GapOfVisas[] = [];
  for (const { id, permission } of held) {
    if (endedOn !== null && permission.from > addDays(endedOn, 1))
      gaps.push({ id, endedOn, beganOn: permission.from });
    const to = permission.to ?? null;
    if (to !== null && (endedOn === null || to > endedOn)) endedOn = to;
  }
  return gaps;
}

/** The answer to "did you apply before the one before it ended?", as far as it was given. */
export function appliedInTimeFor(draft: IlrDraft, { id, endedOn }: GapOfVisas): DraftVisa['appliedInTime'] {
  const { appliedOn, appliedInTime } = draft.earlierVisas.find((visa) => visa.id === id) ?? draft;
  return isCivilDate(appliedOn) ? (appliedOn <= endedOn ? 'yes' : 'no') : appliedInTime;
}

/** The draft with one visa's answer to that question, which takes the place of a day. */
export function withAppliedInTime(
  draft: IlrDraft,
  id: string,
  appliedInTime: DraftVisa['appliedInTime'],
): Partial<IlrDraft> {
  const application = { appliedInTime, appliedOn: '', gapBefore: null };
  if (id === presentVisa) return application;
  return {
    earlierVisas: draft.earlierVisas.map((visa) => (visa.id === id ? { ...visa, ...application } : visa)),
  };
}
