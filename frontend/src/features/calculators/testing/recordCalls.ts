import type { VisaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import type { JourneyResponse } from '@settlewise/contract/journeys';
import { userProfileResponse, type UserProfileResponse } from '@settlewise/contract/onboarding';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { aJourney, amina } from '../../../testing/builders';
import { aCitizenshipAnswer, anIlrProgress } from '../../../testing/progress';
import { visa } from '../../immigrationProfile/testing/immigrationProfileTesting';

const emptyProfile = {
  fullName: null,
  dateOfBirth: null,
  nationality: null,
  visaType: null,
  visaStartDate: null,
  brpExpiryDate: null,
  settlementDate: null,
  hasILR: false,
  ilrGrantDate: null,
  maritalStatus: null,
  marriedToBritishCitizen: false,
  intendsToStayInUK: false,
  goodCharacter: false,
  lifeInUKPassed: false,
  englishLanguageProof: false,
};

interface Parts {
  visa?: Partial<VisaDetailsResponse>;
  profile?: Partial<UserProfileResponse>;
  ilr?: Partial<IlrProgressResponse>;
  citizenship?: Partial<CitizenshipEligibilityResponse>;
  journeys?: readonly JourneyResponse[];
}

/** What the calculators are filled in from: the record of a Skilled Worker since 4 May 2022, but for what is given. */
export const recordCalls = (parts: Parts = {}) => ({
  'GET /api/user': () => ({ status: 200, body: amina }),
  'GET /api/absence-journeys': () => ({
    status: 200,
    body: parts.journeys ?? [aJourney('Jersey', '2026-01-01', '2026-01-10', { crownDependency: 'visited' })],
  }),
  'GET /api/immigration/profile': () => ({
    status: 200,
    body: { ...visa, visaStartDate: '2022-05-04', ...parts.visa },
  }),
  'GET /api/user/profile': () => ({
    status: 200,
    body: userProfileResponse.parse({ ...emptyProfile, ...parts.profile }),
  }),
  'GET /api/immigration/profile/ilr-progress': () => ({ status: 200, body: anIlrProgress(parts.ilr) }),
  'GET /api/immigration/profile/citizenship-eligibility': () => ({
    status: 200,
    body: aCitizenshipAnswer(parts.citizenship),
  }),
});

/** A record in which nobody has said anything but two journeys. */
export const journeysAlone = {
  ilr: { visaType: null, visaTypeLabel: null, visaStartDate: null },
  citizenship: { ukEntryDate: null, hasILR: false, ilrGrantDate: null },
  journeys: [aJourney('Spain', '2025-04-03', '2025-04-10'), aJourney('India', '2025-08-01', '2025-08-20')],
} satisfies Parts;
