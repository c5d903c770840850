import { demoAccount } from '@settlewise/contract/demoAccount';
import { addDays, addMonths, addYears, type CivilDate } from '@settlewise/rules/calendar';

type Content = Readonly<Record<string, unknown>>;

export interface DemoDocument {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly text: string;
}

/** A made-up person with the content of the forms that they would fill in. */
export interface DemoPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** A few words about what the record demonstrates. */
  readonly summary: string;
  readonly profile: Content;
  readonly personal: Content;
  readonly visa: Content;
  readonly earlierVisas: readonly Content[];
  readonly dependants: readonly Content[];
  readonly journeys: readonly Content[];
  readonly tasks: readonly Content[];
  readonly documents: readonly DemoDocument[];
}

/** The password is public, because a demo store is only for trying the program. */
export const demoPassword = demoAccount.password;

export const demoAdministrator = {
  username: 'ruth',
  email: 'ruth@example.org',
  password: demoPassword,
} as const;

const journey = (departureDate: CivilDate, days: number, destination: string, reason: string): Content => ({
  departureDate,
  returnDate: addDays(departureDate, days - 1),
  destination,
  reason,
});

const declarations = {
  intendsToStayInUK: true,
  goodCharacter: true,
  lifeInUKPassed: true,
  englishLanguageProof: true,
};

/** Three people whose records together show every state on any date. @param today in London */
export function demoPeople(today: CivilDate): readonly DemoPerson[] {
  return [amara(today), mei(today), luca(today)];
}

/** Five years are over; the visa ends soon; 160 days away in the last twelve months. */
function amara(today: CivilDate): DemoPerson {
  const arrival = addDays(addYears(today, -5), -20);
  const familyArrival = addYears(addDays(arrival, 100), 1);
  return {
    username: 'amara',
    firstName: 'Amara',
    lastName: 'Okafor',
    summary: 'eligible for ILR, near the limit of days away, visa expiring, tasks overdue, a family',
    profile: { ...declarations, hasILR: false, maritalStatus: 'married', marriedToBritishCitizen: false },
    personal: {
      firstName: 'Amara',
      lastName: 'Okafor',
      dateOfBirth: '1989-06-14',
      nationality: 'nigeria',
      countryOfBirth: 'nigeria',
      passportNumber: 'A01234567',
      addressLine1: '7 Harbour Street',
      city: 'Bristol',
      postalCode: 'BS1 5TR',
      country: 'united_kingdom',
      phone: '+44 117 496 0000',
      emergencyContact: {
        name: 'Ngozi Okafor',
        relationship: 'sister',
        phone: '+44 117 496 0001',
        email: '',
      },
    },
    visa: {
      currentVisaType: 'skilled_worker',
      visaStartDate: arrival,
      visaExpiryDate: addDays(today, 40),
      brpExpiryDate: '2024-12-31',
      hasILR: false,
    },
    earlierVisas: [
      { visaType: 'student', startDate: addYears(arrival, -3), endDate: addDays(arrival, -400) },
    ],
    dependants: [
      {
        firstName: 'Chidi',
        lastName: 'Okafor',
        dateOfBirth: addYears(today, -7),
        relationship: 'child',
        nationality: 'nigeria',
        currentVisaType: 'dependent',
        visaStartDate: arrival,
        visaExpiryDate: addDays(today, 40),
        bornInUk: false,
        british: false,
        ukEntryDate: arrival,
        travelsWith: 'me',
      },
      {
        firstName: 'Emeka',
        lastName: 'Okafor',
        dateOfBirth: '1987-02-03',
        relationship: 'spouse',
        nationality: 'nigeria',
        currentVisaType: 'dependent',
        // He has dates of his own: he came later, travels alone, and settles later.
        visaStartDate: familyArrival,
        visaExpiryDate: addDays(addYears(familyArrival, 5), -1),
        bornInUk: false,
        british: false,
        ukEntryDate: addDays(familyArrival, 12),
        travelsWith: 'own',
        ownJourneys: [
          { departureDate: addDays(today, -150), returnDate: addDays(today, -131), destination: 'Nigeria' },
        ],
      },
      {
        firstName: 'Adaeze',
        lastName: 'Okafor',
        relationship: 'child',
        dateOfBirth: addDays(addYears(today, -2), 30),
        nationality: 'nigeria',
        currentVisaType: 'dependent',
        visaStartDate: addYears(today, -1),
        visaExpiryDate: addDays(addYears(familyArrival, 5), -1),
        bornInUk: true,
        british: false,
        travelsWith: 'own',
      },
    ],
    journeys: [
      journey(addDays(today, -340), 60, 'Nigeria', 'family'),
      journey(addDays(today, -220), 60, 'Nigeria', 'family'),
      journey(addDays(today, -90), 40, 'Ghana', 'business'),
      journey(addYears(today, -3), 21, 'Portugal', 'holiday'),
    ],
    tasks: [
      task('Collect payslips of the last six months', 'document', 'high', addDays(today, -12)),
      {
        ...task('Book the biometrics appointment', 'appointment', 'medium', addDays(today, 9)),
        stage: 'in_progress',
      },
      task('Fill in the ILR form', 'application', 'high', addDays(today, 25)),
      { ...task('Pass the Life in the UK test', 'other', 'low', addDays(today, -90)), stage: 'completed' },
    ],
    documents: [
      document('Passport', 'identity', 'passport', addYears(today, 3)),
      document('Visa letter', 'visa', 'visa_letter', addDays(today, 40), 'expiring_soon'),
      document('Former passport', 'identity', 'passport', addYears(today, -1)),
    ],
  };
}

