import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { forgetDraft, readDraft, writeDraft } from './draftStorage';

interface Draft<T> {
  /** What was typed so far. */
  readonly draft: T;
  /** Puts new answers beside those that stay. */
  change(part: Partial<T>): void;
  /** Forgets everything that was typed. */
  reset(): void;
}

interface Kept<T> {
  readonly draft: T;
  /** False as long as nothing was typed: an empty form is not kept, so that its dates stay those of today. */
  readonly typed: boolean;
}

/**
 * What a person types into a long form, kept in this browser at each change, so that it survives a reload until they
 * reset it. What is read back passes the schema; what does not pass (an older form's answers) counts as nothing typed.
 */
export function useDraft<T extends object>(name: string, schema: z.ZodType<T>, empty: () => T): Draft<T> {
  const [{ draft, typed }, setKept] = useState<Kept<T>>(() => {
    const read = readDraft(name, schema);
    return read === null ? { draft: empty(), typed: false } : { draft: read, typed: true };
  });

  useEffect(() => {
    if (typed) writeDraft(name, draft);
    else forgetDraft(name);
  }, [name, draft, typed]);

  return {
    draft,
    change: (part) => setKept((before) => ({ draft: { ...before.draft, ...part }, typed: true })),
    reset: () => setKept({ draft: empty(), typed: false }),
  };
}
