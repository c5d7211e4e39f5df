import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { budgets } from '#config/budgets.ts';

const root = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const folders = ['src', 'tests', 'scripts', 'config', 'docs', '.ci'];
const textFile = /\.(?:[cm]?[jt]sx?|css|json|md|ya?ml)$/;

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => textFile.test(file) && statSync(path.join(root, file)).isFile());
}

const rootFiles = readdirSync(root).filter((file) => file.endsWith('.md') || file === 'docker-compose.yml');
const files = [...rootFiles, ...folders.filter((folder) => existsSync(path.join(root, folder))).flatMap(filesIn)];
const documents = files.filter((file) => file.endsWith('.md'));

/** Every match of a pattern in the repository, as `file:line text`. */
function citations(pattern: RegExp): { at: string; text: string; name: string }[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(pattern)].map((match) => ({ at: `${file}:${index + 1}`, text: match[0], name: match[1]! })),
      ),
  );
}

const headings = (markdown: string): string[] =>
  [...markdown.replace(/^```.*?^```/gms, '').matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading]) =>
    heading!.replace(/\[([^\]]*)\]\([^)]*\)|[*`]/g, '$1'),
  );

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (file: string): Set<string> => new Set(headings(read(file)).map(anchorOf));

const unknown = (pattern: RegExp, known: ReadonlySet<string>): string[] =>
  citations(pattern)
    .filter(({ name }) => !known.has(name))
    .map(({ at, text }) => `${at} ${text}`);

const decisions = readdirSync(path.join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
const decisionNumbers = new Set(decisions.map((file) => file.slice(0, 3)));

describe('citations in code and documents', () => {
  it('name sections of docs/product.md that exist', () => {
    expect(unknown(/product\.md#([a-z0-9-]+)/g, anchorsOf('docs/product.md'))).toEqual([]);
  });

  it('name product decisions that exist', () => {
    const stated = read('docs/product.md').matchAll(/\bPD-(\d+)\b/g);
    expect(unknown(/\bPD-(\d+)\b/g, new Set([...stated].map(([, number]) => number!)))).toEqual([]);
  });

  it('name technical decisions that exist', () => {
    expect(unknown(/\bdecisions\/(\d{3})\b/g, decisionNumbers)).toEqual([]);
  });

  it('name sections of docs/api.md that exist', () => {
    const known = headings(read('docs/api.md'));
    const wrong = citations(/docs\/api\.md, "([^"]+)"/g).filter(
      ({ name }) => !known.some((heading) => heading.startsWith(name)),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a section of an outside specification', /\bspec(?:\.md)? ?§/g],
    ['an outside checklist', /\bchecklist [A-Z]?\d/g],
    ['an unnamed decision', /\bdecision \d{1,2}\b/g],
    ['a line of a section by a number it does not have', /product\.md#[a-z-]+–/g],
    ['a statement without its document', /\bedge statement\b/g],
    ['an unnamed specification', /\bthe spec\b|\(§\d/g],
  ])('never name %s', (_, pattern) => {
    expect(citations(pattern).filter(({ at }) => !at.startsWith('scripts/docs.test.ts'))).toEqual([]);
  });
});

describe('documents', () => {
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(((?!https?:|mailto:)[^)\s]+)\)/g)].map(([, target]) => ({ file, target: target! })),
  );

  it('link to files and sections that exist', () => {
    const broken = links.filter(({ file, target }) => {
      const [linked, anchor] = target.split('#') as [string, string?];
      const found = linked === '' ? file : path.posix.join(path.posix.dirname(file), linked);
      if (!existsSync(path.join(root, found))) return true;
      return anchor !== undefined && found.endsWith('.md') && !anchorsOf(found).has(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('name paths of the repository that exist', () => {
    const gone = documents.flatMap((file) =>
      [...read(file).matchAll(/`((?:src|tests|scripts|config|docs)\/[\w./-]+)`/g)]
        .filter(([, named]) => !existsSync(path.join(root, named!)) && !/decisions\/\d{3}$/.test(named!))
        .map(([, named]) => `${file}: ${named}`),
    );
    expect(gone).toEqual([]);
  });

  it('state the budgets that are checked', () => {
    const rows = [...read('docs/performance.md').matchAll(/^\| ([^|]+) \| ([\d.]+(?:, [\d.]+)*) \|$/gm)];
    const { script, style, map, listHtml, evidenceHtml } = budgets;
    expect(rows.map(([, what, values]) => [what!.split(':')[0], values!.split(', ').map(Number)])).toEqual(
      [
        ['first script', Object.values(script)],
        ['stylesheets of a page', [style]],
        ['script and styles that an opened map adds', [map]],
        ['HTML of a list of 24 cards', [listHtml]],
        ['what was checked of an advert, in the HTML of a listing', [evidenceHtml]],
      ].map(([what, bytes]) => [what, (bytes as number[]).map((value) => value / 1_024)]),
    );
  });

  it('name every place of a filter, as that which is nothing but one has them', () => {
    const [, section] = /^## A filter\n(.*?)^## /ms.exec(read('docs/adding-things.md'))!;
    const isPlace = (file: string) => !/^(?:tests|scripts\/bench)\/|^(?:CHANGELOG|scripts\/docs\.test)/.test(file);
    const hidden = ['.env.example'].filter((file) => existsSync(path.join(root, file)));
    const places = [...files, ...hidden].filter((file) => isPlace(file) && /\bprice_drop\b/.test(read(file)));
    expect(places.length).toBeGreaterThan(10);
    const written = (file: string) => (file === 'docs/openapi.json' ? 'npm run openapi' : path.basename(file));
    expect(places.filter((file) => !section!.includes(written(file)))).toEqual([]);
  });

  it('give every decision its number and the title that its name says', () => {
    const wrong = decisions.filter((file) => {
      const [title] = headings(read(`docs/decisions/${file}`));
      return !/^\d{3} /.test(title!) || `${anchorOf(title!)}.md` !== file;
    });
    expect(wrong).toEqual([]);
    expect(decisionNumbers.size).toBe(decisions.length);
  });
});
