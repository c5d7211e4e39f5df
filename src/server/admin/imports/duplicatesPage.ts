import { escapeHtml } from '#shared/seo/escapeHtml.ts';
import type { ImportDuplicatesDto } from '#shared/contract/imports.ts';
import { operatorPage, tableHtml } from '../operatorPage.ts';
import { numberOf, pagesHtml, sourceLink, sourcePath } from './importParts.ts';

type Duplicate = ImportDuplicatesDto['duplicates'][number];

const reasons: Record<Duplicate['reason'], string> = {
  cadastral_reference: 'the same reference in the land register',
  pictures: 'the same agency, facts and pictures',
  operator: 'an operator said so',
};

/** The same home from two sources, a listing a line. @param listingUrl of a listing's page, by its key */
export function duplicatesPage(answer: ImportDuplicatesDto, listingUrl: (key: string) => string): string {
  const { source, total, duplicates, suggested } = answer;
  const link = ({ key, reference }: Pick<Duplicate, 'key' | 'reference'>) =>
    `<a href="${escapeHtml(listingUrl(key))}">${escapeHtml(reference)}</a>`;
  const rows = duplicates.map(({ reason, shown, ...hidden }) => [
    link(hidden),
    link(shown),
    sourceLink(shown.source),
    reasons[reason],
    `<code>npm run estate -- not-twins ${escapeHtml(hidden.key)} ${escapeHtml(shown.key)}</code>`,
  ]);
  const suggestions = suggested.map(({ other, ...one }) => {
    const keys = `${escapeHtml(one.key)} ${escapeHtml(other.key)}`;
    const commands = ['twins', 'not-twins'].map((verdict) => `<code>npm run estate -- ${verdict} ${keys}</code>`);
    return [link(one), link(other), sourceLink(other.source), ...commands];
  });
  const further =
    suggestions.length === 0
      ? ''
      : `
<h2>Perhaps the same home, of another agency</h2>
<p>The same facts, and pictures in common. Both are shown, until you say whether they are one home.</p>
${tableHtml(['Listing', 'Looks like', 'Source', 'One home: hides one', 'Two homes'], suggestions)}`;
  const text = `<p>Listings of ${sourceLink(source)} that are the same home as one of a source before it: ${numberOf(total)}.
The other is shown in their place.</p>`;
  return operatorPage(
    `Duplicates: ${source}`,
    (rows.length === 0
      ? text
      : `${text}
${tableHtml(['Listing', 'Shown in its place', 'Source', 'Why', 'To show both'], rows)}
${pagesHtml(`${sourcePath(source)}/duplicates`, answer, ['Before', 'Further'])}`) + further,
  );
}
