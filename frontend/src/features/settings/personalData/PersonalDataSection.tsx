import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { recordExportPath } from '../../../record/account/personalDataQueries';
import { Button } from '../../../ui/Button';
import { Panel, PanelNote } from '../../../ui/Panel';
import { DeleteAccountDialog } from './DeleteAccountDialog';

/** Taking everything along, and leaving. */
export function PersonalDataSection() {
  const [deleting, setDeleting] = useState(false);
  return (
    <Panel title="Your data">
      <Part
        title="Download everything"
        act={
          <Link
            href={recordExportPath}
            download
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            Download my data
          </Link>
        }
      >
        One ZIP file with your record, everything that was ever recorded about you, and your documents.
      </Part>
      <Part
        title="Delete your account"
        act={
          <Button look="danger" icon="bin" onClick={() => setDeleting(true)}>
            Delete my account
          </Button>
        }
      >
        Your record, your documents and your account are erased at once and for ever. Nobody can bring them
        back, so you may want to download your data first.
      </Part>
      {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </Panel>
  );
}

const Part = ({ title, act, children }: { title: string; act: ReactNode; children: string }) => (
  <Stack spacing={1}>
    <Typography variant="h3">{title}</Typography>
    <PanelNote>{children}</PanelNote>
    <p>{act}</p>
  </Stack>
);
