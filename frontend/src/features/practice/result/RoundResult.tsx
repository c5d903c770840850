import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Round } from '@settlewise/practice';
import { lifeInTheUkTestOn } from '@settlewise/rules/parameters';
import type { RoundUnderWay } from '../../../record/practice/keptPractice';
import { Button, ButtonLink } from '../../../ui/Button';
import { useToday } from '../../../ui/dates/useToday';
import { Disclosure } from '../../../ui/Disclosure';
import { EdgeCard } from '../../../ui/EdgeCard';
import { Page } from '../../../ui/Page';
import { SectionCard } from '../../../ui/SectionCard';
import { markOf } from '../round/acts';
import { Explanation } from '../round/Explanation';
import { Options } from '../round/Options';
import type { Bank } from '../useBank';
import { useLargePrint } from '../useLargePrint';
import { useStartRound } from '../useStartRound';
import { ByTopic } from './ByTopic';

/** What came of a round: passed or not, by topic, and each question with its answer and why. */
export function RoundResult({ round, bank }: { round: RoundUnderWay; bank: Bank }) {
  const today = useToday();
  const { toPass } = lifeInTheUkTestOn(today);
  const marks = markOf(round, bank.byId);
  const start = useStartRound(bank);
  const right = marks.filter(Boolean).length;
  const missed = round.questions.filter((_id, index) => marks[index] !== true);
  const verdict = verdictOf(round, right, toPass);
  return (
    <Page width="reading" title={`${round.title}: your result`} smallTitle>
      <EdgeCard tone={verdict.tone} label="Result">
        <Typography variant="h2" component="p">
          {verdict.words}
        </Typography>
        <Typography>{verdict.detail}</Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          {missed.length > 0 && (
            <Button onClick={() => start.again(missed)}>
              {missed.length === 1
                ? 'Practise the one you missed'
                : `Practise the ${missed.length} you missed`}
            </Button>
          )}
          <ButtonLink look={missed.length > 0 ? 'quiet' : 'primary'} to="/test">
            Back to the start
          </ButtonLink>
        </Stack>
      </EdgeCard>
      <SectionCard title="By topic">
        <ByTopic rounds={[roundOf(round, marks, today)]} bank={bank} />
      </SectionCard>
      <SectionCard title="Your answers" lead="Open a question to see why its answer is right.">
        <Stack component="ol" spacing={0.5} sx={{ listStyle: 'none', p: 0, ...useLargePrint() }}>
          {round.questions.map((id, index) => {
            const question = bank.byId.get(id);
            if (question === undefined) return null;
            const isRight = marks[index] === true;
            return (
              <li key={id}>
                <Disclosure summary={`${isRight ? 'Right' : 'Not right'}: ${index + 1}. ${question.text}`}>
                  <Stack spacing={1.25} sx={{ pb: 2 }}>
                    <Options
                      question={question}
                      chosen={round.chosen[id] ?? []}
                      onChoose={nothing}
                      answered
                    />
                    <Explanation question={question} />
                  </Stack>
                </Disclosure>
              </li>
            );
          })}
        </Stack>
      </SectionCard>
    </Page>
  );
}

const nothing = () => undefined;

const roundOf = (
  { kind, questions }: RoundUnderWay,
  marks: readonly boolean[],
  finishedOn: string,
): Round => ({
  kind,
  finishedOn,
  right: questions.filter((_id, index) => marks[index] === true),
  wrong: questions.filter((_id, index) => marks[index] !== true),
});

function verdictOf({ kind, questions }: RoundUnderWay, right: number, toPass: number) {
  const count = `${right} of ${questions.length} right.`;
  if (kind === 'practice')
    return { tone: 'plain', words: count, detail: 'What you missed returns tomorrow.' } as const;
  return right >= toPass
    ? ({ tone: 'within', words: 'Passed', detail: `${count} The test asks for ${toPass}.` } as const)
    : ({ tone: 'soon', words: 'Not passed yet', detail: `${count} The test asks for ${toPass}.` } as const);
}
