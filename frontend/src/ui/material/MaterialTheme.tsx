import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useColourScheme } from '../colourScheme';
import { materialTheme } from './materialTheme';

const themes = { light: materialTheme('light'), dark: materialTheme('dark') };

/** Around whatever is made of the component library. */
export function MaterialTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={themes[useColourScheme()]}>{children}</ThemeProvider>;
}
