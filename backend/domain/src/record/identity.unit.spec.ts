import { describe, expect, it } from 'vitest';
import { nameFields } from '../accounts/nameFields';
import { documentFields, documentTypeOptions } from '../documents/fields';
import { dependantFields, ownJourneyFields } from '../immigrationProfile/dependantFields';
import {
  declarationFields,
  emergencyContactFields,
  personalFields,
  visaFields,
} from '../immigrationProfile/profileFields';
import { visaHistoryFields } from '../immigrationProfile/visaHistoryFields';
import { journeyFields } from '../journeys/fields';
import { collections } from './collections';
import {
  collectionFieldKinds,
  documentTypeKinds,
  fieldKinds,
  fieldsOfKind,
  isIdentityDocument,
  kindsToGive,
  onlyOfKind,
} from './identity';

const fields = {
  name: nameFields,
  personal: personalFields,
  emergencyContact: emergencyContactFields,
  visa: visaFields,
  declarations: declarationFields,
  visaHistory: visaHistoryFields,
  journey: journeyFields,
  dependant: dependantFields,
  ownJourney: ownJourneyFields,
  document: documentFields,
} as const satisfies Readonly<Record<keyof typeof fieldKinds, object>>;

const namesIn = (things: object) => Object.keys(things).toSorted();

describe('the classification of identity data', () => {
  it.each(Object.entries(fields))('covers every field of %s, and no other', (part, known) => {
    const kinds = Object.entries(fieldKinds).find(([name]) => name === part)?.[1];
    expect(namesIn(kinds ?? {})).toEqual(namesIn(known));
  });

  it.each(collections.map((collection) => [collection.part, collection] as const))(
    'covers every field of the list %s, and no other',
    (part, collection) => {
      expect(namesIn(collectionFieldKinds[part])).toEqual(namesIn(collection.fields));
    },
  );

  it('covers every type of document', () => {
    expect(namesIn(documentTypeKinds)).toEqual(documentTypeOptions.map(({ value }) => value).toSorted());
  });

  it('includes names, dates of birth, nationality, document numbers and addresses, in any place', () => {
    const every = Object.entries({ ...fieldKinds, ...collectionFieldKinds });
    const named = every.flatMap(([part, kinds]) =>
      Object.entries(kinds).flatMap(([name, kind]) => (kind === 'identity' ? [`${part}.${name}`] : [])),
    );
    const looksLikeIt =
      /Name$|^dateOfBirth$|nationality|OfBirth$|(passport|visa|brp)Number$|^address|^line\d|ostal|ostcode|phone/;
    const found = every.flatMap(([part, kinds]) =>
      Object.entries(kinds).flatMap(([name, kind]) =>
        looksLikeIt.test(name) && kind !== 'withheld' ? [`${part}.${name}`] : [],
      ),
    );
    expect(named).toEqual(expect.arrayContaining(found));
  });
});

describe('the shared part of an item', () => {
  const leila = { firstName: 'Leila', relationship: 'child', eyeColour: 'brown' };

  it('is the data of the case, and with identity data also who the people are', () => {
    const given = (allowed: boolean) => fieldsOfKind(leila, fieldKinds.dependant, kindsToGive(allowed));
    expect(given(false)).toEqual({ relationship: 'child' });
    expect(given(true)).toEqual({ relationship: 'child', firstName: 'Leila' });
  });

  it('keeps its shape if required, with null for hidden fields', () => {
    expect(onlyOfKind(leila, fieldKinds.dependant, kindsToGive(false))).toEqual({
      firstName: null,
      relationship: 'child',
    });
  });

  it('never includes an unclassified field, or data about another person', () => {
    expect(
      fieldsOfKind({ constructor: 1, phone: '1' }, fieldKinds.emergencyContact, kindsToGive(true)),
    ).toEqual({});
  });
});

describe('a document is identity data', () => {
  it('by its type, and by its category', () => {
    expect(isIdentityDocument({ category: 'visa', documentType: 'passport' })).toBe(true);
    expect(isIdentityDocument({ category: 'identity', documentType: 'other' })).toBe(true);
    expect(isIdentityDocument({ category: 'employment', documentType: 'payslip' })).toBe(false);
  });
});
