import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dueOn, readinessOf, seenIn, standingsOf, type Topic } from '@settlewise/practice';
import { lifeInTheUkTestOn } from '@settlewise/rules/parameters';
import { useId, useState } from 'react';
import { useKeptPractice } from '../../../record/practice/keptPractice';
import { Button, ButtonLink } from '../../../ui/Button';
import { useToday } from '../../../ui/dates/useToday';
import { SwitchField } from '../../../ui/form/SwitchField';
import { Note } from '../../../ui/Note';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { newInMock, questionCount } from '../labels';
import { TopicField } from '../TopicField';
import type { Bank } from '../useBank';
import { useDifficulty } from '../useDifficulty';
import { useRounds } from '../useRounds';
import { daysBetween, useStartRound } from '../useStartRound';
import { Standing } from './Standing';

/** Where somebody chooses what to do: go on, take a mock test, practise a topic, or read. */
export function StartView({ bank }: { bank: Bank }) {
  const today = useToday();
  const test = lifeInTheUkTestOn(today);
  const rounds = useRounds();
  const start = useStartRound(bank);
  const { running, options } = useKeptPractice();
  const live = new Set(bank.live.map(({ id }) => id));
  const seen = seenIn(rounds);
  const fresh = bank.live.filter(({ id }) => !seen.has(id)).length;
  const due = dueOn(standingsOf(rounds), today, daysBetween).filter((id) => live.has(id)).length;
  return (
    <Stack spacing={3}>
      {running !== null && (
        <Notice
          title={`${running.title}: not finished yet`}
          inline
          actions={<ButtonLink to="#round">Go on</ButtonLink>}
        >
          <p>{`You are at question ${Math.min(running.at + 1, running.questions.length)} of ${running.questions.length}.`}</p>
        </Notice>
      )}
      <Standing readiness={readinessOf(rounds, test)} rounds={rounds.length} />
      {due > 0 && (
        <SectionCard title="Returns today">
          <p>{`${questionCount(due)} ${due === 1 ? 'comes' : 'come'} back today, so that you keep what you learned.`}</p>
          <div>
            <Button onClick={() => start.due()}>Answer {questionCount(Math.min(due, test.questions))}</Button>
          </div>
        </SectionCard>
      )}
      <SectionCard title="Mock test">
        <p>
          {`${test.questions} questions, ${options.timer ? `${test.minutes} minutes` : 'without a timer'}, ${test.toPass} right to pass: as in the test centre. You see the answers at the end.`}
        </p>
        {rounds.length > 0 && <Note>{newInMock(fresh, test.questions)}</Note>}
        <div>
          <Button look={due > 0 ? 'quiet' : 'primary'} onClick={() => start.mock()}>
            Start a mock test
          </Button>
        </div>
      </SectionCard>
      <TopicPractice bank={bank} longest={test.questions} />
      <SectionCard title="Learn">
        <p>Read the questions with their answers, one topic at a time.</p>
        <div>
          <ButtonLink look="quiet" to="#learn">
            Read by topic
          </ButtonLink>
        </div>
      </SectionCard>
    </Stack>
  );
}

const fewQuestions = 10;

/** A short round of a topic, or one as long as the test. */
function TopicPractice({ bank, longest }: { bank: Bank; longest: number }) {
  const id = useId();
  const [topic, setTopic] = useState<Topic>('history');
  const [startsHard, setStartsHard] = useState(false);
  const start = useStartRound(bank);
  const difficulty = useDifficulty();
  const there = bank.live.filter((question) => question.topic === topic);
  const hasHard = there.some((question) => difficulty.get(question.id) === 'hard');
  return (
    <SectionCard title="Practise a topic">
      <p>You see the answer and the reason after each question. New questions come first.</p>
      <TopicField topic={topic} onChoose={setTopic} />
      <Typography variant="body2" color="textSecondary">
        {questionCount(there.length)} in this topic.
      </Typography>
      {hasHard && (
        <SwitchField
          id={id}
          label="Start with what people find hard"
          hint="Of the new questions, those come first that most account holders got wrong the first time."
          checked={startsHard}
          onChange={({ target }) => setStartsHard(target.checked)}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {[fewQuestions, longest].map((count) => (
          <Button key={count} look="quiet" onClick={() => start.topic(topic, count, hasHard && startsHard)}>
            {questionCount(count)}
          </Button>
        ))}
      </Stack>
    </SectionCard>
  );
}
