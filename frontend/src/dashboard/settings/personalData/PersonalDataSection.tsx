import { useState } from 'react';
import { recordExportPath } from '../../../api/personalData';
import { Button } from '../../../ui/Button';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import styles from './PersonalDataSection.module.css';

/** Taking everything along, and leaving. */
export function PersonalDataSection() {
  const [deleting, setDeleting] = useState(false);
  return (
    <section className={styles['panel']} aria-labelledby="personal-data">
      <h2 id="personal-data">Your data</h2>
      <div className={styles['part']}>
        <h3>Download everything</h3>
        <p className={styles['lead']}>
          One ZIP file with your record, everything that was ever recorded about you, and your documents.
        </p>
        <p>
          <a className={styles['link']} href={recordExportPath} download>
            Download my data
          </a>
        </p>
      </div>
      <div className={styles['part']}>
        <h3>Delete your account</h3>
        <p className={styles['lead']}>
          Your record, your documents and your account are erased at once and for ever. Nobody can bring them
          back, so you may want to download your data first.
        </p>
        <p>
          <Button look="danger" icon="bin" onClick={() => setDeleting(true)}>
            Delete my account
          </Button>
        </p>
      </div>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </section>
  );
}
