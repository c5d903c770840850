import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { DocumentResponse } from '@settlewise/contract';
import { useId, useState } from 'react';
import { documentFileAddress } from '../../api/documents';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { DocumentActions } from './documentActions';
import styles from './DocumentMenu.module.css';
import { shownByBrowsers } from './shownByBrowsers';

/** What can be done with one document. */
export function DocumentMenu({
  document,
  onEdit,
  onDelete,
}: DocumentActions & { document: DocumentResponse }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const open = anchor !== null;
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
        className={styles['opener']}
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
          list: { 'aria-label': label },
        }}
      >
        {shownByBrowsers.has(document.fileType) ? (
          <MenuItem
            component="a"
            href={documentFileAddress(document.id, 'inline')}
            target="_blank"
            rel="noopener"
            className={styles['entry']}
            onClick={close}
          >
            <Icon name="eye" /> View
          </MenuItem>
        ) : (
          <MenuItem aria-disabled className={[styles['entry'], styles['unable']].join(' ')}>
            <Icon name="eyeOff" />
            <span>
              View
              <span className={styles['why']}>Word files can only be downloaded</span>
            </span>
          </MenuItem>
        )}
        <MenuItem
          component="a"
          href={documentFileAddress(document.id, 'attachment')}
          download={document.fileName}
          className={styles['entry']}
          onClick={close}
        >
          <Icon name="download" /> Download
        </MenuItem>
        <MenuItem className={styles['entry']} onClick={closeAndThen(onEdit)}>
          <Icon name="edit" /> Edit
        </MenuItem>
        <MenuItem className={[styles['entry'], styles['danger']].join(' ')} onClick={closeAndThen(onDelete)}>
          <Icon name="bin" /> Delete
        </MenuItem>
      </Menu>
    </>
  );
}
