import { copyText as copy } from '../../../ui/copyText';

/**
 * Puts a text of the administration on the clipboard.
 * @param name what it is, within a sentence: `event id`
 */
export const copyText = (name: string, text: string): Promise<boolean> =>
  copy(text, {
    done: ['Copied', `The ${name} is on the clipboard.`],
    failed: ['Not copied', `Your browser does not allow it. Mark the ${name} and copy it by hand.`],
  });
