import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AheadAlertResponse } from '@settlewise/contract/alerts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAlerts } from '../../record/alerts/alertQueries';
import { linkWords } from '../../record/notifications/labels';
import { formatLongDate } from '../../ui/dates/formatDate';
import { EmptyState } from '../../ui/EmptyState';
import { ListRegion } from '../../ui/ListRegion';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { Note } from '../../ui/Note';
import { ShowMore } from '../../ui/ShowMore';
import { loadFailure, shownAtATime } from './lists';
import { toldInWords, toldOnSameDay } from './sentences';

/** What is ahead by day, the soonest first, with the days on which it is told. */
export function AheadList() {
  const [wanted, setWanted] = useState(shownAtATime);
  return (
    <ListRegion
      label="What is ahead"
      query={useAlerts()}
      failure={loadFailure}
      skeleton={<ListSkeleton label="Loading what is ahead…" cards={2} />}
    >
      {({ ahead }) =>
        ahead.length === 0 ? (
          <EmptyState icon="calendar">
            Nothing is ahead by your record. Add your visa and your journeys.
          </EmptyState>
        ) : (
          <>
            <Card component="ol" aria-label="Alerts ahead, the soonest first" sx={{ px: 2 }}>
              {ahead.slice(0, wanted).map((alert) => (
                <AheadRow
                  key={`${alert.kind} ${alert.day} ${alert.title}`}
                  alert={alert}
                  toldWith={toldOnSameDay(alert, ahead)}
                />
              ))}
            </Card>
            <ShowMore left={ahead.length - wanted} onMore={() => setWanted(wanted + shownAtATime)} />
          </>
        )
      }
    </ListRegion>
  );
}

interface AheadRowProps {
  alert: AheadAlertResponse;
  toldWith: string | null;
}

const AheadRow = ({ alert: { day, title, link, toldOn }, toldWith }: AheadRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '170px minmax(0, 1fr) auto' },
      gap: '2px 16px',
      py: 1.5,
      overflowWrap: 'anywhere',
      '& + &': { borderTop: '1px solid var(--line)' },
    }}
  >
    <Typography sx={{ fontWeight: 600 }}>
      <time dateTime={day}>{formatLongDate(day)}</time>
    </Typography>
    <Stack>
      <Typography>{title}</Typography>
      <Note>{toldInWords(toldOn, toldWith)}</Note>
    </Stack>
    <Typography component={Link} to={link} aria-label={`${linkWords(link)}: ${title}`}>
      {linkWords(link)}
    </Typography>
  </Box>
);
