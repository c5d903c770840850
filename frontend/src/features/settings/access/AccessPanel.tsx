import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLegalAccess } from '../../../record/legalAccess/legalAccessQueries';
import { Button } from '../../../ui/Button';
import { AccessForm } from './AccessForm';
import { GrantList } from './GrantList';
import { WhoHasSeen } from './WhoHasSeen';

interface AccessPanelProps {
  sharing: boolean;
  /** Whether the part is in sight: what it asks for is asked for then. */
  inSight: boolean;
}

/**
 * Letting lawyers in, who has been let in, and who has looked. While sharing is off the lawyers are not asked for by
 * themselves; a person who wants to see whom they had let in asks for them, and they stay once they are there. Who has
 * looked always shows: administrators may look as well.
 */
export function AccessPanel({ sharing, inSight }: AccessPanelProps) {
  const [opened, setOpened] = useState(sharing);
  // Sharing was turned on, here or on another page.
  if (sharing && !opened) setOpened(true);
  const { data: grants = [] } = useLegalAccess({ enabled: inSight && opened });
  return (
    <Stack spacing={3}>
      <AccessForm sharing={sharing} another={grants.length > 0} />
      {opened ? (
        <GrantList sharing={sharing} inSight={inSight} />
      ) : (
        <div>
          <Button look="quiet" icon="people" onClick={() => setOpened(true)}>
            Show my lawyers
          </Button>
        </div>
      )}
      <WhoHasSeen inSight={inSight} />
    </Stack>
  );
}
