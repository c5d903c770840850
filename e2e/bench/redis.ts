import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { redisProgram } from '../cluster/installed';
import { createRedis } from '../cluster/redis';

/**
 * Does something with a Redis that is there for it alone, or with the one that TEST_REDIS_URL names.
 * @returns false when there is none on this machine: nothing was done
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
    // It runs under an account of its own, which must get to its folder below.
    await chmod(folder, 0o711);
    const redis = await createRedis(folder);
    await redis.start();
    await work(redis.url).finally(() => redis.stop());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}
