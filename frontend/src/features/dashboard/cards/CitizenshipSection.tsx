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
  /** Why, as the next act above says it: no sentence of it is said again. */
  said: string;
}

/** What comes after ILR; before it only that ILR comes first. */
export function CitizenshipSection({ citizenship, counts, said }: CitizenshipSectionProps) {
  return (
    <Stack spacing={0.75} sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h6" component="h3">
        Citizenship
      </Typography>
      {citizenship === null ? (
        <Typography color="textSecondary">ILR is required first.</Typography>
      ) : (
        <Outlook citizenship={citizenship} counts={counts} said={said} />
      )}
    </Stack>
  );
}

interface OutlookProps extends CitizenshipSectionProps {
  citizenship: CitizenshipOutlook;
}

function Outlook({ citizenship, counts, said }: OutlookProps) {
  const { eligibleNow, firstGoodDate, note } = citizenship;
  const today = useToday();
  return (
    <>
      {counts !== null ? (
        <TwoCounts counts={counts} />
      ) : (
        (eligibleNow || firstGoodDate !== null) && <strong>{citizenshipInWords(citizenship, today)}</strong>
      )}
      {note !== null && !said.includes(note) && <Typography color="textSecondary">{note}</Typography>}
    </>
  );
}
