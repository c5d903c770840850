import { collections } from '@settlewise/domain/record';
import type { Knex } from 'knex';
import type { Calculate } from '../../../calculations/createCalculations';
import { lawyersViewOf, type GivenDocument } from '../given/lawyersView';
import type { OpenRecord } from '../guard';

/** A document of a download. */
export interface FiledDocument {
  readonly presented: GivenDocument['presented'];
  /** The path of its file in the archive; null if the archive has no such file. */
  readonly file: string | null;
}

/** Everything that a lawyer is given of a record, with or without who it is about. */
export type Contents = Awaited<ReturnType<typeof readContents>>;

/** The parts of the record that this grant covers, as they are at this moment. */
export async function readContents(database: Knex, open: OpenRecord, now: Date, calculate: Calculate) {
  const { includesIdentity, name } = open.record;
  const view = await lawyersViewOf(database, open, now, calculate);
  const [{ asOf, entries }, progress, visas, absences, documents, family, lists] = await Promise.all([
    view.timeline(),
    view.progress(),
    view.visas(),
    view.absences(),
    view.documents(),
    view.dependants(),
    Promise.all(collections.map(async (collection) => ({ collection, items: await view.list(collection) }))),
  ]);
  const places = new Map(family.dependants.map(({ id }, place) => [id, place + 1]));
  const numbered = <Thing extends { readonly id: number }>({ id, ...thing }: Thing) => ({
    number: places.get(id),
    ...thing,
  });
  return {
    // Always, as on the pages: a lawyer has to know whose record it is.
    owner: name,
    includesIdentity,
    asOf,
    progress,
    visas,
    documents,
    timeline: entries,
    journeys: absences.journeys,
    absences: absences.answer,
    placeOfDependant: places,
    dependants: { dependants: family.dependants.map(numbered), progress: family.progress.map(numbered) },
    lists: lists.flatMap(({ collection: { part, share, words }, items }) =>
      items === null
        ? []
        : [{ part, title: share?.tab ?? part, file: words.many, items: items.map(withoutId) }],
    ),
    identity: view.identity,
  };
}

const withoutId = ({ id: _id, ...item }: object & { readonly id: string }): object => item;
