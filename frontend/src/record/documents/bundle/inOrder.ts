import {
  documentCategoryOptions,
  type DocumentResponse,
  documentTypeOptions,
} from '@settlewise/contract/documents';

const placeIn = (options: readonly { readonly value: string }[], value: string): number => {
  const place = options.findIndex((option) => option.value === value);
  return place === -1 ? options.length : place;
};

/** The day that a document stands for. Uploads have no day of their own: it is the day on which they came. */
const dayOf = ({ coversFrom, issuedOn, uploadedAt }: DocumentResponse): string =>
  coversFrom ?? issuedOn ?? uploadedAt.slice(0, 10);

/** As an adviser reads them: by category and kind, and of one kind the earliest first. */
export const inOrder = (documents: readonly DocumentResponse[]): readonly DocumentResponse[] =>
  documents.toSorted(
    (a, b) =>
      placeIn(documentCategoryOptions, a.category) - placeIn(documentCategoryOptions, b.category) ||
      placeIn(documentTypeOptions, a.documentType) - placeIn(documentTypeOptions, b.documentType) ||
      dayOf(a).localeCompare(dayOf(b)) ||
      a.title.localeCompare(b.title),
  );
