import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { EmptyState } from '../../components/ui/emptyState/EmptyState.tsx';
import { areStored, removeFavourites, useFavourites } from '../../features/favourites/favourites.ts';
import { RecoveryBoundary } from '../../app/repair/RecoveryBoundary.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './Favourites.module.css';
import {
  keepDetailsOf,
  recordSeen,
  useFavouriteDetails,
  type DetailsByReference,
} from '../../features/favourites/favouriteDetails.ts';
import type { FavouriteEstate } from './favouriteEstate.ts';
import type { FavouriteEstates } from './loadFavouriteEstates.ts';
import { OwnEstates } from './OwnEstates.tsx';
import { RemovedEstates } from './RemovedEstates.tsx';
import { SearchLinks } from './SearchLinks.tsx';
import { ShareList } from './ShareList.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';
import { useFavouriteEstates } from './useFavouriteEstates.ts';
import { useRemoved } from './useRemoved.ts';
import { useRemovedNotification } from './useRemovedNotification.ts';

/** The visitor's own favourites, which are stored in their browser: the server renders the page without them. */
export function OwnList({ language }: { language: Language }) {
  const { favourites: isEnabled } = useSite();
  const stored = useFavourites();
  const references = isEnabled ? stored : null;
  const { loaded, failed, retry } = useFavouriteEstates(references, language);
  const details = useKeptDetails(references, loaded);
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
      <OwnListHeader language={language} isEnabled={isEnabled} references={references} published={published} />
      {!isEnabled && <NoList reason="off" />}
      {isEnabled && references?.length === 0 && <NoList reason="empty" />}
      {failed && <LoadFailed onRetry={retry} />}
      {isEnabled && !failed && <Count count={references && published.length} />}
      <RemovedEstates
        references={gone}
        details={details}
        onRemove={() => {
          removeFavourites(gone);
        }}
      />
      <RecoveryBoundary>
        {estates.length > 0 && <OwnEstates estates={estates} details={details} language={language} />}
      </RecoveryBoundary>
      {isLoading && <SkeletonCards count={references ? references.length - estates.length : undefined} />}
    </>
  );
}

/** What is kept of the list's estates, brought up to date by what was loaded and what is no longer on the list. */
function useKeptDetails(
  references: readonly string[] | null,
  loaded: FavouriteEstates<FavouriteEstate>,
): DetailsByReference {
  const details = useFavouriteDetails();
  useEffect(() => {
    recordSeen([...loaded.values()].filter((estate) => estate !== null));
  }, [loaded]);
  const isRead = references !== null;
  const dropOthers = useEffectEvent(() => {
    if (references && areStored()) keepDetailsOf(references);
  });
  // Once a visit: one that is removed now may be restored, with its note.
  useEffect(() => {
    if (isRead) dropOthers();
  }, [isRead]);
  return details;
}

/** @param count null: the list is not read yet; the line's room is kept, so that the cards do not move */
function Count({ count }: { count: number | null }) {
  const { t } = useTranslation('favourites');
  if (count === 0) return null;
  return (
    <p className={count === null ? `${styles.count} ${styles.toCome}` : styles.count}>
      {t('own.count', { count: count ?? 0 })}
    </p>
  );
}

interface OwnListHeaderProps {
  language: Language;
  isEnabled: boolean;
  references: readonly string[] | null;
  published: readonly string[];
}

function OwnListHeader({ language, isEnabled, references, published }: OwnListHeaderProps) {
  const { t } = useTranslation('favourites');
  const isToCome = isEnabled && references === null;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('own.title')}</h1>
          <p className={styles.note}>{t(references === null || areStored() ? 'own.where' : 'own.notStored')}</p>
        </div>
        {(isToCome || published.length > 0) && (
          // Its room is kept until the list is read, so that the cards do not move.
          <div className={isToCome ? styles.toCome : undefined}>
            <ShareList references={published} language={language} />
          </div>
        )}
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
    <EmptyState
      title={t('favourites:failed.title')}
      text={t(areStored() ? 'favourites:failed.text' : 'favourites:failed.notStored')}
    >
      <li>
        <button type="button" className="button" onClick={onRetry}>
          {t('error.retry')}
        </button>
      </li>
    </EmptyState>
  );
}
