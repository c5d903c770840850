import { adviser } from '../../assessment/wording';
import { askedOfYou, type FormBlock } from '../question';

/**
 * Questions about the whole life. Only the person knows the answers, so they are never filled in. Each question
 * explains what it covers.
 */
const everAsked = [
  [
    'convictions',
    'Have you ever been convicted of an offence, in any country?',
    'Fines by a court, community orders and suspended sentences are convictions. So are old ones: nothing is too long ago for this form, and “spent” does not matter.',
  ],
  [
    'driving',
    'Have you ever been convicted of a driving offence, or had points on your licence?',
    'Drink-driving, no insurance, and points for a phone or for speed. Parking tickets that were paid do not belong here.',
  ],
  [
    'cautions',
    'Have you ever had a caution, a warning, a reprimand or a fixed penalty notice?',
    'From the police or another authority, in any country. A caution counts although no court was involved.',
  ],
  [
    'pending',
    'Does the police or a court look into something about you now?',
    'Charges, being on bail, a summons, or an arrest that has not come to an end.',
  ],
  [
    'civil_judgments',
    'Was there ever a civil judgment against you?',
    'Debts that a county court decided on, civil penalties, and orders against violence or harassment.',
  ],
  [
    'bankruptcy',
    'Have you ever been bankrupt, or failed to pay what you owed?',
    'Bankruptcy, an individual voluntary arrangement, a debt relief order, and in Scotland sequestration.',
  ],
  [
    'tax',
    'Have you ever not paid tax that you owed, or been fined for it?',
    'Income tax, National Insurance, VAT and council tax. Late returns with a penalty belong here, and tax abroad.',
  ],
  [
    'public_debt',
    'Do you owe money to the NHS, or for benefits or court costs?',
    'Hospital bills, benefits that you were paid by mistake and have to give back, and costs of a case against the Home Office.',
  ],
  [
    'deception',
    'Have you ever given false information or documents to an authority?',
    'In an application for a visa, for benefits or for a job, in your own name or for somebody else. Leaving something out can be deception.',
  ],
  [
    'immigration_breach',
    'Have you ever stayed without permission, or broken the conditions of a visa?',
    'Days between two visas, work that was not allowed, more hours than allowed, and benefits that the visa excluded.',
  ],
  [
    'illegal_entry',
    'Have you ever entered the UK without permission?',
    'Without a visa that you needed, in a lorry or a small boat, or with papers of somebody else. It does not matter how long ago it was.',
  ],
  [
    'refusals',
    'Has a visa ever been refused or cancelled, or were you told to leave a country?',
    'In any country, also where you won the appeal or the application was made again.',
  ],
  [
    'terrorism',
    'Have you ever had to do with terrorism or extremism?',
    'Acts, support, money, or praise of them in words or online.',
  ],
  [
    'war_crimes',
    'Have you ever had to do with war crimes, crimes against humanity or genocide?',
    'As a soldier, in a government, a court, the police or a militia: the question is about what was done, and by whom.',
  ],
  [
    'other_conduct',
    'Is there anything else that speaks against your good character?',
    'The question is wide on purpose. What an authority can find out by itself is better said here.',
  ],
] as const;

/** A person should get advice before answering yes. */
export const characterAdvice = `Answer every question yourself, for your whole life and every country. Where one may be a yes, ask ${adviser} before you send the form: what is left out can be worse than what is said.`;

export const characterBlock: FormBlock = {
  id: 'character',
  title: 'Have you ever …',
  questions: everAsked.map(([id, text, help]) =>
    askedOfYou({ id: `ever_${id}`, text, help, format: 'yes_no' }),
  ),
};
