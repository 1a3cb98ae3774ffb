/** Who may import whom; `docs/architecture.md` says why. */
const shared = ['^lib/', '^components/', '^app/', '^content/', '^packages/', '^source.config.ts$', '^scripts/'];

/** Where the code of the browser begins: client components, scripts that pages inline, what runs before the router, and the search worker. */
const browser = [
  '\\.client\\.tsx?$',
  '\\.script\\.ts$',
  '^instrumentation-client\\.ts$',
  '^components/search/orama/search\\.worker\\.ts$',
];

/** The folders of lib: each may import those before it, so that no two import each other. */
const floors = [
  'text',
  'errors',
  'i18n',
  'config',
  'formats',
  'cache',
  'browser',
  'markdown',
  'contract',
  'pages',
  'new-page',
  'translations',
  'publish',
  'checks',
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
      comment:
        'But for the registry of components for writers, which the compiler of pages, checks, Markdown and search read.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/markdown/registry\\.ts$' },
      to: { path: '^(components|app)/' },
    },
    ...floors.map((folder, index) => ({
      name: `lib-${folder}-knows-no-floor-above`,
      severity: 'error',
      from: { path: `^lib/${folder}/` },
      to: { path: `^lib/(?!(${floors.slice(0, index + 1).join('|')})/)` },
    })),
    {
      name: 'packages-stand-alone',
      comment: 'A package could be published: it knows nothing of the repository around it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { pathNot: '^(packages/$1|node_modules)/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'packages-enter-through-exports',
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: { path: '^packages/', pathNot: '^packages/[^/]+/src/[^/]+/index\\.ts$' },
    },
    {
      name: 'sandbox-core-knows-no-server-and-no-documents',
      severity: 'error',
      from: { path: '^packages/sandbox/src/core/' },
      to: { path: '^packages/sandbox/src/(build|node)/' },
    },
    {
      name: 'sandbox-runs-anywhere',
      comment: "Only its server and its command use Node's built-ins; a page runs the rest.",
      severity: 'error',
      from: { path: '^packages/sandbox/src/', pathNot: '^packages/sandbox/src/(node|cli)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-are-apart',
      comment:
        'A feature imports lib, ui and page, so that it can be deleted with its folder. Layout, docs, blog, home, not-found, mdx and what is published put features together.',
      severity: 'error',
      from: {
        path: '^components/(announcement|changelog|chat|failures|feedback|language-offer|navigation|previews|pricing|projects|reference|search|shortcuts|try-it|versions)/',
      },
      to: { path: '^components/', pathNot: '^components/((ui|page|$1)/|layout/language-link\\.)' },
    },
    {
      name: 'lib-imports-no-react',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: 'node_modules/(react|react-dom|next)/', dependencyTypesNot: ['type-only'] },
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
      to: { path: '\\.server\\.tsx?$|^packages/[^/]+/src/node/', reachable: true },
    },
    {
      name: 'inline-scripts-are-entry-points',
      severity: 'error',
      comment: 'They run where they are imported; pages inline what is bundled from them.',
      from: {},
      to: { path: '\\.script\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'inline-scripts-read-no-environment',
      severity: 'error',
      comment: "Next's bundler replaces variables of the environment; esbuild leaves `process`, which browsers lack.",
      from: { path: '\\.script\\.ts$' },
      to: { path: '^lib/config/(env|base-path)\\.ts$', reachable: true },
    },
    {
      name: 'client-carries-no-zod',
      severity: 'error',
      comment: 'Schemas and environment variables are parsed on the server; the browser gets plain values.',
      from: { path: browser },
      to: { path: '^node_modules/zod/', reachable: true },
    },
    {
      name: 'collections-enter-through-one-file',
      comment: 'The bundler gives the compiled text of a page; everything else about it is in the index of pages.',
      severity: 'error',
      from: { path: '^(app|components|lib|scripts)/', pathNot: '^lib/pages/compiled-pages\\.server\\.ts$' },
      to: { path: '^(\\.source/|collections/)' },
    },
    {
      name: 'frontmatter-has-one-parser',
      severity: 'error',
      from: { pathNot: '^lib/markdown/frontmatter\\.ts$' },
      to: { path: 'node_modules/fumadocs-core/dist/content/md/frontmatter' },
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
      from: { path: shared, pathNot: '^scripts/ensure-tools' },
      to: { path: '^(tests|scripts|bench)/' },
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
