import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';

type Settlement = Pick<ProfileDetails, 'visaType' | 'hasILR' | 'settledAs'>;

/** Visa types that are rights and not visas: the kind of settlement follows from them. */
const rights: ReadonlyMap<string, NonNullable<ProfileDetails['settledAs']>> = new Map([
  ['irish_citizen', 'irish'],
  ['right_of_abode', 'right_of_abode'],
] as const);

/**
 * Adds the kind of settlement that follows from the visa type, so that Irish citizens and people with the right of abode
 * are not asked twice. An entered kind or a grant of ILR takes precedence.
 */
export function addKindOfSettlement<Details extends Settlement>(details: Details): Details {
  const { visaType, hasILR, settledAs } = details;
  const right = visaType === null ? undefined : rights.get(visaType);
  return right === undefined || hasILR || settledAs !== null ? details : { ...details, settledAs: right };
}

/** Whether the person is Irish or has the right of abode: they need no grant, and nothing can lapse. */
export const needsNoIlr = ({ details: { settledAs, hasILR } }: { readonly details: Settlement }): boolean =>
  !hasILR && (settledAs === 'irish' || settledAs === 'right_of_abode');
