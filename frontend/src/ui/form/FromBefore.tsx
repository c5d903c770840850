import type { RefObject } from 'react';
import { Button } from '../Button';
import { Notice } from '../Notice';
import type { Typing } from './typing';

interface FromBeforeProps {
  kept: NonNullable<Typing['kept']>;
  form: RefObject<HTMLFormElement | null>;
}

/** Says of a form that it shows what was typed before it was opened, and empties it of that. */
export function FromBefore({ kept: { isFromBefore, startAgain }, form }: FromBeforeProps) {
  if (!isFromBefore) return null;
  return (
    <Notice
      inline
      role="status"
      actions={
        <Button
          look="plain"
          onClick={() => {
            startAgain();
            // The button that had the focus goes with the message.
            form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
          }}
        >
          Start again
        </Button>
      }
    >
      <p>Your typing from before is here.</p>
    </Notice>
  );
}
