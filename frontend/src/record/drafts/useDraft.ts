import { useEffect, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { onFirstTouch } from '../../ui/onFirstTouch';
import { askForDraftKeys, draftKeys, onDraftKeys } from './draftKeys';
import { forgetDraft, isWaitingForKeys, readDraft, writeDraft } from './draftStorage';

interface Draft<T> {
  /** What was typed so far. */
  readonly draft: T;
  /** Whether what was kept came only after the form was shown, because the key did. */
  readonly cameLate: boolean;
  /** Puts new answers beside those that stay. */
  change(part: Partial<T>): void;
  /** Changes what is on show, which nobody typed: a form that is empty stays one in which nothing was typed. */
  show(part: Partial<T>): void;
  /** Forgets everything that was typed. */
  reset(): void;
}

interface StoredDraft<T> {
  readonly draft: T;
  /**
   * `empty`: nothing was typed. Such a form is not kept, so that its dates stay those of today. `read`: as it was kept
   * before. `typed` and `reset`: what the person did here since.
   */
  readonly status: 'empty' | 'read' | 'typed' | 'reset';
}

/**
 * What a person types into a long form, kept sealed in this browser at each change, so that it survives a reload until
 * they reset it. What is read back passes the schema; what does not pass (an older form's answers) counts as nothing
 * typed. A page that wants its draft from the first moment on waits for `draftOpened` before. Where the key comes later, a
 * form in which nothing was typed takes over what was kept, and what was typed is kept then.
 */
export function useDraft<T extends object>(name: string, schema: z.ZodType<T>, empty: () => T): Draft<T> {
  const keys = useSyncExternalStore(onDraftKeys, draftKeys, () => null);
  const read = (): StoredDraft<T> => {
    const kept = readDraft(name, schema);
    return kept === null ? { draft: empty(), status: 'empty' } : { draft: kept, status: 'read' };
  };
  const [{ draft, status }, setKept] = useState(read);
  const [readWith, setReadWith] = useState(keys);
  const [cameLate, setCameLate] = useState(false);
  if (readWith !== keys) {
    setReadWith(keys);
    const kept = status === 'empty' ? read() : null;
    if (kept?.status === 'read') {
      setKept(kept);
      setCameLate(true);
    }
  }

  const needsKeys = keys === null && (status !== 'empty' || isWaitingForKeys(name));
  useEffect(() => {
    if (keys !== null) return undefined;
    // Until somebody touches the page there is nothing to seal, and what seals it need not be loaded.
    if (!needsKeys) return onFirstTouch(() => void askForDraftKeys());
    void askForDraftKeys();
    return undefined;
  }, [keys, needsKeys]);

  useEffect(() => {
    if (status === 'typed') writeDraft(name, draft);
    else if (status === 'reset') forgetDraft(name);
  }, [name, draft, status]);

  return {
    draft,
    cameLate,
    change: (part) => setKept((before) => ({ draft: { ...before.draft, ...part }, status: 'typed' })),
    show: (part) =>
      setKept((before) => ({
        draft: { ...before.draft, ...part },
        status: before.status === 'empty' ? 'empty' : 'typed',
      })),
    reset: () => setKept({ draft: empty(), status: 'reset' }),
  };
}
