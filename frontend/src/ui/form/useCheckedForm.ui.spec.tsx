import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
});
