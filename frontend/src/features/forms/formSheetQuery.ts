import { type FormSheetKey, formSheetResponse } from '@settlewise/contract/forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';

export interface SheetAsked {
  readonly form: FormSheetKey;
  readonly applicant: 'you' | number;
  /** The day of the application; null is today. */
  readonly on: string | null;
}

/** GET /api/forms/{form}. Another day shows the sheet of the day before until it is there. @param asked null while it is not known */
export const useFormSheet = (asked: SheetAsked | null) => {
  const { form, applicant, on } = asked ?? { form: 'an', applicant: 'you', on: null };
  const query = defineQuery({
    path: `/api/forms/${form}?for=${applicant}${on === null ? '' : `&on=${on}`}`,
    answer: formSheetResponse,
    tags: [
      'record',
      'journeys',
      'documents',
      'user',
      'addresses',
      'applications',
      'jobs',
      'parents',
      'referees',
    ],
  });
  return useQuery({
    ...query,
    enabled: asked !== null,
    refetchOnMount: 'always',
    // Of the same form and person alone: another's answers are not to be copied by mistake.
    placeholderData: (before, of) =>
      of?.queryKey[0]?.startsWith(`/api/forms/${form}?for=${applicant}`) === true
        ? keepPreviousData(before)
        : undefined,
  });
};
