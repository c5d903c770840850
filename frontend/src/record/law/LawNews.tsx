import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { announcedRisks, noticesAbout, type AnnouncedRisk, type Topic } from '@settlewise/rules';
import { Fragment } from 'react';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { Disclosure } from '../../ui/Disclosure';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { useLawDesk, type LawDesk } from '../../ui/sources/lawDesk';
import { SourceLink } from '../../ui/sources/SourceLink';

interface LawNewsProps {
  /** What the answer is about. */
  topics: readonly Topic[];
  /** The topics with the verdict “eligible”. */
  canApplyNow: readonly Topic[];
}

/** News about the law for an answer: the risk of waiting, and the notices of its route. They change no answer. */
export function LawNews({ topics, canApplyNow }: LawNewsProps) {
  const today = useToday();
  const { notices } = useLawDesk();
  const about = notices.filter((notice) => topics.some((topic) => noticesAbout([notice], topic).length > 0));
  const risks = new Map(
    canApplyNow
      .flatMap((topic) => announcedRisks(topic, notices, today))
      .map((risk) => [risk.title, risk] as const),
  );
  if (about.length === 0 && risks.size === 0) return null;
  return (
    <Stack component="section" aria-label="News about the law" spacing={0.5}>
      {risks.size > 0 && (
        <FoldsOnPhone summary="Ready to apply? Waiting has a risk">
          <WaitingRisk risks={[...risks.values()]} />
        </FoldsOnPhone>
      )}
      {about.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} />
      ))}
    </Stack>
  );
}

function WaitingRisk({ risks }: { risks: readonly AnnouncedRisk[] }) {
  return (
    <p>
      <strong>If you are ready, apply now: waiting has a risk.</strong> The government has announced a change
      that can make your way longer. It is not the law. Source:{' '}
      {risks.map((risk, index) => (
        <Fragment key={risk.title}>
          {index > 0 && '; '}
          {risk.title}, <SourceLink {...risk.source} />
        </Fragment>
      ))}
      .
    </p>
  );
}

const standingWords = { announced: 'Announced, not the law', in_force: 'Changed in the law' } as const;

function NoticeLine({ notice }: { notice: LawDesk['notices'][number] }) {
  const { title, text, source, day, standing } = notice;
  return (
    <Disclosure summary={`${standingWords[standing]}: ${title}`}>
      <p>{text}</p>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {standing === 'announced' ? 'Announced on' : 'In force since'} {formatLongDate(day)}. The answer here
        does not include it. Source: <SourceLink {...source} />
      </Typography>
    </Disclosure>
  );
}
