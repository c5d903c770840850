import { showToast } from './toasts/toastStore';

type Message = readonly [title: string, text: string];

/**
 * Puts a text on the clipboard, and says whether that went well: a browser may not allow it, above all where a page is not
 * served securely, and the text can still be marked by hand.
 */
export async function copyText(text: string, said: { done: Message; failed: Message }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(...said.done);
  } catch {
    showToast(...said.failed, 'destructive');
  }
}
