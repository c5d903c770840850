import { keyframes, styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../ui/Button';

const fromTheRight = {
  inset: '0 0 0 auto',
  width: 'min(360px, 88vw)',
  height: '100%',
  maxHeight: 'none',
  borderWidth: '0 0 0 1px',
  '&[open]': {
    animation: `${keyframes({ from: { transform: 'translateX(40%)', opacity: 0 } })} 180ms ease-out`,
  },
};

const fromBelow = {
  inset: 'auto 0 0',
  width: '100%',
  maxHeight: '88dvh',
  borderWidth: '1px 0 0',
  borderRadius: '18px 18px 0 0',
  '&[open]': {
    animation: `${keyframes({ from: { transform: 'translateY(30%)', opacity: 0 } })} 180ms ease-out`,
  },
};

const Panel = styled('dialog', { shouldForwardProp: (name) => name !== 'side' })<{ side: 'right' | 'below' }>(
  {
    position: 'fixed',
    maxWidth: 'none',
    margin: 0,
    padding: 0,
    borderStyle: 'solid',
    borderColor: 'var(--line)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    overscrollBehavior: 'contain',
    '&::backdrop': { background: 'var(--veil)' },
  },
  ({ side }) => (side === 'right' ? fromTheRight : fromBelow),
);

interface SlideInProps {
  panel: RefObject<HTMLDialogElement | null>;
  side: 'right' | 'below';
  title: string;
  children: ReactNode;
}

/**
 * A panel of links over the page, for narrow windows. Closes with Escape, by a tap beside it, and when a page is chosen.
 * The browser's own dialog: the component library's would come with the first page, and do no more.
 */
export function SlideIn({ panel, side, title, children }: SlideInProps) {
  const titleId = useId();
  const { key } = useLocation();

  useEffect(() => {
    if (panel.current?.open === true) panel.current.close();
  }, [panel, key]);

  return (
    <Panel
      ref={panel}
      side={side}
      aria-labelledby={titleId}
      onClick={({ target, currentTarget }) => {
        // A click on the dialog itself, not on what is in it, is a click on the veil beside the panel.
        if (target === currentTarget) currentTarget.close();
        // A link to the page on show changes no address.
        else if (target instanceof Element && target.closest('a') !== null) currentTarget.close();
      }}
    >
      <Stack spacing={1} sx={{ p: '8px 12px calc(16px + env(safe-area-inset-bottom))' }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 52, pl: '10px' }}
        >
          <Typography variant="h5" component="h2" id={titleId}>
            {title}
          </Typography>
          <IconButton icon="close" label="Close" onClick={() => panel.current?.close()} />
        </Stack>
        {children}
      </Stack>
    </Panel>
  );
}
