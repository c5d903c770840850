import Typography from '@mui/material/Typography';
import type { DocumentResponse } from '@settlewise/contract/documents';
import { formatDate } from '../../ui/dates/formatDate';
import { Icon } from '../../ui/Icon';

/** The last day on which a document is valid; a warning where the document has expired. */
export function ExpiryDate({ document: { status, expiryDate } }: { document: DocumentResponse }) {
  if (status !== 'expired' || expiryDate === null) return formatDate(expiryDate);
  return (
    <Typography
      component="span"
      className="expired"
      color="error"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        font: 'inherit',
        fontWeight: 600,
        // In a table the status stands beside it with a shape, and there is room for the words only.
        'td & > svg': { display: 'none' },
      }}
    >
      <Icon name="warning" size={16} />
      {formatDate(expiryDate)}
    </Typography>
  );
}
