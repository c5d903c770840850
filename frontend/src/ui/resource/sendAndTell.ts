import { showToast } from '../toasts/toastStore';
import type { FormTexts } from './labels';

interface Sending<Checked> {
  texts: FormTexts;
  save: (checked: Checked) => Promise<unknown>;
  /** What the thing is called in what is said afterwards. */
  nameOf?: ((checked: Checked) => string) | undefined;
  refuse: (error: unknown, otherwise: string) => void;
  onDone: () => void;
}

/** Sends the form of a thing of a list, and says how that went. */
export const sendAndTell =
  <Checked>({ texts: { done, failed }, save, nameOf, refuse, onDone }: Sending<Checked>) =>
  async (checked: Checked): Promise<void> => {
    try {
      await save(checked);
      showToast(...done(nameOf?.(checked) ?? ''));
      onDone();
    } catch (error) {
      const [failure, text, inForm] = failed(error);
      showToast(failure, text, 'destructive');
      refuse(error, inForm);
    }
  };
