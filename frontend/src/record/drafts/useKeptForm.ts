import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { z } from 'zod';
import { typedIn } from '../../ui/form/typedIn';
import type { Typing } from '../../ui/form/typing';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { useUser } from '../account/accountQueries';
import { askForDraftKeys, draftKeys, onDraftKeys } from './draftKeys';
import { forgetDraft, isWaitingForKeys, readDraft, writeDraft } from './draftStorage';
import { shortHash } from './shortHash';

/** Which form it is. */
interface KeptAs {
  /** What it is of, as `task`. */
  readonly what: string;
  /** Which one of these it changes; null for a new one. */
  readonly id: string | number | null;
  /** What tells apart new ones that begin with something, as a task that was suggested does. Each is kept by itself. */
  readonly begunWith?: string | undefined;
}

/** Only fields that differ from what the form began with: of the others, what was changed elsewhere meanwhile holds. */
const keptForm = z.object({
  begunWith: z.string().optional(),
  typed: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/**
 * `useCheckedForm` for a form of the record that is opened and closed. What is typed lies sealed in this browser until it
 * is saved or discarded, and is there again when the same person opens the same form, also after their session ended. Its
 * name has the person's id: another person would else find it where they sign in after something was typed without a
 * session.
 */
export function useKeptForm<Values extends FieldValues, Checked>({
  keptAs: { what, id, begunWith },
  ...options
}: Parameters<typeof useCheckedForm<Values, Checked>>[0] & { readonly keptAs: KeptAs }) {
  const user = useUser().data ?? null;
  const which = id ?? (begunWith === undefined ? 'new' : `begun-${shortHash(begunWith)}`);
  const name = user === null ? null : `form.${user.id}.${what}.${which}`;
  const [begun] = useState<FieldValues>(() => ({ ...options.defaultValues }));

  /** What lies in the browser of this form's fields. */
  function read(): FieldValues {
    const found = name === null ? null : readDraft(name, keptForm);
    if (found === null || found.begunWith !== begunWith) return {};
    return Object.fromEntries(Object.entries(found.typed).filter(([field]) => field in begun));
  }
  const [found] = useState(read);
  const [isFromBefore, setFromBefore] = useState(Object.keys(found).length > 0);
  const checked = useCheckedForm<Values, Checked>({
    ...options,
    // oxlint-disable-next-line no-unsafe-type-assertion -- the same fields, with what was typed into them
    defaultValues: { ...begun, ...found } as typeof options.defaultValues,
  });
  const { form } = checked;
  const typed = () => typedIn(form.getValues(), begun);

  const isOver = useRef(false);
  /** Whether this form has something in the browser's store: what another one left there is not its to take away. */
  const isKept = useRef(isFromBefore);
  function forget(): void {
    if (name !== null && isKept.current) forgetDraft(name);
    isKept.current = false;
  }

  const keep = useEffectEvent(() => {
    // What lies there and cannot be read yet is not written over: both come together once it can.
    if (name === null || isOver.current || isWaitingForKeys(name)) return;
    const now = typed();
    if (Object.keys(now).length === 0) {
      forget();
      return;
    }
    writeDraft(name, { begunWith, typed: now });
    isKept.current = true;
  });

  /** The keys came after the form was opened: what was typed meanwhile stays. */
  const takeUp = useEffectEvent(() => {
    if (isOver.current || draftKeys() === null) return;
    const now = typed();
    const before = Object.entries(read()).filter(([field]) => !(field in now));
    for (const [field, value] of before) {
      // oxlint-disable-next-line no-unsafe-type-assertion -- a field of the form, with what was typed into it
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
    if (before.length > 0) setFromBefore(true);
    keep();
  });

  useEffect(() => {
    // Whoever opens a form is about to type.
    if (name !== null) void askForDraftKeys();
    return onDraftKeys(() => takeUp());
  }, [name]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keep() }), [form]);

  const typing: Typing & Required<Pick<Typing, 'kept'>> = {
    isTyped: () => Object.keys(typed()).length > 0,
    kept: {
      isFromBefore,
      startAgain() {
        // oxlint-disable-next-line no-unsafe-type-assertion -- what the form was given
        form.reset(begun as Values);
        forget();
        setFromBefore(false);
      },
      forget() {
        isOver.current = true;
        forget();
      },
    },
  };
  return { ...checked, typing };
}
