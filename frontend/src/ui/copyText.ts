import { showToast } from './toasts/toastStore';

type Message = readonly [title: string, text: string];

/**
 * Puts a text on the clipboard, and says whether that went well: a browser may not allow it, above all where a page is not
 * served securely, and the text can still be marked by hand. @returns whether it is there
 */
export async function copyText(text: string, said: { done: Message; failed: Message }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(...said.done);
    return true;
  } catch {
    showToast(...said.failed, 'destructive');
    return false;
  }
}
