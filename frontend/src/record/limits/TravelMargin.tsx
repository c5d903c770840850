import Typography from '@mui/material/Typography';

/** What changes with the days of travel counted, quiet beside the answer. @param says null where nothing changes */
export function TravelMargin({ says }: { says: string | null | undefined }) {
  if (says === null || says === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {says}
    </Typography>
  );
}
