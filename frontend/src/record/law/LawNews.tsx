import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type AnnouncedRisk, type AnswerTopics, newsAbout } from '@settlewise/rules/notices';
import { Fragment } from 'react';
import { formatLongDate } from '../../ui/dates/formatDate';
import { useToday } from '../../ui/dates/useToday';
import { Disclosure } from '../../ui/Disclosure';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { useLawDesk, type LawDesk } from '../../ui/sources/lawDesk';
import { SourceLink } from '../../ui/sources/SourceLink';

interface LawNewsProps extends AnswerTopics {
  /** The name of the person, on a page about several people. */
  whose?: string;
}

/** News about the law for an answer: the risk of waiting, and the notices of its route. They change no answer. */
export function LawNews({ whose, ...about }: LawNewsProps) {
  const today = useToday();
  const { notices, risks } = newsAbout(useLawDesk().notices, about, today);
  if (notices.length === 0 && risks.length === 0) return null;
  return (
    <Stack
      component="section"
      aria-label={whose === undefined ? newsTitle : `${newsTitle} for ${whose}`}
      spacing={0.5}
    >
      {risks.length > 0 && (
        <FoldsOnPhone summary="Ready to apply? Waiting has a risk">
          <WaitingRisk risks={risks} />
        </FoldsOnPhone>
      )}
      {notices.map((notice) => (
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

const newsTitle = 'News about the law';

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
