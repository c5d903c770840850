import { useEffect, useState } from 'react';
import { sentFilter, shownValue, type FilterField, type FilterValues } from './filterFields';

/** What stands in the fields, by their names. */
export type Shown = Readonly<Record<string, string>>;

/** Asked after so short a pause in the typing. */
const pauseMs = 300;

interface Options {
  readonly fields: readonly FilterField[];
  /** What the list is narrowed by now, as the address says it. */
  readonly values: FilterValues;
  readonly send: (filter: FilterValues) => void;
}

/**
 * Fields that narrow a list while one types: after a pause what stands there is sent, with those left out that cannot be
 * read yet. What the address says otherwise (by Back, or a link) is what the fields show.
 */
export function useTypedFilters({ fields, values, send }: Options) {
  const said = JSON.stringify(values);
  const [shown, setShown] = useState<Shown>(() => shownOf(fields, values));
  const [known, setKnown] = useState(said);
  /** What was sent and has not come back as the address yet, the newest last. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const [isDue, setIsDue] = useState(false);

  if (said !== known) {
    setKnown(said);
    const at = sent.indexOf(said);
    setSent(sent.slice(at + 1));
    if (at < 0) {
      setShown(shownOf(fields, values));
      setIsDue(false);
    }
  }

  function apply(filled: Shown): void {
    setIsDue(false);
    const filter = sentFilter(fields, filled);
    const asText = JSON.stringify(filter);
    if (asText === (sent.at(-1) ?? said)) return;
    setSent([...sent, asText]);
    send(filter);
  }

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => apply(shown), pauseMs);
    return () => clearTimeout(timer);
    // Each key begins the pause anew; nothing else does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue, shown]);

  return {
    shown,
    change: (field: FilterField, text: string) => {
      const filled = { ...shown, [field.name]: text };
      setShown(filled);
      // What is chosen is meant; what is typed may go on.
      if (field.kind === 'choice' || field.kind === 'yesNo') apply(filled);
      else setIsDue(true);
    },
    /** What stands there, without waiting for the pause. */
    applyNow: () => apply(shown),
  };
}

const shownOf = (fields: readonly FilterField[], values: FilterValues): Shown =>
  Object.fromEntries(fields.map((field) => [field.name, shownValue(field, values[field.name])]));
