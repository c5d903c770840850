import Stack from '@mui/material/Stack';
import { Page } from '../../ui/Page';
import { ImmigrationProfile } from './ImmigrationProfile';

/** Everything that the person's progress and reminders are worked out from. */
export function ImmigrationProfilePage() {
  return (
    <Page
      title="Immigration Profile"
      lead="Your details, your visas and your family. Your progress and your reminders are worked out from them."
    >
      <Stack spacing={3}>
        <ImmigrationProfile />
      </Stack>
    </Page>
  );
}
