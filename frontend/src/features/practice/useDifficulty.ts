import type { PracticeDifficultyResponse } from '@settlewise/contract/practice';
import type { Difficulty } from '@settlewise/practice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { difficultyQuery } from '../../record/practice/difficulty';
import { changePractice, readPractice, useKeptPractice } from '../../record/practice/keptPractice';

/** How hard people find the questions, as it was told in this browser last; without a connection as well. */
export function useDifficulty(): ReadonlyMap<string, Difficulty> {
  const { difficulty } = useKeptPractice();
  return useMemo(() => new Map(Object.entries(difficulty)), [difficulty]);
}

/** Learns it anew where there is a connection. Nothing waits for it. */
export function useLatestDifficulty(): void {
  const { data } = useQuery(difficultyQuery);
  useEffect(() => {
    if (data !== undefined) keepDifficulty(data);
  }, [data]);
}

function keepDifficulty(told: PracticeDifficultyResponse): void {
  const difficulty = Object.fromEntries(told.map(({ id, difficulty: how }) => [id, how]));
  // Where nothing is known, a visitor who only looks leaves nothing behind.
  if (JSON.stringify(difficulty) === JSON.stringify(readPractice().difficulty)) return;
  changePractice(() => ({ difficulty }));
}
