import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import { documentsOfApplicant } from '@settlewise/rules/documentChecklist';
import { isBritishByList } from '../../record/citizenshipApplication';
import { needsNoIlr } from '../../record/settledOnRecord';
import type { RecordOnDay } from '../../record/recordOn';
import type { Trigger } from '../trigger';
import { quoted } from '../wording';

/** Older uploads cause no alert. */
const maxAgeDays = 90;

interface Passport {
  readonly id: string;
  readonly title: string;
  readonly expiryDate: CivilDate;
  readonly uploadedOn: CivilDate;
}

/**
 * A passport that was uploaded after another and is valid for longer replaces it and must be linked to the eVisa. Ignores
 * people who need no permission. For passports uploaded on one day it is unknown which is new.
 */
export function passportReplaced(record: RecordOnDay): readonly Trigger[] {
  if (needsNoIlr(record) || isBritishByList(record.applications)) return [];
  const [newest, ...others] = listPassports(record).toSorted((one, other) =>
    other.expiryDate.localeCompare(one.expiryDate),
  );
  if (newest === undefined) return [];
  const { id, title, expiryDate, uploadedOn } = newest;
  if (!others.some((old) => old.expiryDate < expiryDate && old.uploadedOn < uploadedOn)) return [];
  return [
    {
      kind: 'passport_replaced',
      about: id,
      date: null,
      until: addDays(uploadedOn, maxAgeDays),
      link: '/dashboard/documents',
      steps: [
        {
          from: uploadedOn,
          name: 'known',
          type: 'warning',
          title: 'Tell UKVI about your new passport, and link it to your eVisa',
          message: `${quoted(title)} in your documents is newer than another passport there. Sign in to your UKVI account, and add it before you travel: carriers look up your permission by the passport that you show. If it is linked already, mark this as done.`,
        },
      ],
    },
  ];
}

const listPassports = ({ documents }: RecordOnDay): readonly Passport[] =>
  documentsOfApplicant(documents, { key: 'you' }).flatMap(
    ({ id, title, documentType, expiryDate, uploadedOn }) =>
      documentType !== 'passport' || expiryDate === null ? [] : [{ id, title, expiryDate, uploadedOn }],
  );
