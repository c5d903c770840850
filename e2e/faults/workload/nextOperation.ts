import { createHash } from 'node:crypto';
import type { SeededRandom } from '../seededRandom';
import { calculateExpectation, type ExpectedThing } from '../checker/expectation';
import type { Operation, Content, CompletedOperation, ThingKind } from './operation';

interface Author {
  readonly name: string;
  readonly random: SeededRandom;
  readonly today: Date;
}

const day = (from: Date, days: number) =>
  new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Everybody's first operations: a visa that expires soon, with emails turned off until it is recorded, so that the first email
 * contains it.
 */
export function openingOperations({ name, today }: Author): readonly Operation[] {
  const visa = { currentVisaType: 'skilled_worker', visaStartDate: '2022-05-04', visaNumber: '1' };
  const expires = { visaExpiryDate: day(today, 25) };
  return [
    { does: 'fill in', on: 'settings', content: { emailNotificationsEnabled: 'false' } },
    { does: 'fill in', on: 'personal', content: personalDetails(`${name} 0`) },
    { does: 'fill in', on: 'visaDetails', content: { ...visa, ...expires } },
    {
      does: 'fill in',
      on: 'settings',
      content: {
        emailNotificationsEnabled: 'true',
        reminderFrequency: 'daily',
        lawyerSharingEnabled: 'true',
      },
    },
  ];
}

const personalDetails = (label: string): Content => ({
  // The name is stored in another stream than the rest, so a save that was interrupted between the two would show.
  firstName: 'Amara',
  lastName: `Khan ${label}`,
  passportNumber: label.slice(-40),
  dateOfBirth: '1990-02-28',
  nationality: 'colombia',
  countryOfBirth: 'ecuador',
});

/** Chooses a person's next operation. @param completed everything they have done so far */
export function nextOperation(completed: readonly CompletedOperation[], author: Author): Operation {
  const { random } = author;
  const { things, sheets } = calculateExpectation(completed);
  const label = `${author.name} ${completed.length}`;
  const own = (on: ThingKind) => [...things].filter(([, thing]) => thing.on === on && !thing.removed);

  if (random.happens(0.1)) {
    const visa = sheets.get('visaDetails')?.at(-1) ?? {};
    return random.happens(0.5)
      ? { does: 'fill in', on: 'personal', content: personalDetails(label) }
      : { does: 'fill in', on: 'visaDetails', content: { ...visa, visaNumber: label.slice(-40) } };
  }
  const on = random.oneOf<ThingKind>([
    'journey',
    'journey',
    'journey',
    'task',
    'task',
    'document',
    'document',
    'visa',
    'grant',
  ]);
  const existing = own(on);
  const most = on === 'grant' ? 5 : 12;
  const makes = existing.length === 0 || (random.happens(0.6) && countViolations(things, on) < most * 3);
  if (makes && existing.length < most) return make(on, label, author);
  const [id, thing] = random.oneOf(existing);
  if (random.happens(existing.length >= most ? 1 : 0.35)) {
    // Access can be revoked only once.
    if (on !== 'grant' || thing.versions.at(-1)?.['revoked'] === undefined) return { does: 'remove', on, id };
  }
  return change(on, id, thing, label, author);
}

const countViolations = (things: ReadonlyMap<string, ExpectedThing>, on: ThingKind) =>
  [...things.values()].filter((thing) => thing.on === on).length;

function make(on: ThingKind, label: string, { random, today }: Author): Operation {
  const from = random.between(0, 1_500);
  switch (on) {
    case 'journey':
      return {
        does: 'make',
        on,
        content: {
          departureDate: day(today, -from - 20),
          returnDate: day(today, -from - random.between(1, 19)),
          destination: `Place ${label}`,
          reason: random.oneOf(['holiday', 'family', 'other']),
          ...(random.happens(0.5) ? { notes: `Notes ${label}` } : {}),
        },
      };
    case 'task':
      return {
        does: 'make',
        on,
        content: {
          title: `Task ${label}`,
          category: 'document',
          stage: 'pending',
          priority: 'high',
          ...(random.happens(0.3) ? { dueDate: day(today, random.between(1, 60)) } : {}),
        },
      };
    case 'document': {
      const file = aPdf(random);
      const sha256 = createHash('sha256').update(file).digest('hex');
      return {
        does: 'make',
        on,
        file,
        content: {
          title: `Document ${label}`,
          category: 'identity',
          fileName: 'passport.pdf',
          fileSize: String(file.length),
          sha256,
        },
      };
    }
    case 'visa':
      return {
        does: 'make',
        on,
        content: {
          visaType: 'student',
          startDate: day(today, -from - 3_000),
          endDate: day(today, -from - 2_000),
        },
      };
    case 'grant':
      return {
        does: 'make',
        on,
        content: { email: `${label.replaceAll(' ', '.')}@law.example.org`, expiryDate: day(today, 200) },
      };
  }
}

function change(
  on: ThingKind,
  id: string,
  thing: ExpectedThing,
  label: string,
  { random, today }: Author,
): Operation {
  const changed = (content: Content): Operation => ({ does: 'change', on, id, content });
  switch (on) {
    case 'journey':
      return changed({ destination: `Place ${label}`, notes: random.happens(0.3) ? '' : `Notes ${label}` });
    case 'task':
      // One command with two events, which must be stored both or not at all.
      return changed({ title: `Task ${label}`, ...(random.happens(0.5) ? { stage: 'completed' } : {}) });
    case 'document':
      return changed({ title: `Document ${label}` });
    case 'visa':
      return changed({ ...thing.versions.at(-1), endDate: day(today, -random.between(1_000, 1_900)) });
    case 'grant':
      return changed({ expiryDate: day(today, random.between(100, 400)) });
  }
}

/** A PDF. Most are small; some are sent in several pieces, so that a process can die between two of them. */
function aPdf(random: SeededRandom): Buffer {
  const length = random.happens(0.3) ? random.between(200_000, 500_000) : random.between(200, 20_000);
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), random.bytes(length), Buffer.from('\n%%EOF\n')]);
}
