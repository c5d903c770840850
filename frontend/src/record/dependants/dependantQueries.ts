import {
  dependantListResponse,
  dependantProgressListResponse,
  type DependantRequest,
} from '@settlewise/contract';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

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

/** POST /api/dependants */
export const useAddDependant = () =>
  useSend({
    request: (payload: DependantRequest) => ({ method: 'POST', path, payload }),
    once: true,
    touches: ['record'],
  });

/** PUT /api/dependants/{id} */
export const useChangeDependant = () =>
  useSend({
    request: ({ id, payload }: { id: number; payload: DependantRequest }) => ({
      method: 'PUT',
      path: `${path}/${id}`,
      payload,
    }),
    touches: ['record'],
  });

/** DELETE /api/dependants/{id}. Somebody who is gone already makes the list be asked for again. */
export const useRemoveDependant = () =>
  useSend({
    request: (id: number) => ({ method: 'DELETE', path: `${path}/${id}` }),
    touches: ['record'],
    overtaken: [404],
  });
