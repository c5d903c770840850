import Chip from '@mui/material/Chip';
import { documentStatusOptions, type DocumentStatus as Status } from '@settlewise/contract';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { Pill } from '../../ui/Pill';

const badges: Readonly<Record<Status, (label: string) => ReactNode>> = {
  valid: (label) => <Pill tone="within">{label}</Pill>,
  expired: (label) => <Pill tone="over">{label}</Pill>,
  expiring_soon: (label) => <Pill tone="soon">{label}</Pill>,
  requires_update: (label) => (
    <Chip component="span" variant="outlined" icon={<Icon name="refresh" size={16} />} label={label} />
  ),
  pending_verification: (label) => (
    <Chip component="span" variant="outlined" icon={<Icon name="eye" size={16} />} label={label} />
  ),
};

/** A document's status as a word with a shape of its own. */
export function DocumentStatus({ status }: { status: string }) {
  const known = documentStatusOptions.find(({ value }) => value === status);
  return known === undefined ? (
    <Chip component="span" variant="outlined" label={status} />
  ) : (
    badges[known.value](known.label)
  );
}
