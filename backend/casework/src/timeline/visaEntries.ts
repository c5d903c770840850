import { writtenDate } from '@settlewise/rules/assessment';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { PersonRecord } from '../record/personRecord';
import { ifPassed, type TimelineItem } from './timelineItem';

const inTimeAnswers = {
  yes: 'Applied for before the earlier visa ended',
  no: 'Applied for after the earlier visa had ended',
  not_sure: 'Not sure whether it was applied for before the earlier visa ended',
} as const;

/** Describes the known facts of the application for a visa; null without any. */
function describeApplication({
  appliedOn,
  appliedInTime,
}: Pick<PersonRecord['details'], 'appliedOn' | 'appliedInTime'>): string | null {
  if (appliedOn !== null) return `Applied for on ${writtenDate(appliedOn)}`;
  return appliedInTime === null ? null : inTimeAnswers[appliedInTime];
}

/**
 * The entries of each visa, of an expired one, of the claim for protection behind it, and of the discharge from HM Armed
 * Forces that allows settlement.
 * @param isBritish citizenship was granted to the person
 */
export function visaEntries(
  details: PersonRecord['details'],
  earlierVisas: PersonRecord['earlier'],
  { today, isBritish }: { readonly today: CivilDate; readonly isBritish: boolean },
): readonly TimelineItem[] {
  const earlier = earlierVisas.map((visa) => ({
    id: `visa-${visa.entryId}`,
    matter: 'permission' as const,
    date: visa.startDate,
    endDate: visa.endDate,
    title: `Visa: ${labelOfVisaType(visa.visaType)}`,
    detail: describeApplication(visa),
  }));
  const { visaType, visaStartDate, ukEntryDate, visaExpiryDate, claimedOn, brpExpiryDate } = details;
  const { dischargedOn, medicalDischarge } = details;
  // A visa that ILR replaced did not expire. A British person was settled before, so the visa did not expire either, even
  // if the profile has no ILR.
  const { hasILR, ilrGrantDate: granted } = details;
  const isReplaced = hasILR && granted !== null && visaExpiryDate !== null && granted <= visaExpiryDate;
  const label = visaType === null ? null : labelOfVisaType(visaType);
  return [
    {
      id: 'visa-current-expiry',
      date: isReplaced || (isBritish && !hasILR) ? null : ifPassed(visaExpiryDate, today),
      title: 'Visa expired',
      detail: label,
    },
    {
      id: 'visa-current',
      matter: 'permission',
      date: visaStartDate,
      endDate: visaExpiryDate,
      title: label === null ? 'Visa' : `Visa: ${label}`,
      detail: describeApplication(details),
    },
    ...earlier,
    { id: 'uk-entry', date: ukEntryDate, title: 'Came to the UK' },
    { id: 'protection-claimed', date: claimedOn, title: 'Protection claimed' },
    {
      id: 'discharge',
      date: dischargedOn,
      title:
        dischargedOn !== null && dischargedOn > today
          ? 'Discharge from HM Armed Forces'
          : 'Discharged from HM Armed Forces',
      detail: medicalDischarge === 'yes' ? 'A medical discharge because of service' : null,
    },
    {
      id: 'brp-expiry',
      date: ifPassed(brpExpiryDate, today),
      title: 'Biometric residence permit (BRP) expired',
    },
  ];
}

const granted = {
  ilr: 'Indefinite leave to remain (ILR) granted',
  eu_settled_status: 'Settled status (EU Settlement Scheme) granted',
  eu_settled_status_swiss:
    'Settled status (EU Settlement Scheme) granted, as a Swiss citizen or their family',
  irish: null,
  right_of_abode: null,
} as const;

/** The grant of settlement, or the pending application for it. */
export function settlementEntries(details: PersonRecord['details']): readonly TimelineItem[] {
  const { hasILR, ilrGrantDate, settledAs, awaitingDecisionSince } = details;
  return hasILR
    ? [
        {
          id: 'ilr-granted',
          matter: 'settlement',
          date: ilrGrantDate,
          title: granted[settledAs ?? 'ilr'] ?? granted.ilr,
        },
      ]
    : [
        {
          id: 'ilr-applied',
          date: awaitingDecisionSince,
          title: 'Indefinite leave to remain (ILR) applied for',
          detail: 'No decision yet',
        },
      ];
}
