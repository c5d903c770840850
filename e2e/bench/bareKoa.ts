/**
 * The baseline for the API, run as a separate program: Koa, PostgreSQL and JSON without sign-in, checks, events or read
 * models. `POST /rows?owner=` inserts a row, `GET /rows?owner=` lists an owner's rows, `GET /fixed` answers with JSON
 * from memory. It prints its port and exits when its standard input is closed.
 */
import { text } from 'node:stream/consumers';
import Koa from 'koa';
import pg from 'pg';

const connectionString = process.argv[2];
const pool = new pg.Pool({ connectionString, max: 10 });
await pool.query(
  `create table if not exists bare_rows (id bigint generated always as identity primary key, owner text not null, data jsonb not null)`,
);
await pool.query('create index if not exists bare_rows_of on bare_rows (owner, id)');

const fixed = Array.from({ length: 10 }, (_, id) => ({
  id,
  departureDate: '2025-03-01',
  returnDate: '2025-03-10',
  destination: 'Lisbon',
  reason: 'family',
}));

const app = new Koa();
app.use(async (context) => {
  const owner = context.query['owner'] ?? 'nobody';
  if (context.path === '/fixed') {
    context.body = fixed;
  } else if (context.method === 'POST') {
    const data = await text(context.req);
    await pool.query({
      name: 'insert',
      text: 'insert into bare_rows (owner, data) values ($1, $2)',
      values: [owner, data],
    });
    context.status = 201;
    context.body = {};
  } else {
    const answer = await pool.query({
      name: 'list',
      text: 'select id, data from bare_rows where owner = $1 order by id',
      values: [owner],
    });
    context.body = answer.rows;
  }
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
process.stdin.resume().once('end', () => process.exit(0));
