import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CitizenshipOutlook } from '@settlewise/contract';
import { formatLongDate } from '../../../ui/dates/formatDate';

/** What comes after ILR; before it only that ILR comes first. */
export function CitizenshipSection({ citizenship }: { citizenship: CitizenshipOutlook | null }) {
  return (
    <Stack spacing={0.75} sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h6" component="h3">
        Citizenship
      </Typography>
      {citizenship === null ? (
        <Typography color="textSecondary">ILR is required first.</Typography>
      ) : (
        <Outlook citizenship={citizenship} />
      )}
    </Stack>
  );
}

function Outlook({ citizenship }: { citizenship: CitizenshipOutlook }) {
  const { eligibleNow, firstGoodDate, note } = citizenship;
  return (
    <>
      {eligibleNow ? (
        <strong>By time and days away you can apply for citizenship now.</strong>
      ) : (
        firstGoodDate !== null && (
          <strong>You can apply for citizenship from {formatLongDate(firstGoodDate)}.</strong>
        )
      )}
      {note !== null && <Typography color="textSecondary">{note}</Typography>}
    </>
  );
}
