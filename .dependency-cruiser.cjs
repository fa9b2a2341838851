// The directions of docs/architecture.md. `npm run check` also fails when fewer modules are seen than git lists.
const side = (name) => `^src/${name}/`
const WEB_NOUNS = '^src/web/(customer|salon|desk|features)/'
const test = '\\.test\\.tsx?$|/testing/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'A cycle hides which side knows which',
      { pathNot: '\\.gen\\.ts$' },
      { circular: true, viaOnly: { pathNot: '\\.gen\\.ts$' } },
    ),
    rule('resolvable', 'Every import resolves', {}, { couldNotResolve: true }),
    rule(
      'domain-is-pure',
      'The domain has no I/O and no packages',
      { path: side('domain'), pathNot: test },
      { pathNot: side('domain') },
    ),
    rule(
      'contract-knows-the-domain',
      'contract → domain',
      { path: side('contract'), pathNot: test },
      { pathNot: [side('contract'), side('domain'), 'node_modules/zod'] },
    ),
    rule(
      'messages-know-the-contract',
      'messages → contract → domain',
      { path: side('messages'), pathNot: test },
      { pathNot: [side('messages'), side('contract'), side('domain')] },
    ),
    rule(
      'platform-knows-nobody',
      'platform → nothing of ours',
      { path: side('platform') },
      { path: '^(src|database)/', pathNot: side('platform') },
    ),
    rule(
      'identity-knows-no-salons',
      'identity → platform, messages, contract',
      { path: side('identity'), pathNot: test },
      {
        path: '^(src|database)/',
        pathNot: [side('identity'), side('platform'), side('messages'), side('contract')],
      },
    ),
    rule(
      'demo-market-builds-on-rules',
      'database/demo → domain, platform, messages',
      { path: '^database/demo/', pathNot: test },
      { path: '^src/', pathNot: [side('domain'), side('platform'), side('messages')] },
    ),
    rule(
      'api-knows-no-screens',
      'api → contract, messages, domain, platform',
      { path: side('api'), pathNot: test },
      {
        path: '^(src|database)/',
        pathNot: [
          side('api'),
          side('contract'),
          side('messages'),
          side('domain'),
          side('platform'),
        ],
      },
    ),
    rule(
      'web-knows-no-server',
      'web → contract, messages, domain',
      { path: side('web'), pathNot: test },
      {
        path: '^(src|database)/',
        pathNot: [side('web'), side('contract'), side('messages'), side('domain')],
      },
    ),
    rule(
      'worker-knows-no-pages',
      'worker → messages, domain: what it knows travels with every new version',
      { path: side('worker'), pathNot: test },
      { path: '.', pathNot: [side('worker'), side('messages'), side('domain')] },
    ),
    rule(
      'browser-takes-types-from-the-contract',
      'zod costs every page more than 20 KB (docs/decisions/0004)',
      { path: side('web'), pathNot: test },
      { path: side('contract'), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'treatments-stay-on-the-server',
      'A name reaches the screen with its catalog item; all of them, which a salon chooses from, cost 20 KB',
      {
        path: [side('web'), side('contract'), side('messages')],
        pathNot: [test, '^src/web/salon/catalog/'],
      },
      { path: '^src/domain/catalog/treatments/' },
    ),
    rule(
      'routes-ask-use-cases',
      'routes → use case → policy, store',
      { path: '^src/api/[^/]+/routes\\.ts$' },
      { path: '^src/api/.*store\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'ui-knows-no-screens',
      'ui knows no features and no routes',
      { path: side('web/ui') },
      { path: [WEB_NOUNS, side('web/routes'), side('messages')] },
    ),
    rule(
      'screens-know-no-routes',
      'routes → customer, salon, desk → features → ui',
      { path: WEB_NOUNS },
      { path: side('web/routes') },
    ),
    rule(
      'features-know-no-screens',
      'features are what customer, salon and desk have in common',
      { path: side('web/features') },
      { path: '^src/web/(customer|salon|desk)/' },
    ),
    rule(
      'customer-salon-and-desk-are-apart',
      'Customer, salon and desk know nothing of each other',
      { path: '^src/web/(customer|salon|desk)/' },
      { path: '^src/web/(customer|salon|desk)/', pathNot: '^src/web/$1/' },
    ),
    rule(
      'customers-load-no-workspace',
      'No byte of salon or desk is on a page of a customer: only routes named salon or desk import them',
      { path: '^src/web/', pathNot: '^src/web/(salon|desk|testing|routes/(salon|desk))' },
      { path: '^src/web/(salon|desk)/' },
    ),
    rule(
      'folders-of-a-noun-are-private',
      'What lies in a folder of a noun is for that noun alone; what others may import lies directly in its folder',
      { path: '^src/web/((?:customer|salon|desk|features)/[^/]+|[^/]+)', pathNot: test },
      {
        path: '^src/web/(customer|salon|desk|features)/[^/]+/[^/]+/',
        pathNot: '^src/web/$1/',
      },
    ),
    {
      ...rule(
        'web-nouns-form-no-cycle',
        'Of two nouns one may know the other, never both',
        { path: '^src/web/((?:customer|salon|desk|features)/[^/]+)$' },
        { path: WEB_NOUNS, pathNot: '^src/web/$1(/|$)', circular: true },
      ),
      scope: 'folder',
    },
    rule(
      'nothing-imports-main',
      'main and operator are the composition roots: they know everything, nobody knows them',
      { path: '^(src|database)/', pathNot: test },
      { path: '^src/(main|operator)\\.ts$' },
    ),
    rule(
      'only-stores-speak-sql',
      'SQL lives in store.ts',
      {
        path: '^src/(api|identity|web)/',
        pathNot: ['store\\.ts$', 'schema\\.gen\\.ts$', '-store\\.ts$', test],
      },
      { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'no-development-packages',
      'What runs in production is in dependencies',
      { path: '^(src|database)/', pathNot: [test, '\\.gen\\.ts$'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}
