import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CivilDate } from '@settlewise/rules/calendar';
import { type ChangeOnDay, isConfirmed } from '@settlewise/rules/parameters';
import { useId } from 'react';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { Pill } from '../../ui/Pill';
import { SourceNote } from '../../ui/sources/SourceNote';
import { statusPills } from '../../ui/sources/statusPills';
import { doubtInWords, whenInWords } from '../../ui/changes/sentences';

/** One change: from when, how it stands, what it says, and where that is written. */
export function ChangeCard({ change, today }: { change: ChangeOnDay; today: CivilDate }) {
  const titleId = useId();
  const { title, text, standing, confidence, source } = change;
  const { tone, word, icon } = statusPills[standing];
  const doubt = doubtInWords(change);
  const says = (
    <>
      <p>{text}</p>
      {doubt !== null && <Typography color="textSecondary">{doubt}</Typography>}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', '& a': { py: 0.5 } }}>
        Source: <SourceNote source={source} throughOthers={!isConfirmed(confidence)} />
      </Typography>
    </>
  );
  return (
    <Card component="li" aria-labelledby={titleId}>
      <CardContent>
        <Stack spacing={1.25}>
          <Typography variant="h3" component="h3" id={titleId}>
            {title}
          </Typography>
          <Stack
            component="p"
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' }}
          >
            <strong>{whenInWords(change, today)}</strong>
            <Pill tone={tone} {...(icon !== undefined && { icon })}>
              {word}
            </Pill>
          </Stack>
          <FoldsOnPhone summary="What it says">
            <Stack spacing={1.25}>{says}</Stack>
          </FoldsOnPhone>
        </Stack>
      </CardContent>
    </Card>
  );
}
