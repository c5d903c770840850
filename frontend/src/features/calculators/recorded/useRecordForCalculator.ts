import type { VisaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import type { UserProfileResponse } from '@settlewise/contract/onboarding';
import { useVisaDetails } from '../../../record/immigrationProfile/profileQueries';
import { useUserProfile } from '../../../record/account/userProfileQuery';
import { useProgress, type Progress } from '../../../record/progress/useProgress';

/** What the calculator is filled in from. */
export interface OwnRecord extends Progress {
  readonly visa: VisaDetailsResponse;
  readonly profile: UserProfileResponse;
}

/** All of it as one answer: there together, failed together, asked again together. */
export function useRecordForCalculator() {
  const { progress, ...ofProgress } = useProgress();
  const visa = useVisaDetails();
  const profile = useUserProfile();
  const fetching = ofProgress.fetching || visa.isFetching || profile.isFetching;
  const record: OwnRecord | null =
    progress === null || visa.data === undefined || profile.data === undefined
      ? null
      : { ...progress, visa: visa.data, profile: profile.data };
  return {
    record,
    fetching,
    failed: !fetching && (ofProgress.failed || visa.isError || profile.isError),
    refresh: () => Promise.all([ofProgress.refresh(), visa.refetch(), profile.refetch()]),
  };
}
