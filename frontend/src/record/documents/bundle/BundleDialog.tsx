import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DocumentResponse } from '@settlewise/contract/documents';
import { useId, useState } from 'react';
import { useUser } from '../../account/accountQueries';
import { documentFileAddress } from '../documentQueries';
import { formatFileSize } from '../fileSize';
import { categoryLabel } from '../labels';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { TextField } from '../../../ui/form/TextField';
import { Tick } from '../../../ui/form/Tick';
import { Notice } from '../../../ui/Notice';
import { aboutDocument } from './aboutDocument';
import { inOrder } from './inOrder';
import { useMakeBundle, type BeginBundle, type BundleState } from './useMakeBundle';

interface BundleDialogProps {
  documents: readonly DocumentResponse[];
  onClose: () => void;
  /** The record of somebody else, of whom they are: default the person's own. */
  shared?: {
    readonly owner: string;
    /** Tells its owner which documents go into the bundle, and says where their files are then. */
    readonly begin: BeginBundle;
    readonly onMade: () => void;
  };
}

const ofOwn: BeginBundle = () => Promise.resolve((id) => documentFileAddress(id, 'attachment'));

/** Which documents go into one file for an adviser, and under which name. */
export function BundleDialog({ documents, onClose, shared }: BundleDialogProps) {
  const ordered = inOrder(documents);
  const user = useUser().data;
  const [owner, setOwner] = useState(
    () =>
      shared?.owner ??
      [user?.firstName, user?.lastName].filter((name) => name !== null && name !== undefined).join(' '),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { state, make, stop } = useMakeBundle(shared?.begin ?? ofOwn);
  const chosen = ordered.filter(({ id }) => !left.has(id));
  const busy = state.kind === 'fetching' || state.kind === 'joining';
  const turn = (id: string, isIn: boolean) =>
    setLeft((before) => new Set(isIn ? [...before].filter((other) => other !== id) : [...before, id]));
  return (
    <Dialog open onClose={busy ? stop : onClose} title="Make a bundle">
      <Stack
        component="form"
        noValidate
        spacing={2.5}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && chosen.length > 0) void make(chosen, owner.trim()).then(() => shared?.onMade());
        }}
      >
        <p>
          {shared === undefined
            ? 'Your documents as one PDF, with an index in front and a number on each page: for your adviser, or for your own papers.'
            : 'The documents that are shared with you as one PDF, with an index in front and a number on each page. The owner is told of it, and which documents are in it.'}{' '}
          It is made on this device. A file that no PDF can hold, such as a Word file, is put beside it in a
          ZIP.
        </p>
        <TextField
          label="Name on the first page"
          value={owner}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setOwner(target.value)}
        />
        <Stack spacing={1.5}>
          {byCategory(ordered).map(([category, ofCategory]) => (
            <Category
              key={category}
              label={categoryLabel(category)}
              documents={ofCategory}
              left={left}
              turn={turn}
            />
          ))}
        </Stack>
        {state.kind === 'failed' && (
          <Notice tone="over" role="alert">
            <p>{state.message}</p>
          </Notice>
        )}
        <Typography role="status" color="textSecondary">
          {inWords(state) ?? sizeInWords(chosen)}
        </Typography>
        <DialogActions>
          <Button look="quiet" onClick={busy ? stop : onClose}>
            {busy ? 'Stop' : state.kind === 'made' ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" icon="download" busy={busy}>
            {busy ? 'Making the bundle…' : 'Make the bundle'}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

interface CategoryProps {
  label: string;
  documents: readonly DocumentResponse[];
  /** Ids of those that do not go in. */
  left: ReadonlySet<string>;
  turn: (id: string, isIn: boolean) => void;
}

function Category({ label, documents, left, turn }: CategoryProps) {
  const id = useId();
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <Typography component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
      </Typography>
      {documents.map((document) => (
        <Tick
          key={document.id}
          id={`${id}-${document.id}`}
          label={document.title}
          hint={`${aboutDocument(document)} · ${formatFileSize(document.fileSize)}`}
          checked={!left.has(document.id)}
          onChange={(isIn) => turn(document.id, isIn)}
        />
      ))}
    </Box>
  );
}

/** Documents that follow one another in a category, with that category. */
const byCategory = (ordered: readonly DocumentResponse[]) =>
  [...new Set(ordered.map(({ category }) => category))].map(
    (category) => [category, ordered.filter((document) => document.category === category)] as const,
  );

function inWords(state: BundleState): string | null {
  switch (state.kind) {
    case 'fetching':
      return `Fetching document ${state.at} of ${state.of}…`;
    case 'joining':
      return 'Putting the pages together…';
    case 'made': {
      const { fileName, pages, beside } = state.made;
      const others =
        beside === 0
          ? ''
          : ` ${beside === 1 ? '1 file lies' : `${beside} files lie`} beside it; the index says which.`;
      return `Saved as ${fileName}. The PDF has ${pages} pages.${others}`;
    }
    case 'none':
    case 'failed':
      return null;
  }
}

function sizeInWords(chosen: readonly DocumentResponse[]): string {
  if (chosen.length === 0) return 'Tick at least one document.';
  const size = formatFileSize(chosen.reduce((sum, { fileSize }) => sum + fileSize, 0));
  return `${chosen.length === 1 ? '1 document' : `${chosen.length} documents`}, ${size}.`;
}
