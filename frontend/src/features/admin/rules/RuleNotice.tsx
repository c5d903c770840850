import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ruleNoticeResponse, type RuleNoticeResponse } from '@settlewise/contract/admin';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { Disclosure } from '../../../ui/Disclosure';
import { Pill } from '../../../ui/Pill';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { ActButton } from '../ui/ActButton';
import { Answered } from '../ui/Answered';
import { Facts } from '../ui/Facts';
import { SectionCard } from '../../../ui/SectionCard';
import { Progress } from '../ui/Progress';
import { When } from '../ui/When';
import { counted } from '../ui/labels';

const path = '/rules/notices';
/** Often enough for a bar that moves. */
const everyMs = 2_000;

const goesOn = ({ state, told, concerned }: RuleNoticeResponse): number | null =>
  state === 'counting' || (state === 'released' && told < concerned) ? everyMs : null;

const kinds: Readonly<Record<RuleNoticeResponse['notice']['standing'], string>> = {
  correction: 'A correction of ours',
  in_force: 'Law in force',
  announced: 'Announced, not the law',
};

/** Who would be told that an answer of theirs has changed, in which words, and letting that go out. */
export function RuleNotice() {
  const query = useAdminAnswer(path, ruleNoticeResponse, { everyMs: goesOn });
  return (
    <Answered query={query} what="the notice about changed answers" cards={1}>
      {(answer) => (
        <SectionCard
          title="Who is told of changed answers"
          foldsTo="Show"
          acts={answer.state === 'nothing' ? null : <CountAgain />}
        >
          {answer.state === 'nothing' ? (
            <p>The rules of {answer.ruleSet} are not compared with earlier ones: nobody’s answer changes.</p>
          ) : (
            <Compared answer={answer} />
          )}
        </SectionCard>
      )}
    </Answered>
  );
}

function CountAgain() {
  return (
    <ActButton
      label="Count again"
      title="Count again who would be told"
      consequence="Every record and saved result is compared under both rule sets once more. Nobody is told anything by this."
      act="Count again"
      busyAct="Starting…"
      icon="refresh"
      asksReason={false}
      path={`${path}/count`}
      done="The comparison goes through everybody once more."
    />
  );
}

function Compared({ answer }: { answer: RuleNoticeResponse }) {
  const { ruleSet, comparedWith, state, people, compared, concerned, told, notice } = answer;
  return (
    <>
      <p>
        Each record and saved result is compared under the rules of {comparedWith} and of {ruleSet}. Who would
        act on something else now is told once, in the app and by a mail that names nothing private. Nothing
        goes out before it is released here.
      </p>
      <p role="status" className="visuallyHidden">
        {state === 'counting' ? 'It is being counted who would be told.' : stateWords[state]}
      </p>
      {state === 'counting' && (
        <Progress label="Comparison of answers" done={people === 0 ? 0 : compared / people}>
          {`${compared.toLocaleString('en-GB')} of ${counted(people, 'person', 'people')} compared`}
        </Progress>
      )}
      {state === 'released' && concerned > 0 && (
        <Progress label="People told" done={told / concerned}>
          {`${told.toLocaleString('en-GB')} of ${counted(concerned, 'person', 'people')} told`}
        </Progress>
      )}
      <Numbers answer={answer} />
      <Typography variant="h6" component="h3">
        What they read
      </Typography>
      <Box
        component="blockquote"
        sx={{ maxWidth: '70ch', m: 0, pl: 2, borderLeft: '3px solid', borderColor: 'divider' }}
      >
        {notice.text}
      </Box>
      <Example answer={answer} />
      {state !== 'released' && <Release answer={answer} />}
    </>
  );
}

const stateWords = {
  nothing: '',
  counting: 'Counting',
  ready: 'Ready to be released',
  released: 'Released',
} as const;
const tones = { nothing: 'plain', counting: 'soon', ready: 'soon', released: 'within' } as const;

function Numbers({ answer }: { answer: RuleNoticeResponse }) {
  const { state, concerned, records, results, people, news, notice, released } = answer;
  return (
    <Facts
      facts={[
        [
          'State',
          <Pill key="state" tone={tones[state]}>
            {stateWords[state]}
          </Pill>,
        ],
        [
          state === 'released' ? 'Concerned' : 'Would be told',
          `${concerned.toLocaleString('en-GB')} of ${counted(people, 'person', 'people')}`,
        ],
        ['Records that come out differently', records.toLocaleString('en-GB')],
        ['Saved results that come out differently', results.toLocaleString('en-GB')],
        [
          'Source',
          <a key="source" href={notice.source.url} rel="noreferrer">
            {notice.source.title}
          </a>,
        ],
        [
          'News by email',
          `${counted(news.subscribers, 'address', 'addresses')}${state === 'released' ? `, ${news.told.toLocaleString('en-GB')} sent` : ''}`,
        ],
        ['Holds from', formatLongDate(notice.day)],
        ['Kind', kinds[notice.standing]],
        [
          'Released',
          released === null ? null : (
            <span key="released">
              <When at={released.at} /> by {released.by ?? 'somebody who is gone'}, for{' '}
              {counted(released.people, 'person', 'people')}
            </span>
          ),
        ],
      ]}
    />
  );
}

/** What one person would see, of a record that was made up. */
function Example({ answer: { example } }: { answer: RuleNoticeResponse }) {
  if (example === null) return null;
  return (
    <Disclosure summary="An example, of a made-up record">
      <Typography variant="h6" component="h4">
        {example.title}
      </Typography>
      <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {example.message}
      </Typography>
    </Disclosure>
  );
}

function Release({ answer: { ruleSet, state, concerned, news, notice } }: { answer: RuleNoticeResponse }) {
  if (state !== 'ready') {
    return <p>It can be released once everybody has been compared.</p>;
  }
  if (concerned === 0 && news.subscribers === 0) {
    return <p>Nobody’s answer changes, and nobody gets news: there is nothing to release.</p>;
  }
  const people = counted(concerned, 'person', 'people');
  return (
    <p>
      <ActButton
        label="Release the notice"
        title={`Tell ${people} that an answer has changed`}
        consequence={`The worker tells ${people} what comes out differently for them, each once, and sends a mail to those who let us. The text also goes to ${counted(news.subscribers, 'address', 'addresses')} as news. This cannot be taken back. You have read the text: “${notice.text}”`}
        act="Release"
        busyAct="Releasing…"
        buttonLook="primary"
        asksReason={false}
        path={`${path}/${ruleSet}/release`}
        payload={{ text: notice.text }}
        done="The notice goes out now."
      />
    </p>
  );
}
