/** A trip in a calculator's form. */
export const trip = (startDate: string, endDate: string, more: Readonly<Record<string, unknown>> = {}) => ({
  startDate,
  endDate,
  ...more,
});

const ilrForm = {
  visaType: 'skilled_worker',
  visaStartDate: '2023-01-03',
  useDetailedAbsences: true,
  detailedAbsences: [trip('2024-08-01', '2024-08-10'), trip('2025-03-01', '2025-03-03')],
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
};

const citizenshipForm = {
  ukEntryDate: '2018-05-01',
  settlementDate: '2025-02-01',
  applicationDate: '2027-03-01',
  useDetailedAbsences: true,
  absenceRecords: [trip('2024-08-01', '2024-08-10')],
  ...{ physicalPresence: true, physicalPresenceExactDate: true, settlementStatus12Months: true },
  ...{ englishLanguage: true, lifeInUK: true, goodCharacter: true, intendsToContinueResiding: true },
};

const feesForm = {
  people: [{ name: 'Amina', dateOfBirth: '1990-01-01' }],
  steps: [{ item: 'ilr', route: 'skilled_worker', on: '2027-03-20' }],
};

const forms = { ilr: ilrForm, citizenship: citizenshipForm, fees: feesForm } as const;

/**
 * The request that saves a calculator's result: `aCalculation('ilr').called('My plan').asOf('2026-11-01').sent()`. By
 * default it is as of the day on which the rules' data was checked.
 */
export function aCalculation(calculator: keyof typeof forms = 'ilr') {
  let form: Readonly<Record<string, unknown>> = forms[calculator];
  let described: Readonly<Record<string, unknown>> = { calculator, calculatedOn: '2026-11-21' };
  const builder = {
    called: (title: unknown) => describing({ title }),
    asOf: (calculatedOn: unknown) => describing({ calculatedOn }),
    sending: (fields: Readonly<Record<string, unknown>>) => describing(fields),
    answering(answers: Readonly<Record<string, unknown>>) {
      form = { ...form, ...answers };
      return builder;
    },
    sent: () => ({ form, ...described }),
  };
  function describing(fields: Readonly<Record<string, unknown>>) {
    described = { ...described, ...fields };
    return builder;
  }
  return builder;
}
