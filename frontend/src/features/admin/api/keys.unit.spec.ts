import { expect, test } from 'vitest';
import { adminPathOf, answerKey, historyKey, isAboutAccess, isShownThrough } from './keys';

test.each([
  [answerKey('/overview'), '/api/admin/overview'],
  [answerKey('/streams/tasks-1?from=20'), '/api/admin/streams/tasks-1?from=20'],
  [['users', 'getList', { pagination: { page: 1 } }], '/api/admin/users'],
  [['users', 'getOne', { id: 'id-amara', meta: undefined }], '/api/admin/users/id-amara'],
])('the key %j names %s', (key, path) => {
  expect(adminPathOf(key)).toBe(path);
});

test('what an administrator has opened a record for is not asked again by itself', () => {
  expect(adminPathOf(historyKey('u1', 'l1'))).not.toMatch(/^\/api\/admin\//);
});

test('what an access to a record shows is found by its id, and what says that it is open by its path', () => {
  const shown = [historyKey('u1', 'l1'), answerKey('/users/u1/record?look=l1')];
  const access = answerKey('/users/u1/access');
  const other = [historyKey('u1', 'l2'), answerKey('/overview'), ['users', 'getOne', { id: 'l1' }]];
  for (const key of shown) expect([isShownThrough(key, 'l1'), isAboutAccess(key)]).toEqual([true, false]);
  for (const key of other) expect([isShownThrough(key, 'l1'), isAboutAccess(key)]).toEqual([false, false]);
  expect([isShownThrough(access, 'l1'), isAboutAccess(access)]).toEqual([false, true]);
});
