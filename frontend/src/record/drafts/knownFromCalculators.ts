import { visaTypeOptions, type UserProfileRequest } from '@settlewise/contract';
import { isCivilDate } from '@settlewise/rules';
import { z } from 'zod';
import { readDraft } from './draftStorage';

/** What the ILR calculator's draft holds that a profile asks for too; other answers, and older drafts, are left alone. */
const ilrDraft = z.object({
  visaType: z.string().nullish(),
  visaStartDate: z.string().nullish(),
  visaEnds: z.string().nullish(),
  dateOfBirth: z.string().nullish(),
});

type Known = Pick<UserProfileRequest, 'visaType' | 'visaStartDate' | 'visaExpiryDate' | 'dateOfBirth'>;
/** As fields hold it. */
export type KnownFromCalculators = Readonly<Partial<Record<keyof Known, string>>>;

/** What somebody typed into the ILR calculator without an account, in the fields of their profile. */
export function knownFromCalculators(): KnownFromCalculators {
  const draft = readDraft('ilr', ilrDraft);
  if (draft === null) return {};
  const { visaType, visaStartDate, visaEnds, dateOfBirth } = draft;
  return {
    ...(visaTypeOptions.some(({ value }) => value === visaType) && { visaType: visaType ?? '' }),
    ...dated('visaStartDate', visaStartDate),
    ...dated('visaExpiryDate', visaEnds),
    ...dated('dateOfBirth', dateOfBirth),
  };
}

const dated = (field: keyof Known, typed: string | null | undefined): KnownFromCalculators =>
  typed !== null && typed !== undefined && isCivilDate(typed) ? { [field]: typed } : {};
