import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';

type SwitchFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'role' | 'aria-labelledby' | 'aria-describedby' | 'id'
> & { id: string; label: string; hint?: string };

/** The library's switch is a knob on a line that is thinner than it; this one is seen from afar. */
const dress = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(44px, auto)',
  alignItems: 'center',
  gap: '2px 14px',
  minWidth: 0,
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    top: 0,
    left: 0,
    zIndex: 1,
    width: 52,
    height: '100%',
    m: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& > input + span': {
    position: 'relative',
    width: 52,
    height: 30,
    border: '1.5px solid var(--edge)',
    borderRadius: '999px',
    background: 'var(--sunk)',
    transition: 'background-color 120ms',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 3,
      left: 3,
      width: 21,
      height: 21,
      borderRadius: '50%',
      background: 'var(--ink2)',
      transition: 'transform 120ms',
    },
    '@media (forced-colors: active)': { '&::after': { background: 'ButtonText' } },
  },
  '& > input:checked + span': {
    borderColor: 'var(--action)',
    background: 'var(--action)',
    '&::after': { background: 'var(--actionInk)', transform: 'translateX(22px)' },
    '@media (forced-colors: active)': { background: 'Highlight' },
  },
  '& > input:focus-visible + span': { outline: '3px solid var(--action)', outlineOffset: '2px' },
  '& > strong': { fontWeight: 600 },
  '& > small': { gridColumn: 2, color: 'var(--ink2)', fontSize: '0.9375rem' },
} as const;

/** Something that is on or off, with its words beside it; a press anywhere on the words changes it too. */
export function SwitchField({ id, label, hint, ...input }: SwitchFieldProps) {
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <Box component="label" sx={dress}>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-labelledby={labelId}
        aria-describedby={hint === undefined ? undefined : hintId}
      />
      <span aria-hidden="true" />
      <strong id={labelId}>{label}</strong>
      {hint !== undefined && <small id={hintId}>{hint}</small>}
    </Box>
  );
}
