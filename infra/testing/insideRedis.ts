import { Redis } from 'ioredis';

/** Reads all data of a Redis database, by key. */
export function everythingInRedis(url: string): Promise<ReadonlyMap<string, string>> {
  return connected(url, async (redis) => {
    const found = new Map<string, string>();
    for (const key of await redis.keys('*')) found.set(key, JSON.stringify(await contentOf(redis, key)));
    return found;
  });
}

/** Deletes all data of a Redis database. */
export async function emptyRedis(url: string): Promise<void> {
  await connected(url, (redis) => redis.flushdb());
}

async function contentOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, '0', '-1');
    case 'stream':
      return redis.xrange(key, '-', '+');
    case 'none':
      return null;
    default:
      throw new Error(`Nothing is known about the kind of ${key}`);
  }
}

async function connected<Result>(url: string, work: (redis: Redis) => Promise<Result>): Promise<Result> {
  const redis = new Redis(url);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
