import { showToast } from '../../../ui/toasts/toastStore';

/**
 * Puts a text on the clipboard, and says whether that went well.
 * @param name what it is, within a sentence: `event id`
 */
export async function copyText(name: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('Copied', `The ${name} is on the clipboard.`);
  } catch {
    // Not served securely, or not allowed: the text can still be marked by hand.
    showToast(
      'Not copied',
      `Your browser does not allow it. Mark the ${name} and copy it by hand.`,
      'destructive',
    );
  }
}
