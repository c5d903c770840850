import type { Components, Theme } from '@mui/material/styles';
import { buttons } from './buttons.ts';
import { messages } from './messages.ts';
import { sheets } from './sheets.ts';

/** How each of the library's components differs from what it looks like by itself. */
export const components: Components<Omit<Theme, 'components'>> = { ...buttons, ...messages, ...sheets };
