import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SharedRecord } from '@settlewise/contract/shared';
import { sharedDownloadAddress } from '../../record/shared/sharedQueries';
import { DownloadLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

interface HowItIsSharedProps {
  /** Undefined until it is known. */
  record: SharedRecord | undefined;
  /** The browser was sent to the file; whether it got it, the page does not see. */
  onDownloaded: () => void;
}

/** That looking is recorded, and the way to have all of it as one file. */
export function HowItIsShared({ record, onDownloaded }: HowItIsSharedProps) {
  return (
    <Stack
      className="noPrint"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        alignItems: { xs: 'flex-start', sm: 'center' },
        justifyContent: 'space-between',
        gap: '12px 24px',
      }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, maxWidth: 'none' }}
      >
        <Icon name="eye" size={18} />
        <span>
          Read only. Each part that you open is recorded, and the person can see that you opened it.
          {record !== undefined &&
            (record.includesIdentity
              ? ' Identity data is shared with you, here and in a download.'
              : ` Identity data is not shared with you, here or in a download: names except that of ${record.name}, dates of birth, numbers of documents, addresses, and files that prove them. ${record.name} can change that by revoking your access and giving it anew.`)}
        </span>
      </Typography>
      {record !== undefined && (
        <DownloadLink
          href={sharedDownloadAddress(record.grantId)}
          onClick={onDownloaded}
          style={{ flex: 'none' }}
        >
          Download everything
        </DownloadLink>
      )}
    </Stack>
  );
}
