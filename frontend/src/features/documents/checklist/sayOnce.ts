import { messageFor } from '../../../api/errors';
import { showToast } from '../../../ui/toasts/toastStore';

interface Kept {
  readonly id: string;
}

interface Acts<Said> {
  readonly add: (said: Said) => Promise<unknown>;
  readonly change: (id: string, said: Said) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

/**
 * Keeps what is said in place of all that was said of the same. Two open pages can each have said something of it.
 * @param said undefined where nothing is said of it any more
 */
export async function sayOnce<Said>(
  before: readonly Kept[],
  said: Said | undefined,
  { add, change, remove }: Acts<Said>,
): Promise<void> {
  const [first, ...others] = before;
  const gone = said === undefined && first !== undefined ? [first, ...others] : others;
  if (said !== undefined) await (first === undefined ? add(said) : change(first.id, said));
  for (const { id } of gone) await remove(id);
}

/** Told where it could not be kept. */
export const orSay = (kept: Promise<void>): void =>
  void kept.catch((error: unknown) =>
    showToast('Not saved', messageFor(error, 'We could not save this. Please try again.'), 'destructive'),
  );
