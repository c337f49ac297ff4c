import { parseEndpointName } from './new/slice.ts';
import { writeEndpoint } from './new/write.ts';
import { ROOT } from './run.ts';

/**
 * `npm run new -- endpoint orders.reorder [--page]` writes the slice of an endpoint from the contract to its test, and
 * with `--page` a page with its texts. The result compiles; the output names the steps that are left.
 */
const [kind, text = '', ...flags] = process.argv.slice(2);
const name = kind === 'endpoint' ? parseEndpointName(text) : null;
if (!name) {
  console.log(
    'Usage: npm run new -- endpoint <feature>.<verb> [--page], for example: endpoint orders.reorder --page',
  );
  process.exit(1);
}

const withPage = flags.includes('--page');
const { feature, verb } = name;
for (const file of writeEndpoint(ROOT, name, { page: withPage })) console.log(`wrote ${file}`);
console.log(`Steps left:
- add the contract file to packages/contract/src/index.ts if it is new
- bind it: route(contract.${verb}, ${verb}) in apps/api/src/features/${feature}/${feature}.routes.ts, and the routes in apps/api/src/app.ts if they are new
- replace the response, and name the guarantee in the test`);
if (withPage)
  console.log(`- add the page to apps/web/app/features/${feature}/routes.ts and translate its Arabic title`);
