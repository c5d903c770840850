import { addresses } from '@settlewise/contract/collections';
import { dependantFields } from '@settlewise/contract/dependants';
import { visaDetailsFields } from '@settlewise/contract/immigrationProfile';
import { taskFormFields } from '@settlewise/contract/tasks';
import { describe, expect, it } from 'vitest';
import { formOf, requestOf, withListedChoices } from './formValues';

const today = '2026-11-21';

describe('A form of the record’s fields', () => {
  it('begins empty for a new thing, with every field', () => {
    const { fields, defaultValues } = formOf(taskFormFields, null);
    expect(fields).toEqual(Object.keys(taskFormFields));
    expect(new Set(Object.values(defaultValues))).toEqual(new Set(['']));
  });

  it('shows what was answered as text, and what was not as empty', () => {
    const { defaultValues } = formOf(dependantFields, { bornInUk: true, british: false, notes: null });
    expect(defaultValues).toMatchObject({ bornInUk: 'yes', british: 'no', notes: '', firstName: '' });
    expect(formOf(taskFormFields, { dependantId: 2 }).defaultValues.dependantId).toBe('2');
    expect(formOf(addresses.fields, { from: '2019-03' }).defaultValues.from).toBe('Mar 2019');
  });

  it('knows which fields hold a date', () => {
    expect(formOf(taskFormFields, null).dates).toEqual(['dueDate']);
  });

  it('is sent with what is empty as null, and every kind as the server reads it', () => {
    const request = requestOf(
      { ...taskFormFields, hasILR: visaDetailsFields.hasILR, from: addresses.fields.from },
      { title: 'Book', description: '  ', dependantId: '2', hasILR: 'no', from: 'March 2019' },
      today,
    );
    expect(request).toMatchObject({ title: 'Book', description: null, dependantId: 2 });
    expect(request).toMatchObject({ hasILR: false, from: '2019-03', category: null });
  });

  it('can leave out a choice that its list does not have any more', () => {
    const task = { title: 'Book', category: 'errand', priority: 'high', id: 't1' };
    expect(withListedChoices(taskFormFields, task)).toEqual({ title: 'Book', priority: 'high', id: 't1' });
  });
});
