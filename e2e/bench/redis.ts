import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { redisProgram } from '../cluster/installed';
import { createRedis } from '../cluster/redis';

/**
 * Runs the work with a temporary Redis, or with the one at TEST_REDIS_URL.
 * @returns false when Redis is not installed, so nothing was run
 */
export async function withRedis(work: (url: string) => Promise<void>): Promise<boolean> {
  const named = process.env['TEST_REDIS_URL'];
  if (named !== undefined) {
    await work(named);
    return true;
  }
  if (redisProgram() === null) return false;
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-bench-redis-'));
  try {
    // Redis may run under another account, which must be able to reach its folder inside this one.
    await chmod(folder, 0o711);
    const redis = await createRedis(folder);
    await redis.start();
    try {
      await work(redis.url);
    } finally {
      await redis.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}
