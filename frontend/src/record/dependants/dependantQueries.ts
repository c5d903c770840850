import { dependantProgressListResponse } from '@settlewise/contract/dependantProgress';
import {
  dependantListResponse,
  type DependantRequest,
  dependantResponse,
} from '@settlewise/contract/dependants';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { resourceCalls } from '../../api/resourceCalls';

const path = '/api/dependants';

const dependants = defineQuery({ path, answer: dependantListResponse, tags: ['record'] });
const clocks = defineQuery({
  path: `${path}/progress`,
  answer: dependantProgressListResponse,
  // Who travels with the person has their journeys.
  tags: ['record', 'journeys'],
});

/** GET /api/dependants: in the order in which they were added. */
export const useDependants = () => useQuery(dependants);

/** GET /api/dependants/progress: the clock of each. @param enabled false where there is nobody to ask about */
export const useDependantProgress = (enabled: boolean) => useQuery({ ...clocks, enabled });

/** POST /api/dependants, PUT and DELETE /api/dependants/{id} */
export const {
  useAdd: useAddDependant,
  useChange: useChangeDependant,
  useRemove: useRemoveDependant,
} = resourceCalls<number, DependantRequest>({
  path,
  item: dependantResponse,
  list: dependants,
  touches: ['record'],
});
