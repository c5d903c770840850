import type { Parameter } from './parameter';
import { sources } from './sources';
import type { Unit } from './units';

const inOneLine: Unit<readonly string[]> = { key: 'professions', inWords: (names) => names.join(', ') };

/** The jobs that are a profession of a referee. They are named in few words: the list itself says who of them is meant. */
export const refereeProfessions: Parameter<readonly string[]> = {
  title: 'Professions of a referee',
  unit: inOneLine,
  rows: [
    {
      value: [
        ...['Accountant', 'Airline pilot', 'Armed forces officer', 'Articled clerk of a company'],
        ...['Assurance agent', 'Auctioneer', 'Bank official', 'Barrister', 'British Computer Society member'],
        ...['Broker', 'Building society official', 'Charity director or manager', 'Chemist', 'Chiropodist'],
        ...['Christian Science practitioner', 'Civil servant', 'Commissioner for oaths', 'Company chair'],
        ...['Company director', 'Company manager', 'Councillor', 'Dentist', 'Designated premises supervisor'],
        ...['Doctor', 'Driving instructor', 'Engineer', 'Estate agent', 'Fire service official'],
        ...['Funeral director', 'Holder of an honour, such as OBE or MBE', 'Insurance agent', 'Journalist'],
        ...[
          'Justice of the Peace',
          'Lecturer',
          'Legal executive',
          'Legal secretary',
          'Local government officer',
        ],
        ...[
          'Member of Parliament',
          'Merchant Navy officer',
          'Minister of religion',
          'Notary public',
          'Nurse',
        ],
        ...['Optician', 'Organisation chair or secretary', 'Paralegal', 'Personal licence holder'],
        ...['Personnel officer', 'Pharmacist', 'Photographer', 'Police officer', 'Post Office official'],
        ...[
          'Salvation Army officer',
          'Social worker',
          'Solicitor',
          'Surveyor',
          'Teacher',
          'Trade union officer',
        ],
        ...['Travel agent', 'Valuer', 'Warrant officer'],
      ],
      from: null,
      source: sources.refereeProfessions,
      confidence: 'secondary',
    },
  ],
};
