import {
  drawMock,
  drawQuestions,
  dueOn,
  hardFirst,
  seenIn,
  shuffled,
  standingsOf,
  type Topic,
} from '@settlewise/practice';
import { toDayNumber } from '@settlewise/rules/calendar';
import { lifeInTheUkTestOn } from '@settlewise/rules/parameters';
import { useNavigate } from 'react-router-dom';
import { readPractice } from '../../record/practice/keptPractice';
import { useToday } from '../../ui/dates/useToday';
import { topicLabels } from './labels';
import { beginRound, giveUp } from './round/acts';
import type { Bank } from './useBank';
import { useDifficulty } from './useDifficulty';
import { useRounds } from './useRounds';

export const daysBetween = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from);

/** The ways to begin a round. Each leads to its first question. */
export function useStartRound(bank: Bank) {
  const navigate = useNavigate();
  const today = useToday();
  const rounds = useRounds();
  const difficulty = useDifficulty();
  const test = lifeInTheUkTestOn(today);
  const random = Math.random;
  /** Opens the page of the round before there is one, so that the start does not call it unfinished for a moment. */
  async function open(...round: Parameters<typeof beginRound>) {
    giveUp();
    await navigate('/test#round', { flushSync: true });
    beginRound(...round);
  }
  const questionsOf = (ids: readonly string[]) => ids.flatMap((id) => bank.byId.get(id) ?? []);
  return {
    /** As the test: its questions and, unless it was turned off, its time. */
    mock() {
      const questions = drawMock(bank.live, { count: test.questions, seen: seenIn(rounds), random });
      const endsAt = readPractice().options.timer ? Date.now() + test.minutes * 60_000 : null;
      void open({ kind: 'mock', title: 'Mock test' }, questions, endsAt);
    },
    /** Questions of a topic: first those that were never seen, of these where it is wanted those that people find hard. */
    topic(topic: Topic, count: number, startsHard: boolean) {
      const seen = seenIn(rounds);
      const drawn = drawQuestions(bank.live, { count: bank.live.length, topic, random });
      const ordered = startsHard ? hardFirst(drawn, difficulty) : drawn;
      const inOrder = [
        ...ordered.filter(({ id }) => !seen.has(id)),
        ...ordered.filter(({ id }) => seen.has(id)),
      ];
      void open({ kind: 'practice', title: topicLabels[topic] }, inOrder.slice(0, count), null);
    },
    /** What returns today, the longest due first. */
    due() {
      const live = new Set(bank.live.map(({ id }) => id));
      const due = dueOn(standingsOf(rounds), today, daysBetween).filter((id) => live.has(id));
      void open(
        { kind: 'practice', title: 'Questions that return today' },
        questionsOf(due).slice(0, test.questions),
        null,
      );
    },
    /** These questions once more, in another order. */
    again(ids: readonly string[]) {
      void open({ kind: 'practice', title: 'What you missed' }, shuffled(questionsOf(ids), random), null);
    },
  };
}
