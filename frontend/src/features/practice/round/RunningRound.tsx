import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKeptPractice, type RoundUnderWay } from '../../../record/practice/keptPractice';
import { Bar } from '../../../ui/Bar';
import { Button } from '../../../ui/Button';
import { Page } from '../../../ui/Page';
import type { Bank } from '../useBank';
import { useLargePrint } from '../useLargePrint';
import { useHolder } from '../useRounds';
import { check, choose, finishRound, giveUp, goTo } from './acts';
import { LookOver } from './LookOver';
import { QuestionForm } from './QuestionForm';
import { TimeLeft } from './TimeLeft';

interface RunningRoundProps {
  round: RoundUnderWay;
  bank: Bank;
}

/** A round that is under way: one question after the other, and for a mock test a look at all of them before the end. */
export function RunningRound({ round, bank }: RunningRoundProps) {
  const { kind, title, questions, at, endsAt } = round;
  const { options } = useKeptPractice();
  const holder = useHolder();
  const navigate = useNavigate();
  const [moved, setMoved] = useState(false);
  const end = useCallback(() => {
    finishRound(bank.byId, holder, new Date());
    void navigate('#result', { replace: true });
  }, [bank, holder, navigate]);
  const leave = () => {
    giveUp();
    void navigate('/test', { replace: true });
  };
  const move = (to: number) => {
    setMoved(true);
    goTo(to);
  };
  const id = questions[at];
  const question = id === undefined ? undefined : bank.byId.get(id);
  const isOver = at >= questions.length;
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [at]);

  return (
    <Page width="reading" title={title} smallTitle>
      <Card sx={useLargePrint()}>
        <CardContent>
          <Stack spacing={2.5}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
              <Typography component="p" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {isOver ? 'Before you finish' : `Question ${at + 1} of ${questions.length}`}
              </Typography>
              {endsAt !== null && <TimeLeft endsAt={endsAt} onOver={end} />}
            </Stack>
            <Bar
              role="progressbar"
              label="Questions so far"
              value={Math.min(at + 1, questions.length)}
              max={questions.length}
            />
            {question !== undefined && (
              <OneQuestion
                round={round}
                question={question}
                moved={moved}
                move={move}
                end={end}
                aloud={options.aloud}
              />
            )}
            {isOver && kind === 'mock' && <LookOver round={round} bank={bank} move={move} end={end} />}
          </Stack>
        </CardContent>
      </Card>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button look="plain" onClick={leave}>
          {kind === 'mock' ? 'Leave this test: it will not count' : 'Leave this round'}
        </Button>
      </Stack>
    </Page>
  );
}

interface OneQuestionProps {
  round: RoundUnderWay;
  question: Parameters<typeof QuestionForm>[0]['question'];
  moved: boolean;
  aloud: boolean;
  move: (to: number) => void;
  end: () => void;
}

function OneQuestion({ round, question, moved, aloud, move, end }: OneQuestionProps) {
  const { kind, questions, at, chosen, checked } = round;
  const { id } = question;
  const own = chosen[id] ?? [];
  const answered = checked.includes(id);
  const isLast = at === questions.length - 1;
  const asksFirst = kind === 'practice' && !answered;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (asksFirst) check(id);
        else if (isLast && kind === 'practice') end();
        else move(at + 1);
      }}
    >
      <Stack spacing={2.5}>
        <QuestionForm
          question={question}
          answered={answered}
          aloud={aloud}
          number={at + 1}
          chosen={own}
          takesFocus={moved}
          onChoose={(options) => choose(id, options)}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          {at > 0 && (
            <Button look="quiet" onClick={() => move(at - 1)}>
              Back
            </Button>
          )}
          <Button type="submit">{nextAct({ asksFirst, isLast, kind })}</Button>
        </Stack>
      </Stack>
    </form>
  );
}

function nextAct({
  asksFirst,
  isLast,
  kind,
}: {
  asksFirst: boolean;
  isLast: boolean;
  kind: RoundUnderWay['kind'];
}) {
  if (asksFirst) return 'Show the answer';
  if (!isLast) return 'Next question';
  return kind === 'mock' ? 'Look over your answers' : 'Finish';
}
