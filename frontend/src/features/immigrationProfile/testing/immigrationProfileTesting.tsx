import type { PersonalDetailsResponse, VisaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  usePersonalDetails,
  useVisaDetails,
  useVisaHistory,
} from '../../../record/immigrationProfile/profileQueries';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { Toasts } from '../../../ui/toasts/Toasts';
import { PersonalPanel } from '../PersonalPanel';
import { VisaForm } from '../VisaForm';
import { VisaHistory } from '../VisaHistory';

export const personal: PersonalDetailsResponse = {
  nameDetails: { firstName: 'Amina', lastName: 'Khan' },
  dateOfBirth: '1992-04-12',
  nationality: 'pakistan',
  countryOfBirth: 'pakistan',
  passportNumber: 'AB1234567',
  addressDetails: {
    line1: '4 Mill Lane',
    line2: null,
    city: 'Leeds',
    state: null,
    postalCode: 'LS1 4AP',
    country: 'united_kingdom',
  },
  phone: '07700 900123',
  emergencyContact: null,
};

/** Somebody who has answered nothing yet. */
export const newPerson: PersonalDetailsResponse = {
  nameDetails: { firstName: null, lastName: null },
  dateOfBirth: null,
  nationality: null,
  countryOfBirth: null,
  passportNumber: null,
  addressDetails: { line1: null, line2: null, city: null, state: null, postalCode: null, country: null },
  phone: null,
  emergencyContact: null,
};
export const visa: VisaDetailsResponse = {
  currentVisaType: 'skilled_worker',
  visaNumber: null,
  visaStartDate: '2022-01-01',
  ukEntryDate: null,
  visaExpiryDate: '2035-01-01',
  brpNumber: 'ZX123',
  brpExpiryDate: null,
  settlementDate: null,
  hasILR: false,
  ilrGrantDate: null,
  settledAs: null,
  appliedOn: null,
  appliedInTime: null,
  gapBefore: null,
  endorsedBy: null,
  firstGrantedAs: null,
  dischargedOn: null,
  medicalDischarge: null,
  claimedOn: null,
  awaitingDecisionSince: null,
  previousVisaHistory: [],
};

export const noVisa: VisaDetailsResponse = {
  ...visa,
  currentVisaType: null,
  visaStartDate: null,
  visaExpiryDate: null,
  brpNumber: null,
};
export const student = { id: 'h1', visaType: 'student', startDate: '2018-09-01', endDate: '2020-12-31' };

export const savePersonal = 'POST /api/immigration/profile/personal';
export const saveVisa = 'POST /api/immigration/profile/visa';
export const history = '/api/immigration/profile/visa-history';

/** A signed-in person's server; what the lists answer can be changed. */
export function serverWith(kept: {
  personal?: PersonalDetailsResponse;
  visa?: VisaDetailsResponse;
  history?: unknown[];
}) {
  let entries = kept.history ?? [];
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/immigration/profile/personal': () => ({ status: 200, body: kept.personal ?? personal }),
    'GET /api/immigration/profile': () => ({ status: 200, body: kept.visa ?? visa }),
    [`GET ${history}`]: () => ({ status: 200, body: entries }),
    'GET /api/dependants': () => ({ status: 200, body: [] }),
  });
  return { ...server, keep: (changed: unknown[]) => (entries = changed) };
}

/** The page, with one of its tabs open. */
export const page = (tab?: string) =>
  openPage(`/dashboard/immigration-profile${tab === undefined ? '' : `?tab=${tab}`}`);

const ignored = () => undefined;

function Personal() {
  const { data } = usePersonalDetails();
  return data === undefined ? null : <PersonalPanel details={data} onUnsaved={ignored} />;
}

function Visa() {
  const { data } = useVisaDetails();
  return data === undefined ? null : <VisaForm visa={data} onUnsaved={ignored} />;
}

function History() {
  const { data } = useVisaHistory();
  return data === undefined ? null : <VisaHistory entries={data} />;
}

const parts = { personal: Personal, visa: Visa, history: History };

/** One part of the page by itself, with its toasts. */
export function show(part: keyof typeof parts) {
  const Part = parts[part];
  return showPiece(
    <>
      <Part />
      <Toasts />
    </>,
  );
}

export const personalForm = async () => within(await screen.findByRole('form', { name: 'Personal details' }));
export const visaForm = async () => within(await screen.findByRole('form', { name: 'Visa information' }));
type Within = Awaited<ReturnType<typeof visaForm>>;

/** What the summary of a form lists. */
export const listed = (form: Within) =>
  within(form.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** The message under a field. */
export const errorOf = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;

/** The open toast says its title and its text. */
export async function expectToast(title: string, text?: string) {
  const toast = await screen.findByText(title);
  if (text !== undefined) expect(within(toast.closest('li') ?? document.body).getByText(text)).toBeTruthy();
}
