import type { Place } from '#shared/api/place.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { ShownEntry } from '#shared/navigation/entries.ts';
import type { HeaderMenu } from '#shared/navigation/header.ts';
import { buildUrl } from '#shared/routes/build.ts';
import styles from '#shared/theme/sheets/Header.module.css';
import { NavigationLink } from './NavigationLink.tsx';

type ProvincesOf = NonNullable<HeaderMenu['provinces']>;

const provinceUrl = (list: ProvincesOf, province: string, language: Language): string =>
  list === 'agents'
    ? buildUrl({ to: 'Agents', params: { province } }, language)
    : buildUrl({ to: 'Search', params: { province, type: list } }, language);

interface MenuPanelProps {
  entries: readonly ShownEntry[];
  list: ProvincesOf | undefined;
  provinces: readonly Pick<Place, 'slug' | 'name'>[];
  language: Language;
}

/** What a menu holds: its provinces, and below them the ways to more; or its pages. */
export function MenuPanel({ entries, list, provinces, language }: MenuPanelProps) {
  const links = entries.map((entry) => <NavigationLink key={entry.label} entry={entry} />);
  if (!list)
    return (
      <ul className={styles.pages}>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    );
  return (
    <ul className={styles.provinces}>
      {provinces.map(({ slug, name }) => (
        <li key={slug}>
          <a href={provinceUrl(list, slug, language)}>{name}</a>
        </li>
      ))}
      <li className={styles.all}>{links}</li>
    </ul>
  );
}
