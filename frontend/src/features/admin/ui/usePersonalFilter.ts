import { useEffect, useState } from 'react';
import { readFilterValues, type FilterField, type FilterValues } from './filterFields';

const prefix = 'settlewise.admin.search.';

/** The fields of a list by whether what is typed into them may stand in an address. */
export const fieldsBy = (fields: readonly FilterField[]) => ({
  personal: fields.filter(isPersonal),
  others: fields.filter((field) => !isPersonal(field)),
});

const isPersonal = (field: FilterField): boolean => field.kind === 'text' && field.personal === true;

/** A filter without the values of these fields, and those values. */
export function apart(
  values: FilterValues,
  fields: readonly FilterField[],
): { readonly personal: FilterValues; readonly others: FilterValues } {
  const names = new Set(fieldsBy(fields).personal.map(({ name }) => name));
  const entries = Object.entries(values);
  return {
    personal: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    others: Object.fromEntries(entries.filter(([name]) => !names.has(name))),
  };
}

/**
 * What somebody is searched for by, such as a whole email address: it stands in no address, which browsers, histories and
 * proxies keep. The window remembers it for a list that is loaded again, until the administrators’ side is left.
 */
export function usePersonalFilter(resource: string) {
  const [values, setValues] = useState<FilterValues>(() => stored(resource));
  return {
    values,
    keep: (changed: FilterValues) => {
      setValues(changed);
      store(resource, changed);
    },
  };
}

/** Forgets all that was searched for once the administrators’ side is left: by a link, or because the session is over. */
export function useForgetsSearches(): void {
  useEffect(
    () => () => {
      try {
        const { sessionStorage } = window;
        for (const key of Object.keys(sessionStorage))
          if (key.startsWith(prefix)) sessionStorage.removeItem(key);
      } catch {
        // Where nothing is stored, nothing is to be forgotten.
      }
    },
    [],
  );
}

function stored(resource: string): FilterValues {
  try {
    return readFilterValues(JSON.parse(window.sessionStorage.getItem(prefix + resource) ?? '{}'));
  } catch {
    return {};
  }
}

/** A browser that stores nothing forgets it with the page. */
function store(resource: string, values: FilterValues): void {
  try {
    if (Object.keys(values).length === 0) window.sessionStorage.removeItem(prefix + resource);
    else window.sessionStorage.setItem(prefix + resource, JSON.stringify(values));
  } catch {
    // Nothing is lost but the memory of it.
  }
}
