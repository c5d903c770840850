import { type SharedCollectionPart, sharedCollections } from '@settlewise/contract/collections';
import type { AccessLogEntryResponse, LegalAccessState, SharedPart } from '@settlewise/contract/legalAccess';
import type { IconName } from '../../ui/Icon';
import type { Tone } from '../../ui/Pill';

/** The titles and sentences that answer every change of who may look. */
export const accessUpdated = 'Access Settings Updated';
export const accessFailed = 'Failed to update lawyer access settings. Please try again.';

/** Each state as a word with a shape of its own. */
export const stateLooks: Readonly<Record<LegalAccessState, { tone: Tone; icon: IconName; word: string }>> = {
  active: { tone: 'within', icon: 'check', word: 'Active' },
  suspended: { tone: 'soon', icon: 'eyeOff', word: 'Suspended' },
  expired: { tone: 'plain', icon: 'clock', word: 'Expired' },
  revoked: { tone: 'plain', icon: 'close', word: 'Revoked' },
};

const parts: Readonly<
  Record<Exclude<SharedPart, 'document_file' | 'bundle' | 'download' | SharedCollectionPart>, string>
> = {
  timeline: 'your timeline',
  progress: 'your progress',
  absences: 'your absences',
  visa_history: 'your visa history',
  dependants: 'your dependants',
  documents: 'the list of your documents',
};

/** The parts that an owner can choose to show a lawyer, each with its words. */
export const partsToChoose = sharedCollections
  .filter(({ share }) => !share.default)
  .map(({ part, words }) => ({ part, words: `your ${words.many}` }));

/** What a lawyer sees of such a part without identity data, where that is less than its name says. */
export const withoutIdentity = (part: SharedCollectionPart): string | undefined =>
  sharedCollections.find((each) => each.part === part)?.share.withoutIdentity;

type Access = Pick<AccessLogEntryResponse, 'part' | 'documentTitle' | 'documentTitles' | 'downloaded'>;

/** What was done, as the end of “Ms Lane …”: `opened your timeline`. */
export function didInWords({ part, documentTitle, documentTitles, downloaded }: Access): string {
  if (part === 'download') return downloadInWords(downloaded);
  if (part === 'bundle') return bundleInWords(documentTitles ?? []);
  if (part === null) return 'opened your record';
  if (part !== 'document_file') return `opened ${wordsOf(part)}`;
  return documentTitle === null ? 'opened one of your documents' : `opened your document “${documentTitle}”`;
}

/** As many titles as a sentence has room for. */
const mostNamed = 3;

/** `downloaded a bundle of 5 of your documents: “Passport”, “Contract”, “May” and 2 more` */
function bundleInWords(titles: readonly string[]): string {
  const named = titles.slice(0, mostNamed).map((title) => `“${title}”`);
  const more = titles.length - named.length;
  const what = new Intl.ListFormat('en-GB').format(more === 0 ? named : [...named, `${more} more`]);
  const files = titles.length === 1 ? 'one of your documents' : `${titles.length} of your documents`;
  return `downloaded a bundle of ${files}: ${what}`;
}

/** `downloaded your record as one file, with 3 documents, without identity data: your progress and your absences` */
function downloadInWords(held: Access['downloaded']): string {
  const said = 'downloaded your record as one file';
  if (held === null) return said;
  const { parts: names, documents, identity } = held;
  const files = documents === 1 ? '1 document' : `${documents} documents`;
  const what = new Intl.ListFormat('en-GB').format(names.map(wordsOf));
  return `${said}, with ${files}, ${identity ? 'with' : 'without'} identity data: ${what}`;
}

function wordsOf(part: string): string {
  const collection = sharedCollections.find((each) => each.part === part);
  if (collection !== undefined) return `your ${collection.words.many}`;
  return isOfEvery(part) ? parts[part] : part;
}

const isOfEvery = (part: string): part is keyof typeof parts => Object.hasOwn(parts, part);
