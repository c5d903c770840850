import { Redis } from 'ioredis';

/** Reads all data of a Redis database, by key. */
export function readRedis(url: string): Promise<ReadonlyMap<string, string>> {
  return withRedis(url, async (redis) => {
    const found = new Map<string, string>();
    for (const key of await redis.keys('*')) found.set(key, JSON.stringify(await readValue(redis, key)));
    return found;
  });
}

/** Deletes all data of a Redis database. */
export async function clearRedis(url: string): Promise<void> {
  await withRedis(url, (redis) => redis.flushdb());
}

async function readValue(redis: Redis, key: string): Promise<unknown> {
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

async function withRedis<Result>(url: string, work: (redis: Redis) => Promise<Result>): Promise<Result> {
  const redis = new Redis(url);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
