import { escapeHtml } from '../../http/escapeHtml';
import type { Audience } from '../audience';
import type { Content, OpenApiDocument, Operation, Parameter, Response } from '../types';
import { createAnchor, renderSchema } from './schemaText';
import { styles } from './styles';

const titles: Readonly<Record<Audience, string>> = {
  everybody: 'The calls of the API',
  administrators: 'The calls for administrators',
};
const addresses: Readonly<Record<Audience, string>> = {
  everybody: '/api/openapi.json',
  administrators: '/api/admin/openapi.json',
};

interface Listed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/**
 * Renders the document as one page without scripts. Each call can be expanded, also by keyboard. ADR 0028 tells why no existing
 * viewer is used.
 */
export function renderDocumentPage(document: OpenApiDocument, audience: Audience): string {
  const title = titles[audience];
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Listed => ({ method, path, operation })),
  );
  const groups = document.tags.map(({ name }, index) => ({
    name,
    anchor: `group-${index + 1}`,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const contents = [...groups, { name: 'Shapes', anchor: 'shapes' }];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – Settlewise</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<header>
<h1>${title}</h1>
<p>${renderText(document.info.description)}</p>
<p>For programs: <a href="${addresses[audience]}">${addresses[audience]}</a> (OpenAPI ${document.openapi}).</p>
<nav aria-label="On this page"><ul>
${contents.map(({ name, anchor }) => `<li><a href="#${anchor}">${escapeHtml(name)}</a></li>`).join('\n')}
</ul></nav>
</header>
<main id="main" tabindex="-1">
${groups
  .map(
    (group) => `<section aria-labelledby="${group.anchor}">
<h2 id="${group.anchor}">${escapeHtml(group.name)}</h2>
${group.calls.map(renderCall).join('\n')}
</section>`,
  )
  .join('\n')}
<section aria-labelledby="shapes">
<h2 id="shapes">Shapes</h2>
<p>What is sent and answered. A field with a question mark can be left out.</p>
${Object.entries(document.components.schemas)
  .map(([name, schema]) => {
    const text = `<pre><code>${renderSchema(schema)}</code></pre>`;
    return `<div class="shape" id="${createAnchor(name)}"><h3>${escapeHtml(name)}</h3>${text}</div>`;
  })
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

function renderCall({ method, path, operation }: Listed): string {
  const { summary, description, security, parameters, requestBody, responses } = operation;
  return `<details id="${operation.operationId}">
<summary><h3><code class="path"><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code></h3> ${renderText(summary)}</summary>
${description === undefined ? '' : `<p>${renderText(description)}</p>`}
<p>${security.length === 0 ? 'Open to everybody.' : 'Needs a session.'}</p>
${parameters.length === 0 ? '' : `<h4>Parameters</h4><ul>${parameters.map(renderParameter).join('')}</ul>`}
${requestBody === undefined ? '' : `<h4>What is sent</h4>${renderContent(requestBody.content)}`}
<h4>Answers</h4>
<ul>${Object.entries(responses).map(renderAnswer).join('')}</ul>
</details>`;
}

function renderParameter({ name, in: place, required, description, schema, content }: Parameter): string {
  const shape = schema ?? content?.['application/json']?.schema ?? {};
  const where =
    place === 'header' ? 'a header' : `in the ${place}${content === undefined ? '' : ', as JSON'}`;
  return `<li><code>${escapeHtml(name)}</code> (${where}${required ? ', required' : ''})${
    description === undefined ? '' : `: ${renderText(description)}`
  }<pre><code>${renderSchema(shape)}</code></pre></li>`;
}

function renderAnswer([status, { description, content }]: readonly [string, Response]): string {
  // All refusals have the same shape, which the top of the page describes.
  const shown = content === undefined || Number(status) >= 400 ? '' : renderContent(content);
  return `<li><b>${escapeHtml(status)}</b> ${renderText(description)}${shown}</li>`;
}

const renderContent = (content: Content) =>
  Object.entries(content)
    .map(([type, { schema }]) => {
      const shape = schema === undefined ? 'a file' : renderSchema(schema);
      return `<p><code>${escapeHtml(type)}</code></p><pre><code>${shape}</code></pre>`;
    })
    .join('');

/** Renders a sentence with words between backticks as code. */
const renderText = (text: string) =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
