import type { UserResponse } from '@settlewise/contract';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../../ui/Button';
import { SlideIn } from '../frame/SlideIn';
import { WhoIsSignedIn } from '../sideFrame/WhoIsSignedIn';

/** The button of a narrow window that opens the navigation. */
export function AdminMenu({ user, children }: { user: UserResponse; children: ReactNode }) {
  const panel = useRef<HTMLDialogElement>(null);
  return (
    <>
      <IconButton
        icon="menu"
        label="Menu"
        aria-haspopup="dialog"
        onClick={() => panel.current?.showModal()}
      />
      <SlideIn panel={panel} side="below" title="Administration">
        <nav aria-label="Administration">{children}</nav>
        <WhoIsSignedIn user={user} />
      </SlideIn>
    </>
  );
}
