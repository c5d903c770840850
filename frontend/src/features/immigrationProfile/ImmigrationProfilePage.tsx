import Stack from '@mui/material/Stack';
import { MoreLink } from '../../ui/MoreLink';
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
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
          <MoreLink to="/dashboard/work">Your work and study</MoreLink>
          <MoreLink to="/dashboard/parents">Your parents</MoreLink>
        </Stack>
      </Stack>
    </Page>
  );
}
