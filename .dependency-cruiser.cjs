/** Who may import whom (docs/map.md). `npm run check` also fails when fewer modules were looked at than exist. */
const { floorRules } = require('./tools/check/api-floors.ts');

const test = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\.?/?\\+types|.*/\\+types/)' },
    },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: test },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'contract-imports-domain-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: test },
      to: { pathNot: '^packages/(domain|contract)/src|node_modules/zod/' },
    },
    {
      name: 'embedded-postgres-imports-no-workspace',
      severity: 'error',
      from: { path: '^packages/embedded-postgres/src' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/embedded-postgres/' },
    },
    {
      name: 'only-the-server-starts-postgres',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^(apps/server|packages/embedded-postgres)/' },
      to: { path: '^packages/embedded-postgres/' },
    },
    {
      name: 'applications-never-meet',
      severity: 'error',
      from: { path: '^apps/(api|web|console)/' },
      to: { path: '^apps/(api|web|console|server)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'console-platform-and-blocks-know-no-feature',
      severity: 'error',
      from: { path: '^apps/console/app/(platform|blocks)/' },
      to: { path: '^apps/console/app/(features|shell)/' },
    },
    {
      name: 'console-feature-through-its-door',
      severity: 'error',
      from: { path: '^apps/console/app/features/([^/]+)/' },
      to: {
        path: '^apps/console/app/features/([^/]+)/',
        pathNot: '^apps/console/app/features/$1/|/index\\.tsx?$',
      },
    },
    {
      name: 'api-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/api/src/platform', pathNot: test },
      to: { path: '^apps/api/src/features|^apps/api/seed' },
    },
    ...floorRules(),
    {
      name: 'api-feature-through-its-door',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/' },
      to: {
        path: '^apps/api/src/features/([^/]+)/',
        pathNot: '^apps/api/src/features/$1/|/index\\.ts$|\\.(tables|views)\\.ts$',
      },
    },
    {
      name: 'views-import-tables-only',
      severity: 'error',
      from: { path: '\\.views\\.ts$' },
      to: { path: '^apps/api/src/features/', pathNot: '\\.(tables|views)\\.ts$' },
    },
    {
      name: 'api-source-imports-no-seed-or-test',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: test },
      to: { path: '^apps/api/(seed|test)' },
    },
    {
      name: 'routes-reach-no-queries',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.(queries|tables)\\.ts$' },
    },
    {
      name: 'queries-reach-no-service',
      severity: 'error',
      from: { path: '\\.queries\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'web-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/app/platform/' },
      to: { path: '^apps/web/app/(features|shell)/' },
    },
    {
      name: 'ui-imports-client-domain-and-libraries',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(ui|client|domain)/' },
    },
    {
      name: 'client-imports-contract-and-domain',
      severity: 'error',
      from: { path: '^packages/client/src' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(client|contract|domain)/' },
    },
    {
      name: 'web-feature-through-its-door',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/([^/]+)/', pathNot: '^apps/web/app/features/$1/|/index\\.tsx?$' },
    },
    {
      // Their cards show its heart. The drawer that lists the wishes with those cards is in the shell.
      name: 'web-wishlist-imports-no-card',
      severity: 'error',
      from: { path: '^apps/web/app/features/wishlist/' },
      to: { path: '^apps/web/app/features/(catalog|stores|rental)/' },
    },
    {
      name: 'web-pages-are-leaves',
      severity: 'error',
      from: { path: '^apps/web/app' },
      // A style sheet beside a page is imported by the page and its parts.
      to: { path: '^apps/web/app/features/[^/]+/routes/', pathNot: '\\.css$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)build/|\\.react-router|/e2e/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts', '.css', '.svg', '.webp'],
    },
  },
};
