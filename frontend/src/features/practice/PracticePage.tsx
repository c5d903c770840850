import { useLocation } from 'react-router-dom';
import { useKeptPractice } from '../../record/practice/keptPractice';
import { useUser } from '../../record/account/accountQueries';
import { LoadFailure } from '../../ui/LoadFailure';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { LearnView } from './learn/LearnView';
import { RoundResult } from './result/RoundResult';
import { RunningRound } from './round/RunningRound';
import { RoundsView } from './rounds/RoundsView';
import { AboutTheTest } from './start/AboutTheTest';
import { BookBy } from './start/BookBy';
import { Settings } from './start/Settings';
import { StartView } from './start/StartView';
import { useBank, type Bank } from './useBank';
import { useLatestDifficulty } from './useDifficulty';
import { useKeptOffline } from './useKeptOffline';
import { useAccountRounds } from './useRounds';

/** /test: practice for the Life in the UK test, for everybody, with and without a connection. */
export function PracticePage() {
  const { data: user } = useUser();
  const bank = useBank();
  const isKept = useKeptOffline(bank.data !== undefined);
  useLatestDifficulty();
  return (
    <>
      {user != null && <AccountRounds userId={user.id} />}
      <View
        bank={bank.data}
        isSignedIn={user != null}
        isKept={isKept}
        problem={bank.isError}
        onRetry={() => void bank.refetch()}
      />
    </>
  );
}

interface ViewProps {
  bank: Bank | undefined;
  isSignedIn: boolean;
  /** Whether this browser has it all for a time without a connection. */
  isKept: boolean;
  problem: boolean;
  onRetry: () => void;
}

/** The parts of the tool have an address each, so that reload and Back lose nothing: #learn, #round, #result and #rounds. */
function View({ bank, isSignedIn, isKept, problem, onRetry }: ViewProps) {
  const { hash } = useLocation();
  const { running, last } = useKeptPractice();
  if (bank !== undefined) {
    if (hash === '#learn') return <LearnView bank={bank} />;
    if (hash === '#rounds') return <RoundsView bank={bank} />;
    if (hash === '#round' && running !== null)
      return <RunningRound key="round" round={running} bank={bank} />;
    if (hash === '#result' && last !== null) return <RoundResult round={last} bank={bank} />;
  }
  const practice =
    bank === undefined ? (
      <Waiting problem={problem} onRetry={onRetry} />
    ) : (
      <>
        <StartView bank={bank} />
        <Settings isKept={isKept} />
      </>
    );
  return (
    <Page
      width="reading"
      title="Life in the UK Test Practice"
      lead="Questions in our own words, each with its source and the day on which we read it. Practise as long as you like: it is free, and works without a connection once it was opened."
    >
      {isSignedIn ? <BookBy>{practice}</BookBy> : practice}
      <AboutTheTest />
    </Page>
  );
}

function Waiting({ problem, onRetry }: { problem: boolean; onRetry: () => void }) {
  if (!problem) return <PageSkeleton />;
  return (
    <LoadFailure title="The questions could not be loaded" act="Try again" look="primary" onRetry={onRetry}>
      Please check your connection.
    </LoadFailure>
  );
}

/** Nothing on the page: the rounds of the account come here, and those made here go there. */
function AccountRounds({ userId }: { userId: string }) {
  useAccountRounds(userId);
  return null;
}
