import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { EmptyState } from '../../components/ui/emptyState/EmptyState.tsx';
import { EstateGrid } from '../../components/estateCard/EstateGrid.tsx';
import { areStored, removeFavourites, useFavourites } from '../../features/favourites/favourites.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import styles from './Favourites.module.css';
import { GoneHomes } from './GoneHomes.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { ShareList } from './ShareList.tsx';
import { useHomes } from './useHomes.ts';
import { useRemoved } from './useRemoved.ts';
import { WaitingCards } from './WaitingCards.tsx';
import { WaysToSearch } from './WaysToSearch.tsx';

/** The visitor's own list, which only their browser knows: the server sends the page without it. */
export function OwnList({ language }: { language: Language }) {
  const { t } = useTranslation(['common', 'favourites']);
  const { favourites: alive } = useSite();
  const kept = useFavourites();
  const references = alive ? kept : null;
  const { homes, failed, retry } = useHomes(references, language);
  const { removed, undo } = useRemoved(references);
  const estates = (references ?? []).flatMap((reference) => homes.get(reference) ?? []);
  const gone = (references ?? []).filter((reference) => homes.get(reference) === null);
  // What is still on its way counts too, so that nothing moves when it comes.
  const there = (references ?? []).filter((reference) => !gone.includes(reference));
  const waiting = alive && !failed && (references === null || references.some((reference) => !homes.has(reference)));
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('favourites:own.title')}</h1>
          <p className={styles.note}>
            {references?.length && !areStored() ? t('favourites:own.notStored') : t('favourites:own.where')}
          </p>
        </div>
        {there.length > 0 && <ShareList references={there} language={language} />}
      </header>
      <noscript>
        <p className={styles.notice}>{t('favourites:own.noScript')}</p>
      </noscript>
      {!alive && (
        <EmptyState title={t('favourites:off.title')} text={t('favourites:off.text')}>
          <WaysToSearch />
        </EmptyState>
      )}
      {alive && references?.length === 0 && (
        <EmptyState title={t('favourites:empty.title')} text={t('favourites:empty.text')}>
          <WaysToSearch />
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
      <GoneHomes
        references={gone}
        onRemove={() => {
          removeFavourites(gone);
        }}
      />
      {there.length > 0 && !failed && (
        <p className={styles.count}>{t('favourites:own.count', { count: there.length })}</p>
      )}
      {estates.length > 0 && <EstateGrid estates={estates} heading="h2" showProvince />}
      {waiting && <WaitingCards count={references ? references.length - estates.length : undefined} />}
      <RemovedNotice title={removed === null ? null : (homes.get(removed)?.title ?? removed)} onUndo={undo} />
    </>
  );
}
