import Chip from '@mui/material/Chip';
import {
  type DocumentStatus as Status,
  documentStatusOptions,
  documentStatusWords,
} from '@settlewise/contract/documents';
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

interface DocumentStatusProps {
  document: { readonly status: string; readonly expiryDate: string | null };
}

/** A document's status as a word with a shape of its own. */
export function DocumentStatus({ document }: DocumentStatusProps) {
  const words = documentStatusWords(document);
  const known = documentStatusOptions.find(({ label }) => label === words);
  return known === undefined ? (
    <Chip component="span" variant="outlined" label={words} />
  ) : (
    badges[known.value](known.label)
  );
}
