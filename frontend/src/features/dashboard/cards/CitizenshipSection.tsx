import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CitizenshipOutlook } from '@settlewise/contract';
import type { ComponentProps } from 'react';
import { TwoCounts } from '../../../record/limits/TwoCounts';
import { citizenshipInWords } from '../../../record/summary/sentences';
import { useToday } from '../../../ui/dates/useToday';

interface CitizenshipSectionProps {
  citizenship: CitizenshipOutlook | null;
  /** Both first days, where the two ways of counting come to two. */
  counts: ComponentProps<typeof TwoCounts>['counts'];
}

/** What comes after ILR; before it only that ILR comes first. */
export function CitizenshipSection({ citizenship, counts }: CitizenshipSectionProps) {
  return (
    <Stack spacing={0.75} sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h6" component="h3">
        Citizenship
      </Typography>
      {citizenship === null ? (
        <Typography color="textSecondary">ILR is required first.</Typography>
      ) : (
        <Outlook citizenship={citizenship} counts={counts} />
      )}
    </Stack>
  );
}

function Outlook({
  citizenship,
  counts,
}: {
  citizenship: CitizenshipOutlook;
  counts: CitizenshipSectionProps['counts'];
}) {
  const { eligibleNow, firstGoodDate, note } = citizenship;
  const today = useToday();
  return (
    <>
      {counts !== null ? (
        <TwoCounts counts={counts} />
      ) : (
        (eligibleNow || firstGoodDate !== null) && <strong>{citizenshipInWords(citizenship, today)}</strong>
      )}
      {note !== null && <Typography color="textSecondary">{note}</Typography>}
    </>
  );
}
