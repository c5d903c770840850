import type { RequestListener, ServerResponse } from 'node:http';
import type { Metrics } from '../telemetry/metrics';
import { canReadMetrics, type MetricsAccess } from './metricsAccess';

/** Serves `/healthz` and `/metrics` in a process without an API, with the same answers as the API. */
export function createOperatorPages(
  metrics: Pick<Metrics, 'scrape'>,
  access: MetricsAccess,
): RequestListener {
  return ({ method, url = '', headers }, response) => {
    const [path] = url.split('?');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const requestedPath = method === 'GET' || method === 'HEAD' ? path : null;
    if (requestedPath === '/healthz') {
      answer(response, 200, { status: 'alive' });
    } else if (requestedPath !== '/metrics' || access === 'closed') {
      answer(response, 404, { message: 'There is nothing at this address.' });
    } else if (!canReadMetrics(access, headers.authorization)) {
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
