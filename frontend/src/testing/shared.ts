import type { UserResponse } from '@settlewise/contract/accounts';
import type { DocumentResponse } from '@settlewise/contract/documents';
import type {
  SharedAbsencesResponse,
  SharedRecord,
  SharedTimelineResponse,
} from '@settlewise/contract/shared';
import type { TimelineEntry } from '@settlewise/contract/timelineEntries';
import { aJourney, amina } from './builders';
import { anAbsenceSummary } from './dashboard';
import { limitChecks } from './limits';
import { aCitizenshipAnswer, anIlrProgress } from './progress';
import { serverInMemory } from './serverInMemory';

export const asOf = '2026-11-21';

/** What Amara Okafor shares with the signed-in person. */
export const amarasRecord: SharedRecord = {
  grantId: 'g1',
  name: 'Amara Okafor',
  expiresAt: '2026-12-11T00:00:00.000Z',
  expiryDate: '2026-12-10',
  alsoShares: [],
  includesIdentity: false,
  sharedAt: '2026-11-01T09:00:00.000Z',
};

/** An entry as the server answers it. */
export function anEntry(
  title: string,
  kind: TimelineEntry['kind'],
  date: string,
  rest: Partial<TimelineEntry> = {},
): TimelineEntry {
  return {
    id: title,
    kind,
    date,
    endDate: null,
    title,
    detail: null,
    isAhead: date > asOf,
    dependantId: null,
    matter: null,
    applicationId: null,
    reason: null,
    ...rest,
  };
}

export const someEntries: readonly TimelineEntry[] = [
  anEntry('ILR can be applied for', 'settlement', '2027-04-06'),
  anEntry('Passport uploaded', 'document', '2026-11-20', { detail: 'Valid until 1 May 2030' }),
  anEntry('Lisbon', 'journey', '2025-12-28', { endDate: '2026-01-04', detail: '8 days, holiday' }),
  anEntry('Skilled Worker visa began', 'visa', '2022-05-04'),
];

export const aTimeline = (entries: readonly TimelineEntry[] = someEntries): SharedTimelineResponse => ({
  record: amarasRecord,
  asOf,
  deadlines: [],
  entries: [...entries],
});

const worst = { from: '2025-03-01', to: '2026-02-28', limit: 180 };

export const someAbsences: SharedAbsencesResponse = {
  record: amarasRecord,
  asOf,
  journeys: [
    aJourney('Accra', '2025-03-01', '2025-08-30', { notes: 'To my mother', reason: 'family' }),
    aJourney('Lisbon', '2026-12-20', '2026-12-27'),
  ],
  summary: anAbsenceSummary(12, 195, {
    homeOfficeCount: {
      last12Months: { totalDays: 10, remaining: 80 },
      last5Years: { totalDays: 191, remaining: 259 },
    },
    limits: limitChecks({
      settlement: { days: 178, cautious: 183 },
      finalYear: { days: 10, cautious: 12 },
      fiveYears: { days: 191, cautious: 195 },
    }),
  }),
  period: { from: '2022-05-04', to: '2027-05-03' },
  worstTwelveMonths: {
    cautious: { ...worst, days: 183, exceeded: true },
    homeOffice: { ...worst, days: 178, exceeded: false },
  },
};

export function aSharedDocument(title: string, rest: Partial<DocumentResponse> = {}): DocumentResponse {
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description: null,
    category: 'identity',
    documentType: 'passport',
    stage: 'ilr',
    status: 'valid',
    chosenStatus: 'valid',
    expiryDate: '2030-05-01',
    issuedOn: null,
    coversFrom: null,
    coversTo: null,
    dependants: null,
    provesAddresses: null,
    uploadedAt: '2026-11-20T09:00:00.000Z',
    fileName: `${title}.pdf`,
    fileType: 'application/pdf',
    fileSize: 1536,
    ...rest,
  };
}

/** The server of somebody with whom Amara Okafor shares her record. */
export function serverWithSharedRecord({ user = amina }: { user?: UserResponse } = {}) {
  const record = amarasRecord;
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: user }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
    'GET /api/shared': () => ({ status: 200, body: [record] }),
    'GET /api/shared/g1/timeline': () => ({ status: 200, body: aTimeline() }),
    'GET /api/shared/g1/progress': () => ({
      status: 200,
      body: { record, ilr: anIlrProgress(), citizenship: aCitizenshipAnswer() },
    }),
    'GET /api/shared/g1/absences': () => ({ status: 200, body: someAbsences }),
    'GET /api/shared/g1/visa-history': () => ({
      status: 200,
      body: {
        record,
        current: {
          visaType: 'skilled_worker',
          visaTypeLabel: 'Skilled Worker',
          visaStartDate: '2022-05-04',
          visaExpiryDate: '2027-05-03',
          brpExpiryDate: null,
          hasILR: false,
          ilrGrantDate: null,
        },
        earlier: [{ id: 'v1', visaType: 'student', startDate: '2020-01-01', endDate: '2022-05-03' }],
      },
    }),
    'GET /api/shared/g1/dependants': () => ({ status: 200, body: { record, dependants: [] } }),
    'GET /api/shared/g1/documents': () => ({
      status: 200,
      body: {
        record,
        documents: [
          aSharedDocument('Passport'),
          aSharedDocument('Contract', {
            fileType: 'application/msword',
            fileName: 'Contract.doc',
            status: 'expired',
          }),
        ],
      },
    }),
  });
}
