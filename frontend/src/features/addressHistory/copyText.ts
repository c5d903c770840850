import { showToast } from '../../ui/toasts/toastStore';

/** Puts a text where it can be pasted from. @param done the title of the message */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(done, 'Paste it into the form.');
  } catch {
    showToast('Nothing was copied', 'Please select the text and copy it yourself.', 'destructive');
  }
}
