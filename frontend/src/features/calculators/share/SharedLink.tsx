import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button';
import { copyText } from '../../../ui/copyText';
import { formatDay } from '../../../ui/dates/formatInstant';
import { TextField } from '../../../ui/form/TextField';

/** A link that was just made. */
export interface MadeLink {
  readonly id: string;
  readonly key: string;
  readonly expiresAt: string;
  /** What a visitor revokes it with; null where it belongs to an account. */
  readonly revokeToken: string | null;
}

const addressOf = (path: string, secret: string): string =>
  new URL(`${path}#${secret}`, globalThis.location.origin).href;

interface SharedLinkProps {
  made: MadeLink;
  /** Other parts are to be shared as well. */
  onAnother: () => void;
  onClose: () => void;
}

/** The link, as long as its result is on show, to be passed on; and how it is revoked. */
export function SharedLink({ made, onAnother, onClose }: SharedLinkProps) {
  const { id, key, expiresAt, revokeToken } = made;
  const copy = useRef<HTMLButtonElement>(null);
  // The form that had the focus has given way to this.
  useEffect(() => copy.current?.focus(), []);
  return (
    <>
      <p>
        It works until {formatDay(expiresAt)}. Keep it now: the part after # is known to this page alone. When
        you leave the page, we cannot show the link again.
      </p>
      <Address
        label="Link for the reader"
        address={addressOf(`/shared/${id}`, key)}
        act="Copy the link"
        copyRef={copy}
      />
      {revokeToken === null ? (
        <p>
          You can revoke it under <Link to="/saved-results">Saved results</Link>.
        </p>
      ) : (
        <Address
          label="Private link to revoke it"
          hint="Keep it for yourself. Whoever opens it can end the other link."
          address={addressOf(`/shared/${id}/revoke`, revokeToken)}
          act="Copy the private link"
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
        <Button look="plain" onClick={onAnother}>
          Make another link
        </Button>
        <Button look="quiet" onClick={onClose}>
          Done
        </Button>
      </Stack>
    </>
  );
}

interface AddressProps {
  label: string;
  hint?: string;
  address: string;
  act: string;
  copyRef?: React.Ref<HTMLButtonElement>;
}

function Address({ label, hint, address, act, copyRef }: AddressProps) {
  const copy = () =>
    copyText(address, {
      done: ['Link copied', 'Paste it where you want to send it.'],
      failed: ['The link was not copied', 'Please select it and copy it yourself.'],
    });
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Stack sx={{ width: '100%' }}>
        <TextField
          label={label}
          {...(hint !== undefined && { hint })}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </Stack>
      <Button
        {...(copyRef !== undefined && { ref: copyRef })}
        icon="copy"
        look="quiet"
        onClick={() => void copy()}
      >
        {act}
      </Button>
    </Stack>
  );
}
