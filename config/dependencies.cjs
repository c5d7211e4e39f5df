// Which part of the site may import which, types included (docs/architecture.md): `npm run imports`.

const layers = require('./layers.cjs');

/** Files of a part itself that its folders may import: tables and helpers that know none of them. */
const sharedFiles = {
  client: ['routes', 'loadRoute', 'sharedStyles'],
  server: ['rounds', 'turns'],
  shared: ['[a-zA-Z]+'],
  origin: ['originLogger', 'optionalField'],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const oneWay = ([part, folders]) =>
  folders.flatMap((folder, index) => {
    const above = folders.slice(0, index);
    if (above.length === 0) return [];
    return forbid(
      `${part}/${folder} is below ${above.join(', ')}`,
      'Move what both need down.',
      { path: `^src/${part}/${folder}/` },
      { path: `^src/${part}/(${above.join('|')})/` },
    );
  });

/** What puts the folders together stands above them. */
const rootsAbove = Object.entries(sharedFiles).map(([part, files]) =>
  forbid(
    `the folders of ${part} do not know what puts them together`,
    'Pass it in, or move what both need down.',
    { path: `^src/${part}/[^/]+/` },
    { path: `^src/${part}/[^/]+$`, pathNot: `^src/${part}/(${files.join('|')})[.]` },
  ),
);

module.exports = {
  forbidden: [
    forbid('no circles', 'Move what both need into a file of its own.', {}, { circular: true }),
    forbid(
      'shared imports no side',
      'It runs on both sides.',
      { path: '^src/shared/' },
      { path: '^src/(client|server|origin)/' },
    ),
    forbid(
      'client imports no server',
      'It is sent to browsers.',
      { path: '^src/client/' },
      { path: '^src/(server|origin|shared/exports)/' },
    ),
    forbid(
      'only what makes pages imports the client',
      'What programs are answered with does not hang on React: move what both need into shared.',
      { path: '^src/server/', pathNot: '^src/server/((page|seo|sharing)/|(pages|createParts)[.]ts$)' },
      { path: '^src/client/' },
    ),
    forbid(
      'server knows no origin',
      'The upstream is known by its contract only.',
      { path: '^src/server/' },
      { path: '^src/origin/' },
    ),
    forbid(
      'origin knows no site',
      'Another API can replace it.',
      { path: '^src/origin/' },
      { path: '^src/(client|server)/' },
    ),
    forbid(
      'no checks in browsers',
      'They are larger than a page: the site judges a listing where it reads it (src/server/upstream/addFindings.ts).',
      { path: '^src/(client|shared/(api|views|contract))/' },
      { path: '^src/shared/domain/evidence/(table|evaluate)[.]ts$', reachable: true },
    ),
    forbid(
      'no Node in browsers',
      'It is sent to browsers; files for portals are not.',
      { path: '^src/(shared|client)/', pathNot: '^src/shared/exports/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'no Express in browsers',
      'It is sent to browsers.',
      { path: '^src/(shared|client)/' },
      { path: 'node_modules/express' },
    ),
    forbid(
      'got in one place',
      'Timeouts and cache apply to every call of the site; providers of translations have their own.',
      { path: '^src/', pathNot: '^src/(server/upstream|origin/translations/providers)/' },
      { path: '(^|node_modules/)got(/|$)' },
    ),
    forbid(
      'pages are apart',
      'What several pages share is in features or components.',
      { path: '^src/client/pages/([^/]+)/' },
      { path: '^src/client/pages/(?!$1/)[^/]+/' },
    ),
    forbid(
      'the edge is a library',
      'The cache engine knows nothing of this site.',
      { path: '^src/server/edge/' },
      { path: '^(src|config)/', pathNot: '^src/server/edge/' },
    ),
    forbid(
      'what the folders of the map share is below them',
      'Move it into a folder.',
      { path: '^src/client/features/map/[^/]+$' },
      { path: '^src/client/features/map/[^/]+/' },
    ),
    ...Object.entries(layers).flatMap(oneWay),
    ...rootsAbove,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.' },
  },
};
