import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

interface EmptyStateProps {
  icon: IconName;
  title?: string;
  /** For what is named by the title. */
  titleId?: string;
  /** What will be here, and how to start. */
  children: ReactNode;
  /** The ways to start. */
  actions?: ReactNode;
}

/** What stands in the place of a list in which there is nothing. */
export function EmptyState({ icon, title, titleId, children, actions }: EmptyStateProps) {
  const own = useRef<HTMLDivElement>(null);
  // Its buttons go with it once there is something: whoever pressed one stays in the part that it stood in.
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element?.contains(document.activeElement) === true)
        element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Stack
      ref={own}
      spacing={1.5}
      sx={{
        width: '100%',
        alignItems: 'center',
        p: '48px 24px 56px',
        border: '1.5px dashed var(--edge)',
        borderRadius: '14px',
        textAlign: 'center',
        color: 'primary.main',
      }}
    >
      <Icon name={icon} size={44} />
      {title !== undefined && (
        <Typography variant="h4" component="h2" id={titleId} color="textPrimary">
          {title}
        </Typography>
      )}
      <Typography color="textSecondary" sx={{ maxWidth: '52ch', pb: 1.5 }}>
        {children}
      </Typography>
      {actions}
    </Stack>
  );
}
