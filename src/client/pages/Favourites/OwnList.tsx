import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import type { FavouriteEstate } from '#shared/views/favourites/favouriteEstate.ts';
import { EmptyState } from '../../components/ui/emptyState/EmptyState.tsx';
import { areStored, removeFavourites, useFavourites } from '../../features/favourites/favourites.ts';
import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { RecoveryBoundary } from '../../app/repair/RecoveryBoundary.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './Favourites.module.css';
import {
  keepDetailsOf,
  recordSeen,
  useFavouriteDetails,
  type DetailsByKey,
} from '../../features/favourites/favouriteDetails.ts';
import type { FavouriteEstates } from './loadFavouriteEstates.ts';
import { HiddenEstates } from './HiddenEstates.tsx';
import { OwnEstates } from './OwnEstates.tsx';
import { RemovedEstates } from './RemovedEstates.tsx';
import { SearchLinks } from './SearchLinks.tsx';
import { ShareList } from './ShareList.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';
import { receivedListPart } from './transfer/transferParts.ts';
import { TransferButton } from './transfer/TransferButton.tsx';
import { useReceived } from './transfer/useReceived.ts';
import { useFavouriteEstates } from './useFavouriteEstates.ts';
import { useRemoved } from './useRemoved.ts';
import { useRemovedNotification } from './useRemovedNotification.ts';

/**
 * The visitor's own favourites, which are stored in their browser: the server renders both an empty list and one that
 * loads, of which the browser shows one before it paints (app/scheme.ts).
 */
export function OwnList({ language }: { language: Language }) {
  const { favourites: isEnabled } = useSite();
  const stored = useFavourites();
  const keys = isEnabled ? stored : null;
  const { loaded, failed, retry } = useFavouriteEstates(keys, language);
  const details = useKeptDetails(keys, loaded);
  const { removed, undo } = useRemoved(keys);
  const removedTitle = removed === null ? null : (loaded.get(removed)?.title ?? removed);
  useRemovedNotification(removedTitle, undo, !keys?.length);
  const estates = (keys ?? []).flatMap((key) => loaded.get(key) ?? []);
  const gone = (keys ?? []).filter((key) => loaded.get(key) === null);
  // Those that still load count too, so that the layout does not shift when they show.
  const published = (keys ?? []).filter((key) => !gone.includes(key));
  const isLoading = isEnabled && !failed && (keys === null || keys.some((key) => !loaded.has(key)));
  return (
    <>
      <OwnListHeader isRead={keys !== null} />
      {isEnabled && <Received />}
      {!isEnabled && <NoList reason="off" />}
      {isEnabled && (keys === null || keys.length === 0) && (
        <div className={keys === null ? styles.ifNone : undefined}>
          <NoList reason="empty" />
        </div>
      )}
      {failed && <LoadFailed onRetry={retry} />}
      {isEnabled && !failed && <ListBar published={keys && published} language={language} />}
      <RemovedEstates
        keys={gone}
        details={details}
        onRemove={() => {
          removeFavourites(gone);
        }}
      />
      <RecoveryBoundary>
        {estates.length > 0 && <OwnEstates estates={estates} details={details} language={language} />}
      </RecoveryBoundary>
      {isLoading && (
        <div className={keys === null ? styles.ifSome : undefined}>
          {estates.length === 0 && <div className={styles.listTools} />}
          <SkeletonCards count={keys ? keys.length - estates.length : undefined} />
        </div>
      )}
      <HiddenEstates language={language} />
    </>
  );
}

/** What is kept of the list's estates, brought up to date by what was loaded and what is no longer on the list. */
function useKeptDetails(keys: readonly string[] | null, loaded: FavouriteEstates<FavouriteEstate>): DetailsByKey {
  const details = useFavouriteDetails();
  useEffect(() => {
    recordSeen([...loaded.values()].filter((estate) => estate !== null));
  }, [loaded]);
  const isRead = keys !== null;
  const dropOthers = useEffectEvent(() => {
    if (keys && areStored()) keepDetailsOf(keys);
  });
  // Once a visit: one that is removed now may be restored, with its note.
  useEffect(() => {
    if (isRead) dropOthers();
  }, [isRead]);
  return details;
}

/** A list that arrives by a link from another device. */
function Received() {
  const fragment = useReceived();
  const [isHere] = useRequestedPart(receivedListPart, fragment !== '');
  if (fragment === '') return null;
  return (
    <div className={styles.transfer}>
      {isHere ? <receivedListPart.Part key={fragment} fragment={fragment} /> : <div className="skeleton" />}
    </div>
  );
}

interface ListBarProps {
  /** null: the list is not read yet; where there is one, the line's room is kept, so that the cards do not move. */
  published: readonly string[] | null;
  language: Language;
}

/** How many there are, and what shares them. An empty list has something else in its place. */
function ListBar({ published, language }: ListBarProps) {
  const { t } = useTranslation('favourites');
  if (published?.length === 0) return null;
  return (
    <div className={published ? styles.bar : `${styles.bar} ${styles.ifSome} ${styles.toCome}`}>
      <p className={styles.count}>{t('own.count', { count: published?.length ?? 0 })}</p>
      <TransferButton />
      <ShareList keys={published ?? []} language={language} />
    </div>
  );
}

function OwnListHeader({ isRead }: { isRead: boolean }) {
  const { t } = useTranslation('favourites');
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('own.title')}</h1>
          <p className={styles.note}>{t(!isRead || areStored() ? 'own.where' : 'own.notStored')}</p>
        </div>
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
