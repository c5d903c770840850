import { createHash } from 'node:crypto';
import type { Chance } from '../chance';
import { expectationOf, type ExpectedThing } from '../oracle/expectation';
import type { Act, Content, Fact, ThingKind } from './act';

interface Author {
  readonly name: string;
  readonly chance: Chance;
  readonly today: Date;
}

const day = (from: Date, days: number) =>
  new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Everybody's first acts: a visa that expires soon, with emails turned off until it is recorded, so that the first email
 * contains it.
 */
export function openingActs({ name, today }: Author): readonly Act[] {
  const visa = { currentVisaType: 'skilled_worker', visaStartDate: '2022-05-04', visaNumber: '1' };
  const expires = { visaExpiryDate: day(today, 25) };
  return [
    { does: 'fill in', on: 'settings', content: { emailNotificationsEnabled: 'false' } },
    { does: 'fill in', on: 'personal', content: personalDetails(`${name} 0`) },
    { does: 'fill in', on: 'visaDetails', content: { ...visa, ...expires } },
    {
      ...{ does: 'fill in', on: 'settings' },
      content: {
        ...{ emailNotificationsEnabled: 'true', reminderFrequency: 'daily' },
        lawyerSharingEnabled: 'true',
      },
    },
  ];
}

const personalDetails = (mark: string): Content => ({
  // The name is stored in another stream than the rest, so a save that was interrupted between the two would show.
  ...{ firstName: 'Amara', lastName: `Khan ${mark}`, passportNumber: mark.slice(-40) },
  ...{ dateOfBirth: '1990-02-28', nationality: 'colombia', countryOfBirth: 'ecuador' },
});

/** Chooses a person's next act. @param facts everything they have done so far */
export function nextAct(facts: readonly Fact[], author: Author): Act {
  const { chance } = author;
  const { things, sheets } = expectationOf(facts);
  const mark = `${author.name} ${facts.length}`;
  const own = (on: ThingKind) => [...things].filter(([, thing]) => thing.on === on && !thing.removed);

  if (chance.happens(0.1)) {
    const visa = sheets.get('visaDetails')?.at(-1) ?? {};
    return chance.happens(0.5)
      ? { does: 'fill in', on: 'personal', content: personalDetails(mark) }
      : { does: 'fill in', on: 'visaDetails', content: { ...visa, visaNumber: mark.slice(-40) } };
  }
  const on = chance.oneOf<ThingKind>([
    ...(['journey', 'journey', 'journey', 'task', 'task', 'document', 'document'] as const),
    ...(['visa', 'grant'] as const),
  ]);
  const existing = own(on);
  const most = on === 'grant' ? 5 : 12;
  const makes = existing.length === 0 || (chance.happens(0.6) && countOf(things, on) < most * 3);
  if (makes && existing.length < most) return make(on, mark, author);
  const [id, thing] = chance.oneOf(existing);
  if (chance.happens(existing.length >= most ? 1 : 0.35)) {
    // Access can be revoked only once.
    if (on !== 'grant' || thing.versions.at(-1)?.['revoked'] === undefined) return { does: 'remove', on, id };
  }
  return change(on, id, thing, mark, author);
}

const countOf = (things: ReadonlyMap<string, ExpectedThing>, on: ThingKind) =>
  [...things.values()].filter((thing) => thing.on === on).length;

function make(on: ThingKind, mark: string, { chance, today }: Author): Act {
  const from = chance.between(0, 1_500);
  switch (on) {
    case 'journey':
      return {
        ...{ does: 'make', on },
        content: {
          ...{ departureDate: day(today, -from - 20), returnDate: day(today, -from - chance.between(1, 19)) },
          ...{ destination: `Place ${mark}`, reason: chance.oneOf(['holiday', 'family', 'other']) },
          ...(chance.happens(0.5) ? { notes: `Notes ${mark}` } : {}),
        },
      };
    case 'task':
      return {
        ...{ does: 'make', on },
        content: {
          ...{ title: `Task ${mark}`, category: 'document', stage: 'pending', priority: 'high' },
          ...(chance.happens(0.3) ? { dueDate: day(today, chance.between(1, 60)) } : {}),
        },
      };
    case 'document': {
      const file = aPdf(chance);
      const sha256 = createHash('sha256').update(file).digest('hex');
      return {
        ...{ does: 'make', on, file },
        content: {
          ...{ title: `Document ${mark}`, category: 'identity', fileName: 'passport.pdf' },
          ...{ fileSize: String(file.length), sha256 },
        },
      };
    }
    case 'visa':
      return {
        ...{ does: 'make', on },
        content: {
          visaType: 'student',
          startDate: day(today, -from - 3_000),
          endDate: day(today, -from - 2_000),
        },
      };
    case 'grant':
      return {
        ...{ does: 'make', on },
        content: { email: `${mark.replaceAll(' ', '.')}@law.example.org`, expiryDate: day(today, 200) },
      };
  }
}

function change(
  on: ThingKind,
  id: string,
  thing: ExpectedThing,
  mark: string,
  { chance, today }: Author,
): Act {
  const changed = (content: Content): Act => ({ does: 'change', on, id, content });
  switch (on) {
    case 'journey':
      return changed({ destination: `Place ${mark}`, notes: chance.happens(0.3) ? '' : `Notes ${mark}` });
    case 'task':
      // One command with two events, which must be stored both or not at all.
      return changed({ title: `Task ${mark}`, ...(chance.happens(0.5) ? { stage: 'completed' } : {}) });
    case 'document':
      return changed({ title: `Document ${mark}` });
    case 'visa':
      return changed({ ...thing.versions.at(-1), endDate: day(today, -chance.between(1_000, 1_900)) });
    case 'grant':
      return changed({ expiryDate: day(today, chance.between(100, 400)) });
  }
}

/** A PDF. Most are small; some are sent in several pieces, so that a process can die between two of them. */
function aPdf(chance: Chance): Buffer {
  const length = chance.happens(0.3) ? chance.between(200_000, 500_000) : chance.between(200, 20_000);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), chance.bytes(length), Buffer.from('\n%%EOF\n')]);
}
