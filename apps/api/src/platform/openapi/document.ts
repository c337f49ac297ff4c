import { ENDPOINTS } from '@errand/contract';
import { OTHER_PATHS, WEBHOOKS } from '@errand/contract/documentation/other-paths';
import { API_DESCRIPTION, TAGS } from '@errand/contract/documentation/tags';
import { createComponents } from './components.ts';
import { operation } from './operation.ts';
import { HEADERS } from './parameters.ts';
import { errorCodesOf, errorExamples, UNLISTED } from './responses.ts';

/** The OpenAPI 3.1 document of the contract's endpoints, streams and webhooks, without its servers. */
export function openApiDocument() {
  const components = createComponents();
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, components),
    };
  }
  for (const [path, item] of Object.entries(OTHER_PATHS)) paths[path] = { ...paths[path], ...item };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Errand',
      version: '1',
      description: API_DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: WEBHOOKS,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` of a sign-in. Without it, a call is a guest’s or nobody’s.',
        },
      },
      parameters: HEADERS,
      responses: UNLISTED,
      examples: errorExamples(ENDPOINTS.flatMap(errorCodesOf)),
      schemas: components.usedBy({ paths, WEBHOOKS, UNLISTED }),
    },
  };
}
