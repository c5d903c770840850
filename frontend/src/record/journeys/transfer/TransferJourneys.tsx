import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { journeysCsvPath, journeysFormPath } from '../transferQueries';
import { Button } from '../../../ui/Button';

// Few people import, and those do it once.
const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

const acts = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
} as const;

/** Journeys from elsewhere into the record, and out of it again. @param some whether there is anything to take out */
export function TransferJourneys({ some }: { some: boolean }) {
  const [importing, setImporting] = useState(false);
  return (
    <Stack direction="row" className="noPrint" sx={acts}>
      <Button look="plain" icon="upload" onClick={() => setImporting(true)}>
        Import journeys
      </Button>
      {some && (
        <>
          <a href={journeysCsvPath} download>
            Download as CSV
          </a>
          <a href={journeysFormPath} target="_blank" rel="noreferrer">
            List for application forms (opens in a new tab)
          </a>
        </>
      )}
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
