import type { ComponentStyles } from './componentStyles';
import { buttons } from './buttons';
import { messages } from './messages';
import { sheets } from './sheets';

/** How each of the library's components differs from what it looks like by itself. */
export const components: ComponentStyles = { ...buttons, ...messages, ...sheets };
