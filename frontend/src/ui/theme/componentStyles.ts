import type { ThemeOptions } from '@mui/material/styles';

/**
 * How components of the library differ from their defaults. Taken from the options' own type: for one that is merely equal
 * to it, the compiler compares all components' styles with each other, which takes longer than everything else together.
 */
export type ComponentStyles = NonNullable<ThemeOptions['components']>;
