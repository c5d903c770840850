import type { VisaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import type { CitizenshipEligibilityResponse, IlrProgressResponse } from '@settlewise/contract/progress';
import { aCitizenshipAnswer, anIlrProgress } from '../../../testing/progress';
import { newPerson, noVisa } from '../../immigrationProfile/testing/immigrationProfileTesting';

interface Parts {
  readonly visa?: Partial<VisaDetailsResponse>;
  readonly ilr?: Partial<IlrProgressResponse>;
  readonly citizenship?: Partial<CitizenshipEligibilityResponse>;
}

/** What the page reads the next application from: a record that leads to none, but for what is given. */
export const recordOfNext = ({ visa, ilr, citizenship }: Parts = {}) => ({
  'GET /api/immigration/profile/personal': () => ({ status: 200, body: newPerson }),
  'GET /api/immigration/profile': () => ({ status: 200, body: { ...noVisa, ...visa } }),
  'GET /api/immigration/profile/ilr-progress': () => ({
    status: 200,
    body: anIlrProgress({ ilrApplicationEarliestDate: null, ...ilr }),
  }),
  'GET /api/immigration/profile/citizenship-eligibility': () => ({
    status: 200,
    body: aCitizenshipAnswer(citizenship),
  }),
});
