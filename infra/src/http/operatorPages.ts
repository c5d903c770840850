import type { RequestListener, ServerResponse } from 'node:http';
import type { Metrics } from '../telemetry/metrics';
import { mayRead, type MetricsAccess } from './metricsAccess';

/** `/healthz` and `/metrics` of a process without an API, with the same answers as those of the API. */
export function operatorPages(metrics: Pick<Metrics, 'scrape'>, access: MetricsAccess): RequestListener {
  return ({ method, url = '', headers }, response) => {
    const [path] = url.split('?');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const asked = method === 'GET' || method === 'HEAD' ? path : null;
    if (asked === '/healthz') {
      answer(response, 200, { status: 'alive' });
    } else if (asked !== '/metrics' || access === 'closed') {
      answer(response, 404, { message: 'There is nothing at this address.' });
    } else if (!mayRead(access, headers.authorization)) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      answer(response, 401, { message: 'This needs the token of METRICS_TOKEN.' });
    } else {
      metrics.scrape().then(
        ({ contentType, text }) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
        () => answer(response, 500, { message: 'The metrics could not be read.' }),
      );
    }
  };
}

function answer(response: ServerResponse, status: number, content: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(content));
}
