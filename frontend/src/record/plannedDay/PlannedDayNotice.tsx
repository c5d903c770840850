import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { CivilDate, PlannedDay } from '@settlewise/rules';
import { Button } from '../../ui/Button';
import { FoldsOnPhone } from '../../ui/FoldsOnPhone';
import { Notice } from '../../ui/Notice';
import { plannedDayInWords, type ChosenCount } from './sentences';

interface PlannedDayNoticeProps {
  day: PlannedDay;
  plannedOn: CivilDate;
  today: CivilDate;
  onChoose: (count: ChosenCount) => void;
}

/** Where the two counts name two days: which one is planned for, why, and the other in one press. */
export function PlannedDayNotice({ day, plannedOn, today, onChoose }: PlannedDayNoticeProps) {
  const said = plannedDayInWords(day, plannedOn, today);
  if (said === null) return null;
  const [which, ...why] = said.sentences;
  return (
    <Box className="noPrint">
      <Notice role="status">
        <p>{which}</p>
        <FoldsOnPhone summary="Why, and the other day">
          <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
            {why.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {said.others.map(({ count, words }, place) => (
              // By its place: whoever presses it stays on it, and hears the other day.
              <Button key={place} look="quiet" onClick={() => onChoose(count)}>
                {words}
              </Button>
            ))}
          </Stack>
        </FoldsOnPhone>
      </Notice>
    </Box>
  );
}
