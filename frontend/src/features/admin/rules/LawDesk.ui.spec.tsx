import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serverWithAdministrator } from '../../../testing/admin';
import { aLawDesk, anAdminLawNotice } from '../../../testing/operations';
import { setField } from '../../../testing/setField';
import { showPiece } from '../../../testing/showPiece';
import { LawDesk } from './LawDesk';

const path = '/api/admin/rules/law';
const typed = {
  title: 'A made-up rule',
  text: 'It says something.',
  day: '2026-11-20',
  standing: 'announced',
  sourceTitle: 'A page',
  sourceUrl: 'https://www.gov.uk/page',
  concerns: ['skilled_worker'],
};
const preview = {
  people: 12,
  alert: { title: 'Announced, not the law: A made-up rule', message: 'It says something. It was announced.' },
  code: 'abc',
};

let server: ReturnType<typeof serverWithAdministrator>;
beforeEach(() => {
  server = serverWithAdministrator();
  server.on(`GET ${path}`, () => ({ status: 200, body: aLawDesk({ notices: [anAdminLawNotice()] }) }));
  server.on(`POST ${path}/preview`, () => ({ status: 200, body: preview }));
});

const desk = async () => within(await screen.findByRole('region', { name: 'Notices about the law' }));
const dialog = () => within(screen.getByRole('dialog'));

describe('A notice about the law', () => {
  it('is typed, counted and read as people will read it, and then published as it was previewed', async () => {
    server.on(`POST ${path}/notices`, () => ({ status: 201, body: anAdminLawNotice() }));
    const { person } = showPiece(<LawDesk />);
    await person.click((await desk()).getByRole('button', { name: 'Write a notice' }));
    setField(dialog().getByLabelText('Title'), typed.title);
    setField(dialog().getByLabelText('Text'), typed.text);
    setField(dialog().getByLabelText('Source: name'), typed.sourceTitle);
    setField(dialog().getByLabelText('Source: link'), typed.sourceUrl);
    await person.selectOptions(dialog().getByLabelText('Standing'), 'announced');
    setField(dialog().getByLabelText('Announced on, or in force since'), '20 November 2026');
    await person.click(dialog().getByRole('checkbox', { name: 'Skilled Worker' }));
    await person.click(dialog().getByRole('button', { name: 'Show the preview' }));

    expect(await dialog().findByText('12 people')).toBeTruthy();
    expect(dialog().getByText(preview.alert.title)).toBeTruthy();
    expect(dialog().getByText(preview.alert.message)).toBeTruthy();
    expect(server.requests(`POST ${path}/preview`)[0]?.body).toEqual(typed);
    expect(server.requests(`POST ${path}/notices`)).toEqual([]);
    await person.click(dialog().getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests(`POST ${path}/notices`)[0]?.body).toEqual({ ...typed, code: 'abc' });
  });

  it('says at its field what is missing, and asks nothing of the server', async () => {
    const { person } = showPiece(<LawDesk />);
    await person.click((await desk()).getByRole('button', { name: 'Write a notice' }));
    setField(dialog().getByLabelText('Source: link'), 'http://example.org');
    await person.click(dialog().getByRole('button', { name: 'Show the preview' }));
    expect(await dialog().findAllByText('Enter a title')).not.toEqual([]);
    for (const message of ['Enter a link that begins with https://', 'Choose whom it concerns'])
      expect(dialog().getAllByText(message)).not.toEqual([]);
    expect(server.requests(`POST ${path}/preview`)).toEqual([]);
  });

  it('is corrected with its words in the form, which the preview leads back to', async () => {
    const { id } = anAdminLawNotice();
    server.on(`POST ${path}/notices/${id}/correct`, () => ({ status: 200, body: anAdminLawNotice() }));
    const { person } = showPiece(<LawDesk />);
    await person.click((await desk()).getByRole('button', { name: /A made-up rule/ }));
    await person.click(screen.getByRole('button', { name: 'Correct: A made-up rule' }));
    await person.click(dialog().getByRole('button', { name: 'Show the preview' }));
    await person.click(await dialog().findByRole('button', { name: 'Change the text' }));
    setField(dialog().getByLabelText('Text'), 'Better words.');
    await person.click(dialog().getByRole('button', { name: 'Show the preview' }));
    await person.click(await dialog().findByRole('button', { name: 'Publish the correction' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests(`POST ${path}/notices/${id}/correct`)[0]?.body).toEqual({
      ...typed,
      text: 'Better words.',
      code: 'abc',
    });
  });

  it('is withdrawn for a reason', async () => {
    const { id } = anAdminLawNotice();
    server.on(`POST ${path}/notices/${id}/withdraw`, () => ({ status: 200, body: anAdminLawNotice() }));
    const { person } = showPiece(<LawDesk />);
    await person.click((await desk()).getByRole('button', { name: /A made-up rule/ }));
    await person.click(screen.getByRole('button', { name: 'Withdraw: A made-up rule' }));
    setField(dialog().getByLabelText('Reason'), 'It was not so');
    await person.click(dialog().getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(server.requests(`POST ${path}/notices/${id}/withdraw`)[0]?.body).toEqual({
        reason: 'It was not so',
      }),
    );
  });
});

describe('A source of the rules', () => {
  it('is recorded as read today in a second step', async () => {
    vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
    server.on(`POST ${path}/readings`, () => ({ status: 200, body: aLawDesk() }));
    const { person } = showPiece(<LawDesk />);
    await person.click((await desk()).getByText('Sources: 1 of 2 are to be read again'));
    await person.click(screen.getByRole('button', { name: /^Immigration Rules/ }));
    await person.click(screen.getByRole('button', { name: 'Read today, still the same: Immigration Rules' }));
    expect(dialog().getByText(/every part of the Immigration Rules/)).toBeTruthy();
    expect(server.requests(`POST ${path}/readings`)).toEqual([]);
    await person.click(dialog().getByRole('button', { name: 'Record the reading' }));
    await waitFor(() =>
      expect(server.requests(`POST ${path}/readings`)[0]?.body).toEqual({
        sources: ['immigrationRulesIndex'],
        readOn: '2026-11-21',
      }),
    );
  });
});
