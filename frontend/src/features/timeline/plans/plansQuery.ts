import { plansResponse } from '@settlewise/contract/plans';
import { useMutation } from '@tanstack/react-query';
import { callFor } from '../../../api/client';
import { requestOf, type TypedPlan } from './plan';

/** POST /api/timeline/plans. Nothing is stored, so a retry can do no harm and needs no key. */
export const usePlans = () =>
  useMutation({
    mutationFn: (plans: readonly TypedPlan[]) =>
      callFor(plansResponse, 'POST', '/api/timeline/plans', { payload: requestOf(plans) }),
  });
