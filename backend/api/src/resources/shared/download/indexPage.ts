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
import { day, dependantName, labelIn, span, textFields } from './indexWords';
import type { Contents, FiledDocument } from './readContents';

/**
 * The page that a lawyer opens first: one file that needs nothing else and no network, with what decides the answer
 * first. Everything in it is text: what people typed is never markup.
 */
export function indexPage(contents: Contents, documents: readonly FiledDocument[]): string {
  const title = `Immigration record of ${contents.owner}`;
  const sections = [
    answer(contents),
    visas(contents),
    absencesSection(contents, documents),
    ofDocuments(contents, documents),
    dependants(contents),
    ...contents.lists.map(({ title: heading, file, items }) =>
      section(heading, [table(items), data(`7 ${file}.json`)]),
    ),
    identity(contents),
    timeline(contents),
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

/** The verdict, the figure that decides, and why. */
function answer({ progress: { ilr, citizenship } }: Contents): Html {
  const settled = ilr.hasILR || ilr.needsNoIlr;
  const firstDay = (goal: Goal, date: CivilDate | null) => [firstDayTitle(goal), day(date)] as const;
  const limits = ilr.limits.map(({ days, limit, means, decides, cautious }) => ({
    Limit: means,
    'Home Office’s count': `${days} of ${limit}`,
    'Days, travel days counted': `${cautious.days} of ${limit}`,
    'Decides now': decides ? 'Yes' : 'No',
  }));
  const says = settled ? citizenship.travelMargin : ilr.travelMargin;
  return section('Where it stands', [
    `<p class="verdict">${escapeHtml(settled ? citizenship.citizenshipStatus : ilr.ilrStatus)}</p>`,
    facts([
      ...ilr.limits
        .filter(({ decides }) => decides)
        .map((check) => [check.means, `${check.days} of ${check.limit} days`] as const),
      ...(settled
        ? []
        : [
            firstDay('ILR', ilr.ilrApplicationEarliestDate),
            ['Route', ilr.route?.title ?? 'Not known'] as const,
          ]),
      firstDay('citizenship', citizenship.citizenshipEligibilityDate),
    ]),
    table(limits),
    ...(says === null ? [] : [`<p>${escapeHtml(says)}</p>`]),
    '<h3>Why</h3>',
    list((settled ? citizenship : ilr).reasons.map(({ message }) => message)),
    '<h3>Requirements</h3>',
    table(
      (settled ? citizenship : ilr).requirements.map((requirement) => ({
        Requirement: requirement.title,
        State: wordsOfRequirement(requirement),
        Detail: requirement.detail,
      })),
    ),
    data('1 progress.json'),
  ]);
}

function visas({ visas: { current, earlier } }: Contents): Html {
  return section('Visas', [
    current === null
      ? '<p>The record names no visa for now.</p>'
      : facts([
          ['Visa now', current.visaTypeLabel ?? 'Not given'],
          ['From', day(current.visaStartDate)],
          ['Until', day(current.visaExpiryDate)],
          ...(current.hasILR ? [['ILR granted', day(current.ilrGrantDate)] as const] : []),
          ...(current.ilrGrantedInList === null
            ? []
            : [['ILR granted, not in the profile yet', day(current.ilrGrantedInList)] as const]),
          ...(current.britishSince === null
            ? []
            : [['Citizenship granted', day(current.britishSince)] as const]),
        ]),
    '<h3>Earlier visas</h3>',
    table(
      earlier.map(({ visaType, startDate, endDate }) => ({
        Visa: labelOfVisaType(visaType),
        Dates: span(startDate, endDate),
      })),
    ),
    data('2 visas.json'),
  ]);
}

function ofDocuments({ includesIdentity }: Contents, documents: readonly FiledDocument[]): Html {
  const kept = documents.filter(({ file }) => file === null).length;
  const rows = documents.map(({ presented, presented: { title, expiryDate }, file }) => ({
    Document: file === null ? escapeHtml(title) : link(title, file),
    Status: escapeHtml(documentStatusWords(presented)),
    'Valid until': escapeHtml(expiryDate === null ? '' : writtenDate(expiryDate)),
    File: file === null ? 'Left out: identity data' : 'Included',
  }));
  return section('Documents', [
    table(rows, { escaped: true }),
    ...(includesIdentity || kept === 0
      ? []
      : [
          `<p>${kept} ${kept === 1 ? 'file is' : 'files are'} left out. Ask the owner if you need ${kept === 1 ? 'it' : 'them'}.</p>`,
        ]),
    data('4 documents.json'),
  ]);
}

function dependants({ dependants: { dependants: family } }: Contents): Html {
  return section('Dependants', [
    table(
      family.map((each) => {
        const { relationship, currentVisaType, visaExpiryDate } = textFields(each);
        return {
          Dependant: dependantName(each),
          Relationship: labelIn(relationshipOptions, relationship ?? ''),
          Visa: currentVisaType === undefined ? 'Not given' : labelOfVisaType(currentVisaType),
          'Valid until': visaExpiryDate === undefined ? 'Not given' : writtenDate(visaExpiryDate),
        };
      }),
    ),
    data('5 dependants.json'),
  ]);
}

function identity({ identity: who }: Contents): Html {
  if (who === null) return '';
  return section('Who they are', [table([textFields(who)], { turned: true }), data('8 identity.json')]);
}

function timeline({ timeline: entries }: Contents): Html {
  return section('Timeline', [
    table(
      entries.map(({ date, endDate, title, detail }) => ({
        Date: endDate === null ? writtenDate(date) : span(date, endDate),
        What: title,
        Detail: detail ?? '',
      })),
    ),
    data('6 timeline.json'),
  ]);
}
