import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { showPiece } from '../../testing/showPiece';
import { Button } from '../Button';
import { ErrorSummary } from './ErrorSummary';
import { TextField } from './TextField';
import { useCheckedForm } from './useCheckedForm';

const missing = (what: string) => z.string().min(1, `${what} is missing`);

/** A form whose page has another order than its fields, and has one of them nowhere. */
function TownFirst() {
  const { field, submit, summary } = useCheckedForm({
    schema: z.object({ elsewhere: missing('Elsewhere'), street: missing('Street'), town: missing('Town') }),
    fields: ['elsewhere', 'street', 'town'],
    defaultValues: { elsewhere: '', street: '', town: '' },
  });
  return (
    <form noValidate onSubmit={submit(() => Promise.resolve())}>
      <ErrorSummary {...summary} />
      <TextField label="Town" {...field('town')} />
      <TextField label="Street" {...field('street')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

describe('What has to be put right in a form', () => {
  it('is listed in the order of the page, and last what is not on it', async () => {
    const { person } = showPiece(<TownFirst />);
    await person.click(screen.getByRole('button', { name: 'Send' }));
    const problems = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Town is missing',
      'Street is missing',
      'Elsewhere is missing',
    ]);
  });

  it('takes the focus, and each entry leads to its field', async () => {
    const { person } = showPiece(<TownFirst />);
    await person.click(screen.getByRole('button', { name: 'Send' }));
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    await person.click(within(summary).getByRole('link', { name: 'Street is missing' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Street'));
  });
});

it('lists each problem once where several lead to one field', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const both = ['Town is missing', 'Town is not in the UK'].map((message) => ({ fieldId: 'town', message }));
  showPiece(<ErrorSummary problems={both} attempt={1} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Town is missing',
    'Town is not in the UK',
  ]);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

const town = z.object({ town: missing('Town') });

/** A form whose schema is loaded. @param load how */
function Loaded({ load, sent }: { load: () => Promise<typeof town>; sent: (town: string) => void }) {
  const { field, submit, summary } = useCheckedForm({
    schema: load,
    fields: ['town'],
    defaultValues: { town: '' },
  });
  return (
    <form noValidate onSubmit={submit((checked) => Promise.resolve(sent(checked.town)))}>
      <ErrorSummary {...summary} />
      <TextField label="Town" {...field('town')} />
      <Button type="submit">Send</Button>
    </form>
  );
}

describe('A form whose schema is loaded', () => {
  it('loads it at the first touch, and checks with it', async () => {
    let loads = 0;
    const load = () => {
      loads += 1;
      return Promise.resolve(town);
    };
    const sent: string[] = [];
    const { person } = showPiece(<Loaded load={load} sent={(name) => sent.push(name)} />);
    expect(loads).toBe(0);
    await person.click(screen.getByRole('textbox', { name: 'Town' }));
    expect(loads).toBe(1);
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Town is missing');
    await person.type(screen.getByRole('textbox', { name: 'Town' }), 'Leeds');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual(['Leeds']);
  });

  it('says so where it does not come, keeps what was typed, and sends it once it is there', async () => {
    let isOffline = true;
    const load = () => (isOffline ? Promise.reject(new TypeError('offline')) : Promise.resolve(town));
    const sent: string[] = [];
    const { person } = showPiece(<Loaded load={load} sent={(name) => sent.push(name)} />);
    await person.type(screen.getByRole('textbox', { name: 'Town' }), 'Leeds');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here.');
    isOffline = false;
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual(['Leeds']);
  });
});
