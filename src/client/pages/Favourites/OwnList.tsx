import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { EmptyState } from '../../components/ui/emptyState/EmptyState.tsx';
import { EstateGrid } from '../../components/estateCard/EstateGrid.tsx';
import { areStored, removeFavourites, useFavourites } from '../../features/favourites/favourites.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './Favourites.module.css';
import { RemovedEstates } from './RemovedEstates.tsx';
import { SearchLinks } from './SearchLinks.tsx';
import { ShareList } from './ShareList.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';
import { useFavouriteEstates } from './useFavouriteEstates.ts';
import { useRemoved } from './useRemoved.ts';
import { useRemovedNotification } from './useRemovedNotification.ts';

/** The visitor's own favourites, which are stored in their browser: the server renders the page without them. */
export function OwnList({ language }: { language: Language }) {
  const { t } = useTranslation(['common', 'favourites']);
  const { favourites: isEnabled } = useSite();
  const stored = useFavourites();
  const references = isEnabled ? stored : null;
  const { homes, failed, retry } = useFavouriteEstates(references, language);
  const { removed, undo } = useRemoved(references);
  useRemovedNotification(removed === null ? null : (homes.get(removed)?.title ?? removed), undo);
  const estates = (references ?? []).flatMap((reference) => homes.get(reference) ?? []);
  const gone = (references ?? []).filter((reference) => homes.get(reference) === null);
  // Those that still load count too, so that nothing moves when they show.
  const published = (references ?? []).filter((reference) => !gone.includes(reference));
  const isLoading =
    isEnabled && !failed && (references === null || references.some((reference) => !homes.has(reference)));
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('favourites:own.title')}</h1>
          <p className={styles.note}>
            {references?.length && !areStored() ? t('favourites:own.notStored') : t('favourites:own.where')}
          </p>
        </div>
        {published.length > 0 && <ShareList references={published} language={language} />}
      </header>
      <noscript>
        <p className={styles.notice}>{t('favourites:own.noScript')}</p>
      </noscript>
      {!isEnabled && (
        <EmptyState title={t('favourites:off.title')} text={t('favourites:off.text')}>
          <SearchLinks />
        </EmptyState>
      )}
      {isEnabled && references?.length === 0 && (
        <EmptyState title={t('favourites:empty.title')} text={t('favourites:empty.text')}>
          <SearchLinks />
        </EmptyState>
      )}
      {failed && (
        <EmptyState title={t('favourites:failed.title')} text={t('favourites:failed.text')}>
          <li>
            <button type="button" className="button" onClick={retry}>
              {t('error.retry')}
            </button>
          </li>
        </EmptyState>
      )}
      <RemovedEstates
        references={gone}
        onRemove={() => {
          removeFavourites(gone);
        }}
      />
      {published.length > 0 && !failed && (
        <p className={styles.count}>{t('favourites:own.count', { count: published.length })}</p>
      )}
      {estates.length > 0 && <EstateGrid estates={estates} heading="h2" showProvince />}
      {isLoading && <SkeletonCards count={references ? references.length - estates.length : undefined} />}
    </>
  );
}
