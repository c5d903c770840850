import type { OpenAnswer, ProgressQuestion } from '@settlewise/contract';
import { useMutation } from '@tanstack/react-query';
import { callOnly } from './client';
import { useRefreshRecord } from './recordQueries';

const profilePath = '/api/immigration/profile';

interface AnsweredQuestion {
  readonly visa: NonNullable<ProgressQuestion['visa']>;
  readonly appliedInTime: OpenAnswer;
}

const pathOf = ({ id }: AnsweredQuestion['visa']) =>
  id === null ? `${profilePath}/visa` : `${profilePath}/visa-history/${encodeURIComponent(id)}`;

/** PATCH of the visa that a question is about. Sent again it says the same once more, so it needs no key. */
export function useAnswerAppliedInTime() {
  const refresh = useRefreshRecord();
  return useMutation({
    mutationFn: ({ visa, appliedInTime }: AnsweredQuestion) =>
      callOnly('PATCH', pathOf(visa), { payload: { appliedInTime } }),
    onSuccess: () => refresh(),
  });
}
