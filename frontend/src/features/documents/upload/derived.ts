import { documentFields, documentFiling, type DocumentType } from '@settlewise/contract/documents';
import { documentTypeLabel } from '../../../record/documents/labels';
import { isNameless, titleOfFile } from './titleOfFile';

const isKind = (kind: string): kind is DocumentType => Object.hasOwn(documentFiling, kind);

/** What is known of a document from its file and its kind alone. */
export interface Derived {
  readonly title: string;
  readonly category: string;
  readonly stage: string;
}

/** What is about one person: whoever ticks a dependant there means that it is theirs alone. A home may be of all of them. */
const ofOnePerson: ReadonlySet<string> = new Set(['identity', 'language', 'education', 'tests', 'visa']);

/** @param kind empty while none is chosen @param dependants the ids of those to whom it belongs: `1 3` */
export function derivedFrom(fileName: string, kind: string, dependants: string): Derived {
  const { category, stage } = documentFiling[isKind(kind) ? kind : 'other'];
  const isTheirsAlone = dependants !== '' && ofOnePerson.has(category);
  return { title: titleFrom(fileName, kind), category, stage: isTheirsAlone ? 'dependant' : stage };
}

/** The name of the file, or the kind where that name says nothing: `Passport (IMG 2034)`. */
function titleFrom(fileName: string, kind: string): string {
  const named = titleOfFile(fileName);
  const title =
    isKind(kind) && kind !== 'other' && isNameless(named) ? `${documentTypeLabel(kind)} (${named})` : named;
  return title.slice(0, documentFields.title.kind.most).trim();
}

/** Whether documents of a kind have a last day, for which the form asks. */
export const runsOut = (kind: string): boolean => isKind(kind) && documentFiling[kind].runsOut;
