import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CitizenshipOutlook } from '@settlewise/contract/dashboard';
import { TravelMargin } from '../../../record/limits/TravelMargin';
import { citizenshipInWords } from '../../../record/summary/sentences';
import { useToday } from '../../../ui/dates/useToday';

interface CitizenshipSectionProps {
  citizenship: CitizenshipOutlook | null;
  /** Why, as the next act above says it: no sentence of it is said again. */
  said: string;
}

/** What comes after ILR; before it only that ILR comes first. */
export function CitizenshipSection({ citizenship, said }: CitizenshipSectionProps) {
  return (
    <Stack spacing={0.75} sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h6" component="h3">
        Citizenship
      </Typography>
      {citizenship === null ? (
        <Typography color="textSecondary">ILR is required first.</Typography>
      ) : (
        <Outlook citizenship={citizenship} said={said} />
      )}
    </Stack>
  );
}

interface OutlookProps extends CitizenshipSectionProps {
  citizenship: CitizenshipOutlook;
}

function Outlook({ citizenship, said }: OutlookProps) {
  const { eligibleNow, firstGoodDate, note, travelMargin } = citizenship;
  const today = useToday();
  return (
    <>
      {(eligibleNow || firstGoodDate !== null) && <strong>{citizenshipInWords(citizenship, today)}</strong>}
      {note !== null && !said.includes(note) && <Typography color="textSecondary">{note}</Typography>}
      <TravelMargin says={travelMargin} />
    </>
  );
}