/** Six journeys whose travel days alone bring twelve months over the limit. */
function mei(today: CivilDate): DemoPerson {
  const arrival = addDays(addYears(today, -5), -60);
  const renewed = addYears(arrival, 3);
  return {
    username: 'mei',
    firstName: 'Mei',
    lastName: 'Chen',
    summary:
      'within the limit only while travel days are left out, as the Home Office does; a wait for a visa',
    profile: { ...declarations, hasILR: false, maritalStatus: 'single', marriedToBritishCitizen: false },
    personal: {
      firstName: 'Mei',
      lastName: 'Chen',
      dateOfBirth: '1993-11-02',
      nationality: 'singapore',
      countryOfBirth: 'singapore',
      passportNumber: 'K1234567E',
      addressLine1: 'Flat 3',
      addressLine2: '20 Mill Lane',
      city: 'Leeds',
      postalCode: 'LS1 4AP',
      country: 'united_kingdom',
    },
    visa: {
      currentVisaType: 'global_talent',
      endorsedBy: 'exceptional_promise',
      visaStartDate: renewed,
      appliedInTime: 'yes',
      visaExpiryDate: addYears(today, 2),
      hasILR: false,
    },
    // The wait for the next visa, which was applied for in time, breaks nothing.
    earlierVisas: [{ visaType: 'global_talent', startDate: arrival, endDate: addDays(renewed, -50) }],
    dependants: [],
    journeys: [12, 10, 8, 6, 4, 2].map((months) =>
      journey(addDays(addMonths(today, -months), 10), 31, months > 6 ? 'Singapore' : 'Germany', 'business'),
    ),
    tasks: [task('Ask the employer for a letter', 'document', 'medium', addDays(today, 30))],
    documents: [document('Employment contract', 'employment', 'employment_contract', null)],
  };
}

/** Settled for more than a year: citizenship is what comes next. */
function luca(today: CivilDate): DemoPerson {
  const granted = addDays(addYears(today, -1), -45);
  const arrival = addYears(granted, -5);
  return {
    username: 'luca',
    firstName: 'Luca',
    lastName: 'Ferrari',
    summary: 'ILR granted more than a year ago, citizenship next; a child who can be registered as British',
    profile: {
      ...declarations,
      hasILR: true,
      ilrGrantDate: granted,
      maritalStatus: 'married',
      marriedToBritishCitizen: true,
    },
    personal: {
      firstName: 'Luca',
      lastName: 'Ferrari',
      dateOfBirth: '1985-04-23',
      nationality: 'italy',
      countryOfBirth: 'italy',
      passportNumber: 'YA1234567',
      addressLine1: '2 Castle Terrace',
      city: 'Edinburgh',
      postalCode: 'EH1 2EL',
      country: 'united_kingdom',
    },
    visa: {
      currentVisaType: 'spouse',
      visaStartDate: arrival,
      visaExpiryDate: addDays(granted, 60),
      hasILR: true,
      ilrGrantDate: granted,
    },
    earlierVisas: [],
    dependants: [
      // Born here before Luca settled, so that registration is open to her now.
      {
        firstName: 'Giulia',
        lastName: 'Ferrari',
        relationship: 'child',
        nationality: 'italy',
        dateOfBirth: addYears(granted, -3),
        bornInUk: true,
        british: false,
        travelsWith: 'me',
        // She is the child of an earlier partner.
        otherParentStatus: 'neither',
      },
    ],
    journeys: [
      journey(addDays(today, -200), 15, 'Italy', 'holiday'),
      journey(addDays(today, -500), 20, 'Italy', 'family'),
    ],
    tasks: [task('Choose two referees', 'application', 'medium', addDays(today, 45))],
    documents: [
      document('Life in the UK certificate', 'tests', 'life_in_uk_certificate', null),
      document('Passport', 'identity', 'passport', addDays(today, 20), 'expiring_soon'),
    ],
  };
}

function task(title: string, category: string, priority: string, dueDate: CivilDate): Content {
  return { title, category, priority, stage: 'pending', dueDate };
}

function document(
  title: string,
  category: string,
  documentType: string,
  expiryDate: CivilDate | null,
  status = 'valid',
): DemoDocument {
  return {
    fields: {
      title,
      category,
      documentType,
      stage: 'ilr',
      status,
      ...(expiryDate === null ? {} : { expiryDate }),
    },
    fileName: `${title.toLowerCase()}.pdf`,
    text: `${title} - a made-up document`,
  };
}
