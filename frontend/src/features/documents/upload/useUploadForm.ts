import { noFileSelected } from '@settlewise/contract/documents';
import { useRef, useState } from 'react';
import type { UploadBegin } from '../../../record/documents/uploadAddress';
import { useCheckedForm } from '../../../ui/form/useCheckedForm';
import { showToast } from '../../../ui/toasts/toastStore';
import { derivedFrom, type Derived } from './derived';
import {
  detailNames,
  entryOf,
  fileProblem,
  uploadsForm,
  type CheckedUploads,
  type DetailName,
  type UploadValues,
} from './uploadForm';

const pathOf = <Name extends DetailName | 'file'>(id: string, name: Name) => `entries.${id}.${name}` as const;

const derivedNames = ['title', 'category', 'stage'] as const satisfies readonly (keyof Derived)[];

/**
 * The form of an upload: any number of files, each with what is said about it. Title, category and stage follow from the
 * file and its kind until somebody changes them. @param limit the bytes that a file may have, if known @param begin what is known of each beforehand
 */
export function useUploadForm(limit: number | null, begin?: UploadBegin) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const made = useRef(0);
  const checked = useCheckedForm<UploadValues, CheckedUploads>({
    schema: uploadsForm(ids, limit),
    fields: [
      'file',
      ...ids.flatMap((id) => (['file', ...detailNames] as const).map((name) => pathOf(id, name))),
    ],
    dates: ids.flatMap((id) =>
      (['expiryDate', 'issuedOn', 'coversFrom', 'coversTo'] as const).map((name) => pathOf(id, name)),
    ),
    defaultValues: { file: null, entries: {} },
    onInvalid(problems) {
      if (problems.some(({ message }) => message === noFileSelected))
        showToast('No file selected', noFileSelected, 'destructive');
    },
  });
  const { form } = checked;

  function put(id: string, file: File): void {
    form.setValue(pathOf(id, 'file'), file, { shouldDirty: true });
    const problem = fileProblem(file, limit);
    if (problem === undefined) form.clearErrors(pathOf(id, 'file'));
    else form.setError(pathOf(id, 'file'), { type: 'refused', message: problem });
  }

  function add(files: readonly File[]): void {
    const added = files.map((file) => {
      made.current += 1;
      const id = `file${made.current}`;
      form.setValue(`entries.${id}`, entryOf(file, begin), { shouldDirty: true });
      put(id, file);
      return id;
    });
    form.clearErrors('file');
    setIds((before) => [...before, ...added]);
  }

  function remove(id: string): void {
    form.clearErrors(`entries.${id}`);
    form.unregister(`entries.${id}`);
    setIds((before) => before.filter((each) => each !== id));
  }

  /** What still stands as it was derived becomes what is derived now; the rest is the person's own. */
  function derive(id: string, before: Derived, now: Derived): void {
    for (const name of derivedNames) {
      const path = pathOf(id, name);
      if (form.getValues(path) !== before[name]) continue;
      form.setValue(path, now[name], { shouldDirty: true });
      form.clearErrors(path);
    }
  }

  function replaceFile(id: string, file: File): void {
    const { file: old, documentType, dependants } = form.getValues(`entries.${id}`);
    put(id, file);
    derive(
      id,
      derivedFrom(old.name, documentType, dependants),
      derivedFrom(file.name, documentType, dependants),
    );
  }

  function chooseKind(id: string, before: string, kind: string): void {
    const { file, dependants } = form.getValues(`entries.${id}`);
    derive(id, derivedFrom(file.name, before, dependants), derivedFrom(file.name, kind, dependants));
  }

  function chooseDependants(id: string, before: string, now: string): void {
    const { file, documentType } = form.getValues(`entries.${id}`);
    derive(id, derivedFrom(file.name, documentType, before), derivedFrom(file.name, documentType, now));
  }

  return { ...checked, ids, pathOf, add, remove, replaceFile, chooseKind, chooseDependants };
}
export type UploadForm = ReturnType<typeof useUploadForm>;
