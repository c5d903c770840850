import { useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { Button } from '../../../ui/Button';
import { showToast } from '../../../ui/toasts/toastStore';
import { useAdminAct } from '../api/useAdminAct';
import { ActDialog, type ActWords } from './ActDialog';

interface ActButtonProps extends ActWords {
  /** What the button on the page says. */
  label: string;
  /** What it acts on, where several such buttons stand on a page: read after the label. */
  about?: string;
  buttonLook?: ComponentProps<typeof Button>['look'];
  method?: 'POST' | 'DELETE';
  /** What is called, after /api/admin. */
  path: string;
  /** Sent beside the reason. */
  payload?: Readonly<Record<string, unknown>>;
  asksReason?: boolean;
  /** Said once it is done: `The account is locked.` */
  done: string;
}

/**
 * A button for something an administrator does: it opens a dialog that says what will be so and asks for a reason, sends,
 * shows what the server refuses, and has everything on show asked for again. Two of them in turn (lock, unlock) belong in
 * one place of the page, so that the focus comes back to the one that took the other's place.
 */
export function ActButton(props: ActButtonProps) {
  const { label, about, buttonLook = 'quiet', icon, method = 'POST', path, payload, done } = props;
  const { asksReason = true, ...words } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(button);
  const act = useAdminAct();
  return (
    <>
      <Button
        ref={button}
        look={buttonLook}
        {...(icon !== undefined && { icon })}
        {...(about !== undefined && { 'aria-label': `${label}: ${about}` })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && (
        <ActDialog
          {...words}
          asksReason={asksReason}
          send={async (reason) => {
            await act.mutateAsync({ method, path, payload: { ...payload, ...reason } });
            showToast('Done', done);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/**
 * A control that is taken from the page while it has the focus hands it to the table that it stood in, or else to the
 * page: who works with a keyboard goes on there instead of at the page's beginning.
 */
function useFocusHandedOn(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (element === null || document.activeElement !== element) return;
      element.closest<HTMLElement>('[role="region"][tabindex], main')?.focus({ preventScroll: true });
    };
  }, [control]);
}
