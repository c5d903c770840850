import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { DocumentResponse } from '@settlewise/contract/documents';
import { useId, useState } from 'react';
import { documentFileAddress } from '../../record/documents/documentQueries';
import { shownByBrowsers } from '../../record/documents/shownByBrowsers';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

/** What can be done with a document in the list. */
export interface DocumentActions {
  readonly onView: (document: DocumentResponse) => void;
  readonly onEdit: (document: DocumentResponse) => void;
  readonly onDelete: (document: DocumentResponse) => void;
}

const entries = {
  '& > li, & > a': { gap: 1.5, minWidth: 184, minHeight: 44, lineHeight: 1.35 },
  '& svg': { color: 'text.secondary' },
};

/** What can be done with one document. */
export function DocumentMenu({
  document,
  onView,
  onEdit,
  onDelete,
}: DocumentActions & { document: DocumentResponse }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const open = anchor !== null;
  const shown = shownByBrowsers.has(document.fileType);
  const label = `Actions: ${document.title}`;
  const close = () => setAnchor(null);
  const closeAndThen = (act: (document: DocumentResponse) => void) => () => {
    close();
    // The menu gives the focus back to its button first, so that a dialog can give it back there in its turn.
    setTimeout(() => act(document));
  };

  return (
    <>
      <IconButton
        icon="more"
        label={label}
        title="Actions"
        // Three dots are little to aim at.
        sx={{ '& > svg': { strokeWidth: 3 } }}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        id={menuId}
        open={open}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          // It lies outside of the page's own regions, so it is one itself.
          root: { role: 'region', 'aria-label': label },
          list: { 'aria-label': label, sx: entries },
        }}
      >
        {shown ? (
          <MenuItem onClick={closeAndThen(onView)}>
            <Icon name="eye" /> View
          </MenuItem>
        ) : (
          <MenuItem
            aria-disabled
            sx={{ alignItems: 'flex-start', color: 'text.secondary', cursor: 'default' }}
          >
            <Icon name="eyeOff" />
            <span>
              View
              <Typography component="span" variant="caption" sx={{ display: 'block' }}>
                Word files can only be downloaded
              </Typography>
            </span>
          </MenuItem>
        )}
        {shown && (
          <MenuItem
            component="a"
            href={documentFileAddress(document.id, 'inline')}
            target="_blank"
            rel="noopener"
            onClick={close}
          >
            <Icon name="document" /> Open in a new tab
          </MenuItem>
        )}
        <MenuItem
          component="a"
          href={documentFileAddress(document.id, 'attachment')}
          download={document.fileName}
          onClick={close}
        >
          <Icon name="download" /> Download
        </MenuItem>
        <MenuItem onClick={closeAndThen(onEdit)}>
          <Icon name="edit" /> Edit
        </MenuItem>
        <MenuItem sx={{ '&, & > svg': { color: 'error.main' } }} onClick={closeAndThen(onDelete)}>
          <Icon name="bin" /> Delete
        </MenuItem>
      </Menu>
    </>
  );
}
