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
  const { t } = useTranslation('favourites');
  const { favourites: isEnabled } = useSite();
  const stored = useFavourites();
  const references = isEnabled ? stored : null;
  const { loaded, failed, retry } = useFavouriteEstates(references, language);
  const { removed, undo } = useRemoved(references);
  useRemovedNotification(removed === null ? null : (loaded.get(removed)?.title ?? removed), undo);
  const estates = (references ?? []).flatMap((reference) => loaded.get(reference) ?? []);
  const gone = (references ?? []).filter((reference) => loaded.get(reference) === null);
  // Those that still load count too, so that the layout does not shift when they show.
  const published = (references ?? []).filter((reference) => !gone.includes(reference));
  const isLoading =
    isEnabled && !failed && (references === null || references.some((reference) => !loaded.has(reference)));
  return (
    <>
      <OwnListHeader language={language} references={references} published={published} />
      {!isEnabled && <NoList reason="off" />}
      {isEnabled && references?.length === 0 && <NoList reason="empty" />}
      {failed && <LoadFailed onRetry={retry} />}
      <RemovedEstates
        references={gone}
        onRemove={() => {
          removeFavourites(gone);
        }}
      />
      {published.length > 0 && !failed && <p className={styles.count}>{t('own.count', { count: published.length })}</p>}
      {estates.length > 0 && <EstateGrid estates={estates} heading="h2" showProvince />}
      {isLoading && <SkeletonCards count={references ? references.length - estates.length : undefined} />}
    </>
  );
}

interface OwnListHeaderProps {
  language: Language;
  references: readonly string[] | null;
  published: readonly string[];
}

function OwnListHeader({ language, references, published }: OwnListHeaderProps) {
  const { t } = useTranslation('favourites');
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('own.title')}</h1>
          <p className={styles.note}>{references?.length && !areStored() ? t('own.notStored') : t('own.where')}</p>
        </div>
        {published.length > 0 && <ShareList references={published} language={language} />}
      </header>
      <noscript>
        <p className={styles.notice}>{t('own.noScript')}</p>
      </noscript>
    </>
  );
}

/** @param reason favourites are switched off, or the list is empty */
function NoList({ reason }: { reason: 'off' | 'empty' }) {
  const { t } = useTranslation('favourites');
  return (
    <EmptyState title={t(`${reason}.title`)} text={t(`${reason}.text`)}>
      <SearchLinks />
    </EmptyState>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['common', 'favourites']);
  return (
    <EmptyState title={t('favourites:failed.title')} text={t('favourites:failed.text')}>
      <li>
        <button type="button" className="button" onClick={onRetry}>
          {t('error.retry')}
        </button>
      </li>
    </EmptyState>
  );
}
