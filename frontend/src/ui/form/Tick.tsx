import Box from '@mui/material/Box';
import { Icon } from '../Icon';

interface TickProps {
  id: string;
  label: string;
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const dress = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  minHeight: 44,
  p: '9px 10px',
  mx: '-10px',
  borderRadius: '10px',
  cursor: 'pointer',
  '&:hover': { background: 'var(--actionSoft)' },
  '& > input': { position: 'absolute', width: 26, height: 26, m: 0, opacity: 0, cursor: 'pointer' },
  '& > input + span': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 26,
    height: 26,
    border: '1.5px solid var(--edge)',
    borderRadius: '7px',
    background: 'var(--surface)',
    color: 'transparent',
  },
  '& > input:checked + span': {
    borderColor: 'var(--action)',
    background: 'var(--action)',
    color: 'var(--actionInk)',
    '@media (forced-colors: active)': {
      background: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
  '& > input:focus-visible + span': { outline: '3px solid var(--action)', outlineOffset: '2px' },
} as const;

/** A statement to be ticked; the whole line can be pressed. */
export function Tick({ id, label, hint, checked, onChange }: TickProps) {
  const hintId = `${id}-hint`;
  return (
    <Box component="label" sx={dress}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden="true">
        <Icon name="check" size={18} />
      </span>
      <Box component="span" sx={{ minWidth: 0, lineHeight: 1.5 }}>
        {label}
        {hint !== undefined && (
          <Box
            component="span"
            id={hintId}
            sx={{ display: 'block', color: 'var(--ink2)', fontSize: '0.9375rem' }}
          >
            {hint}
          </Box>
        )}
      </Box>
    </Box>
  );
}
