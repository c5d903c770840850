import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';

type Settlement = Pick<ProfileDetails, 'visaType' | 'hasILR' | 'settledAs'>;

/** Visa types that are rights and not visas: the kind of settlement follows from them. */
const rights: ReadonlyMap<string, NonNullable<ProfileDetails['settledAs']>> = new Map([
  ['irish_citizen', 'irish'],
  ['right_of_abode', 'right_of_abode'],
] as const);

/**
 * The details with the kind of settlement that follows from the visa type, where nobody said another: Irish citizens and
 * people with the right of abode are not asked twice. Who was granted ILR all the same has that.
 */
export function settledOnRecord<Details extends Settlement>(details: Details): Details {
  const { visaType, hasILR, settledAs } = details;
  const right = visaType === null ? undefined : rights.get(visaType);
  return right === undefined || hasILR || settledAs !== null ? details : { ...details, settledAs: right };
}

/** Irish citizens and people with the right of abode: nothing has to be granted to them, and nothing can lapse. */
export const needsNoIlr = ({ details: { settledAs, hasILR } }: { readonly details: Settlement }): boolean =>
  !hasILR && (settledAs === 'irish' || settledAs === 'right_of_abode');
