import { describe, expect, test } from 'vitest';
import { whileWaiting } from './whileWaiting';

const waiting = {
  appliedOn: '2026-10-01',
  permissionEnds: '2026-12-31',
  absences: 'continuous_residence',
} as const;
const today = '2026-11-23';
const findMessage = (code: string, reasons: ReturnType<typeof whileWaiting>) =>
  reasons.find((reason) => reason.code === code);

describe('A person with a pending settlement application', () => {
  test('keeps the permission by law (section 3C) if it had not ended on the day of the application', () => {
    const held = findMessage('waiting_permission', whileWaiting(waiting, today));
    expect(held).toMatchObject({ standing: 'met' });
    expect(held?.message).toContain('section 3C');
    const lastDay = whileWaiting({ ...waiting, permissionEnds: '2026-10-01' }, today);
    expect(findMessage('waiting_permission', lastDay)).toMatchObject({ standing: 'met' });
  });

  test('is sent to an adviser if the permission had ended before', () => {
    const late = findMessage(
      'waiting_permission',
      whileWaiting({ ...waiting, permissionEnds: '2026-09-30' }, today),
    );
    expect(late).toMatchObject({ standing: 'against' });
    expect(late?.message).toContain('Immigration Advice Authority, formerly OISC');
  });

  test('gets both outcomes if the end of the permission is unknown', () => {
    const open = findMessage('waiting_permission', whileWaiting({ ...waiting, permissionEnds: null }, today));
    expect(open?.message).toMatch(/^If you applied before your permission ended/);
  });

  test('must not leave the Common Travel Area, which withdraws the application, except under the EU scheme', () => {
    expect(findMessage('waiting_travel', whileWaiting(waiting, today))?.message).toContain(
      'you withdraw your application',
    );
    const eu = whileWaiting({ ...waiting, absences: 'eu_settlement' }, today);
    expect(findMessage('waiting_travel', eu)?.message).toContain('does not withdraw');
  });

  test('is told that statements of a second-hand source are not confirmed', () => {
    for (const code of ['waiting_work_and_rent', 'waiting_refusal'])
      expect(findMessage(code, whileWaiting(waiting, today))?.message.toLowerCase()).toContain(
        'not confirmed',
      );
  });
});
