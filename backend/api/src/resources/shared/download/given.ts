import type { DependantProgressResponse, DependantResponse } from '@settlewise/contract';
import {
  collectionFieldKinds,
  fieldKinds,
  fieldsOfKind,
  kindsToGive,
  type CollectionPart,
} from '@settlewise/domain/record';
import type { RecordedDependant } from '@settlewise/projections';
import { namesCrownDependency } from '@settlewise/rules';
import type { DeepReadonly } from '../../../http/deepReadonly';
import { longDate } from '../../../record/progress/wording';
import type { Life } from '../../../record/timeline/timelineOf';
import { leftOut, type Veil } from './veil';

type Progress = DeepReadonly<DependantProgressResponse>;

/** What a download says of the dependants. */
export interface GivenDependants {
  /** A dependant by the name that is given: their own, or one of a number alone. */
  readonly called: <Dependant extends Called>(dependant: Dependant) => Dependant;
  readonly present: (dependants: readonly DependantResponse[]) => readonly object[];
  readonly progress: (progress: readonly Progress[]) => readonly object[];
  readonly includesIdentity: boolean;
}

type Called = Pick<RecordedDependant, 'dependantId' | 'firstName' | 'lastName'>;

/** The days of a life that may be the day of birth. */
const mayBeBirth = ['ukEntryDate', 'visaHeldSince', 'visaStartDate', 'settledSince'] as const;

export function givenDependants(
  dependants: readonly RecordedDependant[],
  veil: Veil,
  includesIdentity: boolean,
): GivenDependants {
  const numbers = new Map(dependants.map(({ dependantId }, place) => [dependantId, place + 1]));
  const birthOf = new Map(dependants.map(({ dependantId, dateOfBirth }) => [dependantId, dateOfBirth]));
  return {
    includesIdentity,
    called: (dependant) =>
      includesIdentity
        ? dependant
        : { ...dependant, firstName: `Dependant ${numbers.get(dependant.dependantId) ?? ''}`, lastName: '' },
    present: (family) =>
      family.map((dependant) => ({
        number: numbers.get(dependant.id),
        ...fieldsOfKind(
          includesIdentity ? dependant : withoutBirth(dependant),
          fieldKinds.dependant,
          kindsToGive(includesIdentity),
        ),
        notes: veil(dependant.notes),
        ownJourneys: dependant.ownJourneys.map((journey) => ({
          ...journey,
          destination: veil(journey.destination),
        })),
      })),
    progress: (family) =>
      family.map(({ id, asOf, settlement, registration }) => ({
        ...{ number: numbers.get(id), asOf },
        ...(includesIdentity
          ? { settlement, registration }
          : // The days of a registration are counted from the day of birth, and tell it.
            { settlement: withoutDay(settlement, birthOf.get(id)) }),
      })),
  };
}

/** A dependant's days, without those on which they were born. */
function withoutBirth<Dependant extends Pick<DependantResponse, (typeof mayBeBirth)[number] | 'dateOfBirth'>>(
  dependant: Dependant,
): Dependant {
  const born = mayBeBirth.filter((name) => dependant[name] === dependant.dateOfBirth);
  return { ...dependant, ...Object.fromEntries(born.map((name) => [name, null])) };
}

/** The record as a timeline tells it, without names, births and what people typed of them. */
export function givenLife(life: Life, { called, includesIdentity }: GivenDependants, veil: Veil): Life {
  if (includesIdentity) return life;
  const titled = <Thing extends { readonly title: string }>(thing: Thing): Thing => ({
    ...thing,
    title: veil(thing.title),
  });
  return {
    ...life,
    journeys: life.journeys.map((journey) => ({
      ...journey,
      destination: veil(journey.destination),
      reason: veil(journey.reason),
    })),
    documents: life.documents.map(titled),
    tasks: life.tasks.map(titled),
    dependants: life.dependants.map((dependant) => ({
      ...called(withoutBirth(dependant)),
      bornInUk: null,
      ownJourneys: dependant.ownJourneys.map((journey) => ({
        ...journey,
        destination: veil(journey.destination),
      })),
    })),
  };
}

/** Things of a list with the fields that are given. */
export const givenList = (
  part: CollectionPart,
  items: readonly object[],
  veil: Veil,
  includesIdentity: boolean,
): readonly object[] =>
  items.map((item) => {
    const given = fieldsOfKind(item, collectionFieldKinds[part], kindsToGive(includesIdentity));
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? veil(value) : value]),
    );
  });

/**
 * Where a journey went, without what says who anybody is. Whether it names one of the islands that count apart stays as it
 * is: the answer hangs on it.
 */
export function givenDestination(destination: string, veil: Veil): string {
  const veiled = veil(destination);
  const isSame = namesCrownDependency(veiled) === namesCrownDependency(destination);
  return isSame ? veiled : 'The Channel Islands or the Isle of Man';
}

/** An answer without a day, in figures and in words. */
function withoutDay(answer: object, day: string | undefined): unknown {
  if (day === undefined) return answer;
  return JSON.parse(JSON.stringify(answer), (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(day, leftOut).replaceAll(longDate(day), leftOut) : value,
  );
}
