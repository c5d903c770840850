import { collections } from '@settlewise/domain/record';
import type { Knex } from 'knex';
import type { Calculate } from '../../../calculations/createCalculations';
import { readLawyersView, type RedactedDocument } from '../view/readLawyersView';
import type { OpenRecord } from '../guard';

/** A document of a download. */
export interface FiledDocument {
  readonly presented: RedactedDocument['presented'];
  /** The path of its file in the archive. Null if the file is not included. */
  readonly file: string | null;
}

/** The content of a download. */
export type Contents = Awaited<ReturnType<typeof readContents>>;

/** Reads the parts of the record that the grant covers. */
export async function readContents(database: Knex, open: OpenRecord, now: Date, calculate: Calculate) {
  const { includesIdentity, name } = open.record;
  const view = await readLawyersView(database, open, now, calculate);
  const [{ asOf, entries }, progress, visas, absences, documents, family, lists] = await Promise.all([
    view.timeline(),
    view.progress(),
    view.visas(),
    view.absences(),
    view.documents(),
    view.dependants(),
    Promise.all(collections.map(async (collection) => ({ collection, items: await view.list(collection) }))),
  ]);
  const numbers = new Map(family.dependants.map(({ id }, place) => [id, place + 1]));
  const withNumber = <Thing extends { readonly id: number }>({ id, ...thing }: Thing) => ({
    number: numbers.get(id),
    ...thing,
  });
  return {
    // Always included, as on the pages, because a lawyer must know whose record it is.
    owner: name,
    includesIdentity,
    asOf,
    progress,
    visas,
    documents,
    timeline: entries,
    journeys: absences.journeys,
    absences: absences.answer,
    dependantNumbers: numbers,
    dependants: { dependants: family.dependants.map(withNumber), progress: family.progress.map(withNumber) },
    lists: lists.flatMap(({ collection: { part, share, words }, items }) =>
      items === null
        ? []
        : [{ part, title: share?.tab ?? part, file: words.many, items: items.map(withoutId) }],
    ),
    identity: view.identity,
  };
}

const withoutId = ({ id: _id, ...item }: object & { readonly id: string }): object => item;
