import { lazy, Suspense, useState } from 'react';
import { journeysCsvPath, journeysFormPath } from '../../../record/journeys/transferQueries';
import { Button } from '../../../ui/Button';
import styles from './TransferJourneys.module.css';

// Few people import, and those do it once.
const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

/** Journeys from elsewhere into the record, and out of it again. @param some whether there is anything to take out */
export function TransferJourneys({ some }: { some: boolean }) {
  const [importing, setImporting] = useState(false);
  return (
    <div className={`noPrint ${styles['acts']}`}>
      <Button look="plain" icon="upload" onClick={() => setImporting(true)}>
        Import journeys
      </Button>
      {some && (
        <>
          <a className={styles['link']} href={journeysCsvPath} download>
            Download as CSV
          </a>
          <a className={styles['link']} href={journeysFormPath} target="_blank" rel="noreferrer">
            List for application forms (opens in a new tab)
          </a>
        </>
      )}
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
