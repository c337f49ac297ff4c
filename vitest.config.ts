import { globSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const RULES = '{packages,tools,apps/server,apps/web,apps/console}/**/*.test.{ts,tsx}';
const PRODUCT = [
  'apps/server/src/{start,failing-start,killed-worker,own-shop,second-brand}.test.ts',
  'apps/server/src/database/*.test.ts',
  'apps/server/src/backup/*.test.ts',
  'apps/server/src/commands/*.test.ts',
  'packages/embedded-postgres/src/*.test.ts',
];
const SETUP = ['./test/restore-stubs.ts', './test/console-errors.ts'];
const IGNORED = ['**/node_modules/**', '**/build/**', '**/e2e/**'];

/** A mocked module stays mocked in all that has imported it, so these files share a process without its modules. */
const MOCKING = globSync(RULES, { cwd: import.meta.dirname, exclude: IGNORED }).filter((file) =>
  /\bvi\.(mock|resetModules)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

/**
 * Node imports the files of a group itself, without a transformation by Vite: none of them mocks a module or has JSX. Only
 * so the global setup of the API finds the PostgreSQL that the product brings.
 */
const NATIVE_IMPORTS = { viteModuleRunner: false, nodeLoader: false };

/** Files share a process and its imported modules unless a group says otherwise: importing took most of the time. */
function group(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      isolate: false,
      setupFiles: SETUP,
      execArgv: ['--import', pathToFileURL(`${import.meta.dirname}/test/quick-imports.js`).href],
      // They end tests that hang. A machine that is busy with something else must not reach them.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      ...test,
      exclude: [...IGNORED, ...(test?.exclude ?? [])],
    },
  };
}

/** Files that start PostgreSQL and the product mostly wait, so they run first, beside the others. */
class ProductFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method
    const sorted = await super.sort(files);
    return [...sorted.filter(isProduct), ...sorted.filter((file) => !isProduct(file))];
  }
}

function isProduct({ project }: TestSpecification): boolean {
  return project.name === 'product';
}

export default defineConfig({
  test: {
    pool: 'forks',
    // `npm run conformance` finds the requirements of a test above its line.
    includeTaskLocation: true,
    // One more than the cores: a file that waits for the database or a process leaves its core to another.
    maxWorkers: os.availableParallelism() + 1,
    sequence: { sequencer: ProductFirst },
    projects: [
      group('rules', { include: [RULES], exclude: [...MOCKING, ...PRODUCT] }),
      group('mocking', { include: MOCKING, setupFiles: [...SETUP, './test/reset-modules.ts'] }),
      group('product', {
        include: PRODUCT,
        globalSetup: ['./test/demo-folder.ts'],
        experimental: NATIVE_IMPORTS,
      }),
      group('api', {
        include: ['apps/api/**/*.test.ts'],
        experimental: NATIVE_IMPORTS,
        globalSetup: ['./test/global-setup.ts'],
      }),
    ],
  },
});
