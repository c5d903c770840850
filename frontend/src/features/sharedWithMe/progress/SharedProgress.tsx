import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SharedProgressResponse } from '@settlewise/contract/shared';
import { CitizenshipPanel } from '../../../record/progress/panels/CitizenshipPanel';
import { IlrPanel } from '../../../record/progress/panels/IlrPanel';
import { ProgressStatus } from '../../../record/progress/ProgressStatus';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { ProgressLawNews } from '../../../record/progress/ProgressLawNews';
import { RulesNote } from '../../../ui/sources/RulesNote';

/** Where the person stands and why, in the words that they read themselves. */
export function SharedProgress({ answer: { record, ilr, citizenship } }: { answer: SharedProgressResponse }) {
  const progress = { ilr, citizenship, journeys: [] };
  return (
    <Stack spacing={2.5}>
      <Typography variant="body2" color="textSecondary">
        This is what {record.name} reads: “you” is {record.name}. The journeys behind the days are under
        Absences.
      </Typography>
      <ProgressStatus progress={progress} ownRecord={false} />
      <ProgressLawNews {...progress} />
      <IlrPanel progress={progress} ownRecord={false} />
      <CitizenshipPanel progress={progress} ownRecord={false} />
      <Typography variant="body2" color="textSecondary">
        As of {formatLongDate(ilr.asOf)} · By rules {ilr.ruleSet.version} ·{' '}
        <RulesNote ruleSet={ilr.ruleSet} /> · Only whole days count: the days of leaving and coming back are
        left out where nothing else is said.
      </Typography>
    </Stack>
  );
}
