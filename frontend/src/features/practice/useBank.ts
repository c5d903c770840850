import type { Question } from '@settlewise/practice';
import { useQuery } from '@tanstack/react-query';

export interface Bank {
  /** The questions that are asked. */
  readonly live: readonly Question[];
  /** Withdrawn ones as well: a round that is kept may have them. */
  readonly byId: ReadonlyMap<string, Question>;
}

/** The bank with its answers: a file of this program, loaded when the practice is opened and there without a connection. */
export const useBank = () =>
  useQuery({
    queryKey: ['practice bank'],
    async queryFn(): Promise<Bank> {
      const { bank, liveQuestions } = await import('@settlewise/practice/bank');
      return { live: liveQuestions, byId: new Map(bank.map((question) => [question.id, question])) };
    },
    gcTime: Infinity,
  });
