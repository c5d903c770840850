import type { CivilDate } from '@settlewise/rules';

/** Whether a visa goes on by law after its last day, because its extension was applied for by then and has no decision. */
export const isExtendedInTime = (
  extensionAppliedOn: CivilDate | null,
  visaExpiryDate: CivilDate | null,
): boolean => extensionAppliedOn !== null && visaExpiryDate !== null && extensionAppliedOn <= visaExpiryDate;
