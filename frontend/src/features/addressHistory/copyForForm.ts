import { copyText } from '../../ui/copyText';

/** Puts what a form asks for on the clipboard. @param done the title of the message */
export const copyForForm = (text: string, done: string): Promise<boolean> =>
  copyText(text, {
    done: [done, 'Paste it into the form.'],
    failed: ['Nothing was copied', 'Please select the text and copy it yourself.'],
  });
