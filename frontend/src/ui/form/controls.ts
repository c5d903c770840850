import { styled } from '@mui/material/styles';

/** The look of what is typed into or chosen from. */
const control = {
  width: '100%',
  minHeight: 48,
  padding: '9px 14px',
  border: '1.5px solid var(--edge)',
  borderRadius: 10,
  background: 'var(--surface)',
  color: 'var(--ink)',
  '&::placeholder': { color: 'var(--ink3)', opacity: 1 },
  '&:hover': { borderColor: 'var(--ink2)' },
  '&:focus-visible': { borderRadius: 10, outlineOffset: 1 },
  '&[aria-invalid="true"]': { borderColor: 'var(--over)', borderWidth: 2 },
} as const;

/** The arrow of a list, at the right end of its field. */
const arrow = {
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, var(--ink2) 50%), linear-gradient(135deg, var(--ink2) 50%, transparent 50%)',
  backgroundPosition: 'right 21px center, right 15px center',
  backgroundSize: '6px 6px',
  backgroundRepeat: 'no-repeat',
} as const;

// The browser's own controls, dressed: on a phone a list opens as every other list there does.
export const Input = styled('input')(control);
export const TextArea = styled('textarea')({ ...control, minHeight: 80, resize: 'vertical' });
export const Select = styled('select')({
  ...control,
  ...arrow,
  appearance: 'none',
  paddingRight: 40,
  // A long choice goes on in the next line, and is read to its end.
  whiteSpace: 'normal',
  lineHeight: 1.35,
  '@media (forced-colors: active)': { appearance: 'auto', paddingRight: 14 },
});

/** A field to type in whose answers are listed under it. */
export const InputWithList = styled('input')({ ...control, ...arrow, paddingRight: 40 });
