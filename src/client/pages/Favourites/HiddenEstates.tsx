import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { showEstate, useHidden } from '../../features/favourites/hidden.ts';
import styles from './Favourites.module.css';
import { useFavouriteEstates } from './useFavouriteEstates.ts';

/** The listings that the visitor has hidden in lists, a line each, with the way back; none until hydration. */
export function HiddenEstates({ language }: { language: Language }) {
  const { t } = useTranslation('favourites');
  const keys = useHidden();
  const { loaded } = useFavouriteEstates(keys, language);
  const estates = (keys ?? []).flatMap((key) => loaded.get(key) ?? []);
  if (estates.length === 0) return null;
  return (
    <section className={styles.discarded}>
      <h2>{t('hidden.title')}</h2>
      <p className={styles.note}>{t('hidden.text')}</p>
      <ul>
        {estates.map(({ key, provinceSlug, type, slug, title, titleLang }) => (
          <li key={key}>
            <RouteLink to="Estate" params={{ province: provinceSlug, type, slug, ref: key }} lang={titleLang}>
              {title}
            </RouteLink>
            <button
              type="button"
              className={styles.tool}
              aria-label={t('hidden.showName', { title })}
              onClick={({ currentTarget }) => {
                // The next line's, else the heading of the page: this line goes.
                const line = currentTarget.closest('li');
                const next = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
                showEstate(key);
                (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
              }}
            >
              {t('hidden.show')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
