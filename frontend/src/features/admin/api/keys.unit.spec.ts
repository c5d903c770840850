import { expect, test } from 'vitest';
import { adminPathOf, answerKey } from './keys';

test.each([
  [answerKey('/overview'), '/api/admin/overview'],
  [answerKey('/streams/tasks-1?from=20'), '/api/admin/streams/tasks-1?from=20'],
  [['users', 'getList', { pagination: { page: 1 } }], '/api/admin/users'],
  [['users', 'getOne', { id: 'id-amara', meta: undefined }], '/api/admin/users/id-amara'],
])('the key %j names %s', (key, path) => {
  expect(adminPathOf(key)).toBe(path);
});

test('what an administrator has opened a record for is not asked again by itself', () => {
  for (const key of [
    ['admin', 'history', 'u1', 'l1'],
    ['admin', 'open look', 'u1'],
  ]) {
    expect(adminPathOf(key)).not.toMatch(/^\/api\/admin\//);
  }
});
