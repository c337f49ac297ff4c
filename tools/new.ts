import { ENDPOINTS } from '@errand/contract';
import { findClash, parseEndpointName } from './new/slice.ts';
import { writeEndpoint } from './new/write.ts';
import { ROOT, run } from './run.ts';

/**
 * `npm run new -- endpoint orders.reorder [--page]` writes the slice of an endpoint from the contract to its test, and
 * with `--page` a page with its texts. The result passes `npm run check`; the output names the steps that are left.
 */
const [kind, text = '', ...flags] = process.argv.slice(2);
const name = kind === 'endpoint' ? parseEndpointName(text) : null;
if (!name) {
  console.log(
    'Usage: npm run new -- endpoint <feature>.<verb> [--page], for example: endpoint orders.reorder --page',
  );
  process.exit(1);
}
const clash = findClash(name, ENDPOINTS);
if (clash) {
  console.log(
    `The endpoint ${clash.name} (${clash.method} ${clash.path}) exists already: choose another verb.`,
  );
  process.exit(1);
}

const withPage = flags.includes('--page');
const { feature, verb, kebab } = name;
const files = writeEndpoint(ROOT, name, { page: withPage, endpoints: ENDPOINTS });
for (const file of files) console.log(`wrote ${file}`);
await run('biome', ['check', '--write', ...files.map((file) => file.replace(' (extended)', ''))]);
console.log(`Steps left:
- correct method, path, access, body, errors, description and example of ${verb} in packages/contract/src/${feature}.ts; apps/api/src/platform/openapi/addresses.txt pins method and path
- replace the response in apps/api/src/features/${feature}/${kebab}.service.ts, and name the guarantee in the test`);
if (withPage) console.log(`- translate the Arabic title in apps/web/app/texts/ar/${feature}.json`);
