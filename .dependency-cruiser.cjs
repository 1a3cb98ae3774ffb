/** Who may import whom; `docs/architecture.md` says why. */
const shared = ['^lib/', '^components/', '^app/', '^content/', '^source.config.ts$', '^scripts/'];

/** Where the code of the browser begins: client components, what runs before the router, and the two workers. */
const browser = [
  '\\.client\\.tsx?$',
  '^instrumentation-client\\.ts$',
  '^lib/browser/service-worker\\.ts$',
  '^components/search/orama/search\\.worker\\.ts$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(collections/|next-env)' },
    },
    {
      name: 'lib-knows-no-views',
      severity: 'error',
      comment:
        'But for the registry of components for writers, which checks, Markdown, search and the compiler of pages read, and the announcement, which a check reads.',
      from: { path: '^lib/' },
      to: {
        path: '^(components|app)/',
        pathNot: '^components/(mdx/(registry|trees|define-(component|tree))|announcement/announcement)\\.ts$',
      },
    },
    {
      name: 'lib-imports-no-react',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: 'node_modules/(react|react-dom|next)/' },
    },
    {
      name: 'server-files-say-so',
      severity: 'error',
      comment:
        "A module that uses Node's built-ins is named .server.ts; the rest of lib runs anywhere, but for the SDK that readers run.",
      from: { path: '^lib/', pathNot: '\\.server\\.ts$|^components/projects/sdk/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-files-are-imported-by-server-files',
      severity: 'error',
      comment:
        'Whatever needs a .server.ts module at run time needs the disk or the build itself, and is named so too.',
      from: { path: '^lib/', pathNot: '\\.server\\.ts$' },
      to: { path: '\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    { name: 'components-know-no-routes', severity: 'error', from: { path: '^components/' }, to: { path: '^app/' } },
    {
      name: 'client-reaches-no-server',
      severity: 'error',
      comment: 'Browser code must not import, even indirectly, a module that needs the disk or the build.',
      from: { path: browser },
      to: { path: '\\.server\\.tsx?$', reachable: true },
    },
    {
      name: 'client-carries-no-zod',
      severity: 'error',
      comment: 'Schemas and environment variables are parsed on the server; the browser gets plain values.',
      from: { path: browser },
      to: { path: '^node_modules/zod/', reachable: true },
    },
    {
      name: 'collections-enter-through-content',
      severity: 'error',
      from: { path: '^(app|components|lib|scripts)/', pathNot: '^lib/pages/' },
      to: { path: '^(\\.source/|collections/)' },
    },
    {
      name: 'config-is-a-leaf',
      severity: 'error',
      comment: 'Within lib, configuration may import only each other, i18n, errors and text.',
      from: { path: '^lib/config/' },
      to: { path: '^lib/', pathNot: '^lib/(config|i18n|errors|text)/' },
    },
    {
      name: 'service-worker-reads-no-environment',
      severity: 'error',
      from: { path: '^lib/browser/service-worker\\.ts$' },
      to: { path: '^lib/config/(env|base-path)\\.ts$', reachable: true },
    },
    {
      name: 'orama-in-search-only',
      severity: 'error',
      from: { pathNot: '^components/search/' },
      to: { path: 'node_modules/(@orama|algoliasearch|@algolia)/' },
    },
    {
      name: 'docsearch-in-search-only',
      severity: 'error',
      from: { pathNot: '^components/search/' },
      to: { path: 'node_modules/@docsearch/' },
    },
    {
      name: 'checks-are-leaves',
      severity: 'error',
      comment:
        'What a check shares with the site lives outside of the check. The checks of the contract build on those of the content.',
      from: { pathNot: '^(lib/checks|scripts|tests)/' },
      to: { path: '^lib/checks/' },
    },
    {
      name: 'nothing-imports-tests-or-scripts',
      severity: 'error',
      from: { path: shared, pathNot: '^scripts/(ensure-tools|bench)' },
      to: { path: '^(tests|scripts)/' },
    },
    { name: 'scripts-are-entry-points', severity: 'error', from: { path: '^scripts/' }, to: { path: '^scripts/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
