/** Read in one place, so that a date in a form and a date in an imported table mean the same. */
export { readTypedDate } from '@settlewise/rules';
