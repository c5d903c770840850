import type { TypographyVariantsOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    figure: CSSProperties;
    lead: CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: CSSProperties;
    lead?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
    lead: true;
  }
}

const heading = { fontWeight: 650, lineHeight: 1.18, letterSpacing: '-0.012em' };
const text = { lineHeight: 1.55, letterSpacing: 'normal' };

/** The short scale of sizes: 14, 15, 17, 19, 21, 23 to 28 and 32 to 42 px. */
export const typography: TypographyVariantsOptions = {
  h1: { ...heading, fontSize: 'clamp(2rem, 1.6rem + 1.8vw, 2.625rem)' },
  h2: { ...heading, fontSize: 'clamp(1.4375rem, 1.3rem + 0.7vw, 1.75rem)' },
  h3: { ...heading, fontSize: '1.1875rem' },
  /** The title of a dialog, and of a part of a page that is smaller than its others. */
  h4: { ...heading, fontSize: '1.3125rem' },
  h5: { ...heading, fontSize: '1.1875rem' },
  h6: { ...heading, fontSize: '1.0625rem' },
  body1: { ...text, fontSize: '1.0625rem' },
  body2: { ...text, fontSize: '0.9375rem' },
  caption: { ...text, fontSize: '0.875rem' },
  /** Under the title of a page: what it is for. */
  lead: { ...text, color: 'var(--ink2)', fontSize: 'clamp(1.0625rem, 0.96rem + 0.4vw, 1.1875rem)' },
  /** A large number, beside which its limit stands. */
  figure: {
    fontSize: '2.25rem',
    fontWeight: 650,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  button: {
    fontSize: '1.0625rem',
    fontWeight: 600,
    lineHeight: 1.3,
    letterSpacing: 'normal',
    textTransform: 'none',
  },
};
