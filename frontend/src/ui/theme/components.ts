import type { ComponentStyles } from './componentStyles.ts';
import { buttons } from './buttons.ts';
import { messages } from './messages.ts';
import { sheets } from './sheets.ts';

/** How each of the library's components differs from what it looks like by itself. */
export const components: ComponentStyles = { ...buttons, ...messages, ...sheets };
