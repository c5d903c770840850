import { writtenDate } from '@settlewise/rules/assessment';
import { documentStatusWords } from '@settlewise/contract/documents';
import { relationshipOptions } from '@settlewise/contract/options';
import { wordsOfRequirement } from '@settlewise/contract/progress';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import type { CivilDate } from '@settlewise/rules/calendar';
import { firstDayTitle, type Goal } from '@settlewise/rules/progress';
import { escapeHtml } from '../../../http/escapeHtml';
import { absencesSection } from './absencesSection';
import { data, facts, link, list, section, table, type Html } from './html';
import { indexStyles } from './indexStyles';
import { formatDay, dependantName, findLabel, formatSpan, textFields } from './indexWords';
import type { Contents, FiledDocument } from './readContents';

/**
 * Renders the start page of a download: one file that works offline, with the most important facts first. All values
 * are escaped.
 */
export function renderIndexPage(contents: Contents, documents: readonly FiledDocument[]): string {
  const title = `Immigration record of ${contents.owner}`;
  const sections = [
    answerSection(contents),
    visasSection(contents),
    absencesSection(contents, documents),
    documentsSection(contents, documents),
    dependantsSection(contents),
    ...contents.lists.map(({ title: heading, file, items }) =>
      section(heading, [table(items), data(`7 ${file}.json`)]),
    ),
    identitySection(contents),
    timelineSection(contents),
  ];
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>${escapeHtml(title)}</title>
    <style>${indexStyles}</style>
  </head>
  <body>
    <main>
      <header>
        <h1>${escapeHtml(title)}</h1>
        <p>As of ${escapeHtml(writtenDate(contents.asOf))}, from Settlewise. ${
          contents.includesIdentity
            ? 'The owner allowed identity data in this download.'
            : 'The owner did not allow identity data in this download: names except the owner’s own, dates of birth, numbers of documents, addresses, and files that prove them are left out, in notes and titles too. A note that may name somebody is left out whole. Other files are as they were uploaded, and may name people.'
        }</p>
        <p>Guidance only, not legal advice. “You” in sentences is the owner of the record.</p>
      </header>
${sections.join('\n')}
    </main>
  </body>
</html>
`;
}

/** The verdict, the deciding count, and the reasons. */
function answerSection({ progress: { ilr, citizenship } }: Contents): Html {
  const isSettled = ilr.hasILR || ilr.needsNoIlr;
  const firstDay = (goal: Goal, date: CivilDate | null) => [firstDayTitle(goal), formatDay(date)] as const;
  const limits = ilr.limits.map(({ days, limit, means, decides, cautious }) => ({
    Limit: means,
    'Home Office’s count': `${days} of ${limit}`,
    'Days, travel days counted': `${cautious.days} of ${limit}`,
    'Decides now': decides ? 'Yes' : 'No',
  }));
  const travelMargin = isSettled ? citizenship.travelMargin : ilr.travelMargin;
  return section('Where it stands', [
    `<p class="verdict">${escapeHtml(isSettled ? citizenship.citizenshipStatus : ilr.ilrStatus)}</p>`,
    facts([
      ...ilr.limits
        .filter(({ decides }) => decides)
        .map((check) => [check.means, `${check.days} of ${check.limit} days`] as const),
      ...(isSettled
        ? []
        : [
            firstDay('ILR', ilr.ilrApplicationEarliestDate),
            ['Route', ilr.route?.title ?? 'Not known'] as const,
          ]),
      firstDay('citizenship', citizenship.citizenshipEligibilityDate),
    ]),
    table(limits),
    ...(travelMargin === null ? [] : [`<p>${escapeHtml(travelMargin)}</p>`]),
    '<h3>Why</h3>',
    list((isSettled ? citizenship : ilr).reasons.map(({ message }) => message)),
    '<h3>Requirements</h3>',
    table(
      (isSettled ? citizenship : ilr).requirements.map((requirement) => ({
        Requirement: requirement.title,
        State: wordsOfRequirement(requirement),
        Detail: requirement.detail,
      })),
    ),
    data('1 progress.json'),
  ]);
}

function visasSection({ visas: { current, earlier } }: Contents): Html {
  return section('Visas', [
    current === null
      ? '<p>The record names no visa for now.</p>'
      : facts([
          ['Visa now', current.visaTypeLabel ?? 'Not given'],
          ['From', formatDay(current.visaStartDate)],
          ['Until', formatDay(current.visaExpiryDate)],
          ...(current.hasILR ? [['ILR granted', formatDay(current.ilrGrantDate)] as const] : []),
          ...(current.ilrGrantedInList === null
            ? []
            : [['ILR granted, not in the profile yet', formatDay(current.ilrGrantedInList)] as const]),
          ...(current.britishSince === null
            ? []
            : [['Citizenship granted', formatDay(current.britishSince)] as const]),
        ]),
    '<h3>Earlier visas</h3>',
    table(
      earlier.map(({ visaType, startDate, endDate }) => ({
        Visa: labelOfVisaType(visaType),
        Dates: formatSpan(startDate, endDate),
      })),
    ),
    data('2 visas.json'),
  ]);
}

function documentsSection({ includesIdentity }: Contents, documents: readonly FiledDocument[]): Html {
  const omittedCount = documents.filter(({ file }) => file === null).length;
  const rows = documents.map(({ presented, presented: { title, expiryDate }, file }) => ({
    Document: file === null ? escapeHtml(title) : link(title, file),
    Status: escapeHtml(documentStatusWords(presented)),
    'Valid until': escapeHtml(expiryDate === null ? '' : writtenDate(expiryDate)),
    File: file === null ? 'Left out: identity data' : 'Included',
  }));
  return section('Documents', [
    table(rows, { escaped: true }),
    ...(includesIdentity || omittedCount === 0
      ? []
      : [
          `<p>${omittedCount} ${omittedCount === 1 ? 'file is' : 'files are'} left out. Ask the owner if you need ${omittedCount === 1 ? 'it' : 'them'}.</p>`,
        ]),
    data('4 documents.json'),
  ]);
}

function dependantsSection({ dependants: { dependants: family } }: Contents): Html {
  return section('Dependants', [
    table(
      family.map((each) => {
        const { relationship, currentVisaType, visaExpiryDate } = textFields(each);
        return {
          Dependant: dependantName(each),
          Relationship: findLabel(relationshipOptions, relationship ?? ''),
          Visa: currentVisaType === undefined ? 'Not given' : labelOfVisaType(currentVisaType),
          'Valid until': visaExpiryDate === undefined ? 'Not given' : writtenDate(visaExpiryDate),
        };
      }),
    ),
    data('5 dependants.json'),
  ]);
}

function identitySection({ identity: person }: Contents): Html {
  if (person === null) return '';
  return section('Who they are', [table([textFields(person)], { turned: true }), data('8 identity.json')]);
}

function timelineSection({ timeline: entries }: Contents): Html {
  return section('Timeline', [
    table(
      entries.map(({ date, endDate, title, detail }) => ({
        Date: endDate === null ? writtenDate(date) : formatSpan(date, endDate),
        What: title,
        Detail: detail ?? '',
      })),
    ),
    data('6 timeline.json'),
  ]);
}
