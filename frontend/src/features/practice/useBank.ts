import { practiceHiddenResponse } from '@settlewise/contract/practice';
import type { Question } from '@settlewise/practice';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { defineQuery } from '../../api/queries';

export interface Bank {
  /** The questions that are asked. */
  readonly live: readonly Question[];
  /** Withdrawn ones as well: a round that is kept may have them. */
  readonly byId: ReadonlyMap<string, Question>;
}

const hiddenQuestions = defineQuery({ path: '/api/practice/hidden', answer: practiceHiddenResponse });

/**
 * The bank with its answers: a file of this program, loaded when the practice is opened and there without a connection.
 * Questions that are hidden until an administrator has looked are left out, where there is a connection to learn of them.
 */
export function useBank() {
  const all = useWholeBank();
  const { data: hidden } = useQuery(hiddenQuestions);
  const data = useMemo(() => {
    if (all.data === undefined || hidden === undefined || hidden.length === 0) return all.data;
    return { ...all.data, live: all.data.live.filter(({ id }) => !hidden.includes(id)) };
  }, [all.data, hidden]);
  return { ...all, data };
}

const useWholeBank = () =>
  useQuery({
    queryKey: ['practice bank'],
    async queryFn(): Promise<Bank> {
      const { bank, liveQuestions } = await import('@settlewise/practice/bank');
      return { live: liveQuestions, byId: new Map(bank.map((question) => [question.id, question])) };
    },
    gcTime: Infinity,
  });
