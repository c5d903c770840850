import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { adminLawDeskResponse, type AdminLawDeskResponse } from '@settlewise/contract/admin';
import { ageInWords, wholeRules } from '@settlewise/rules/parameters';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { formatDate, formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { Disclosure } from '../../../ui/Disclosure';
import { Pill } from '../../../ui/Pill';
import { SectionCard } from '../../../ui/SectionCard';
import { useAdminAnswer } from '../api/useAdminAnswer';
import { ActButton } from '../ui/ActButton';
import { Answered } from '../ui/Answered';
import { Facts } from '../ui/Facts';
import { counted } from '../ui/labels';
import { OpeningRow } from '../ui/OpeningRow';
import { When } from '../ui/When';
import { LawNoticeDialog } from './LawNoticeDialog';

type Desk = AdminLawDeskResponse;
type Notice = Desk['notices'][number];

const listSx = { borderTop: 1, borderColor: 'divider' } as const;
const standingWords = { announced: 'Announced, not the law', in_force: 'In force' } as const;

/** Notices about the law, and sources to read again. Neither needs a release, and neither changes a calculation. */
export function LawDesk() {
  const query = useAdminAnswer('/rules/law', adminLawDeskResponse);
  const [writing, setWriting] = useState<Notice | 'new' | null>(null);
  return (
    <Answered query={query} what="the notices about the law" cards={1}>
      {(desk) => (
        <>
          <SectionCard
            title="Notices about the law"
            foldsTo="Show"
            acts={
              <Button look="quiet" icon="plus" aria-haspopup="dialog" onClick={() => setWriting('new')}>
                Write a notice
              </Button>
            }
          >
            <p>
              A notice is shown beside results of its routes, on “What is changing” and in the alerts of
              people on these routes. It changes no calculation. {ageInWords(desk)}.
            </p>
            {desk.notices.length === 0 ? (
              <p>No notice has been published.</p>
            ) : (
              <Box component="ol" aria-label="Notices about the law, the latest first" sx={listSx}>
                {desk.notices.map((notice) => (
                  <NoticeRow
                    key={notice.id}
                    notice={notice}
                    concerns={desk.concerns}
                    onCorrect={() => setWriting(notice)}
                  />
                ))}
              </Box>
            )}
            <Sources sources={desk.sources} />
          </SectionCard>
          {writing !== null && (
            <LawNoticeDialog
              notice={writing === 'new' ? null : writing}
              concerns={desk.concerns}
              onClose={() => setWriting(null)}
            />
          )}
        </>
      )}
    </Answered>
  );
}

interface NoticeRowProps {
  notice: Notice;
  concerns: Desk['concerns'];
  onCorrect: () => void;
}

function NoticeRow({ notice, concerns, onCorrect }: NoticeRowProps) {
  const { id, title, text, source, day, standing, state, people } = notice;
  const { publishedAt, correctedAt, withdrawnAt, withdrawnBecause } = notice;
  const titles = notice.concerns.map((key) => concerns.find((each) => each.key === key)?.title ?? key);
  const isOpen = state === 'open';
  return (
    <OpeningRow
      whole
      sentence={title}
      asides={[
        <Pill key="state" tone={isOpen ? 'within' : 'plain'}>
          {isOpen ? 'Shown' : 'Withdrawn'}
        </Pill>,
        formatDate(day),
      ]}
    >
      <Facts
        facts={[
          ['Text', text],
          ['Standing', `${standingWords[standing]}, ${formatLongDate(day)}`],
          ['Concerns', titles.join(', ')],
          [
            'Source',
            <a key="source" href={source.url} target="_blank" rel="noreferrer">
              {source.title}
            </a>,
          ],
          ['People', `${counted(people, 'person', 'people')} when it was published`],
          ['Published', <When key="published" at={publishedAt} />],
          ['Corrected', correctedAt === null ? null : <When key="corrected" at={correctedAt} />],
          ['Withdrawn', withdrawnAt === null ? null : <When key="withdrawn" at={withdrawnAt} />],
          ['Reason', withdrawnBecause],
        ]}
      />
      {isOpen && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button look="quiet" aria-haspopup="dialog" aria-label={`Correct: ${title}`} onClick={onCorrect}>
            Correct
          </Button>
          <ActButton
            label="Withdraw"
            about={title}
            title="Withdraw this notice"
            consequence="It is taken from all results and pages at once. The worker withdraws the alerts within minutes."
            act="Withdraw"
            busyAct="Withdrawing…"
            look="danger"
            reasonHint="It is recorded in the events, and shown here."
            path={`/rules/law/notices/${id}/withdraw`}
            done="The notice is withdrawn."
          />
        </Stack>
      )}
    </OpeningRow>
  );
}

function Sources({ sources }: Pick<Desk, 'sources'>) {
  const today = useToday();
  const stale = sources.filter((source) => source.stale).length;
  return (
    <Disclosure summary={`Sources: ${stale} of ${sources.length} are to be read again`}>
      <Box component="ol" aria-label="Sources, read longest ago first" sx={listSx}>
        {sources.map(({ key, title, url, readOn, stale: isStale }) => (
          <OpeningRow
            key={key}
            whole
            sentence={title}
            asides={[isStale ? 'Read again' : null, `Read on ${formatDate(readOn)}`]}
          >
            <p>
              <a href={url} target="_blank" rel="noreferrer">
                Open {title}
              </a>
            </p>
            {readOn < today && (
              <p>
                <ActButton
                  label="Read today, still the same"
                  about={title}
                  title="This source was read today and still says the same"
                  consequence={
                    key === wholeRules
                      ? 'You have read every part of the Immigration Rules today. Each part and each rule that rests on it is shown as read today.'
                      : `You have read “${title}” today. Each rule that rests on it is shown as read today.`
                  }
                  act="Record the reading"
                  busyAct="Recording…"
                  icon="check"
                  asksReason={false}
                  path="/rules/law/readings"
                  payload={{ sources: [key], readOn: today }}
                  done="The reading is recorded."
                />
              </p>
            )}
          </OpeningRow>
        ))}
      </Box>
    </Disclosure>
  );
}
