import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '#shared/api/ApiError.ts';
import { readTransferFragment } from './transferFragment.ts';
import { createBrowserApi } from '../../../app/session/createBrowserApi.ts';
import { latestDetails, replaceDetails } from '../../../features/favourites/favouriteDetails.ts';
import { latestFavourites, replaceFavourites } from '../../../features/favourites/favourites.ts';
import { canEncrypt, decryptList } from './encryptList.ts';
import { mergeLists, readList, type FavouriteList, type Merged } from './mergeLists.ts';
import styles from './Transfer.module.css';

export interface ReceivedListProps {
  /** Of the link that was opened. */
  fragment: string;
}

type Problem = 'ended' | 'damaged' | 'failed' | 'insecure';

interface Done {
  merged: Merged;
  /** The list before, for undoing. */
  before: FavouriteList;
}

class DamagedError extends Error {}

/** @throws ApiError where it cannot be fetched; DamagedError where the link does not open it */
async function fetchList(fragment: string, signal: AbortSignal): Promise<FavouriteList> {
  const named = readTransferFragment(fragment);
  if (named === undefined || named === 'damaged') throw new DamagedError();
  const { list } = await createBrowserApi().sentList(named.id, { signal });
  const opened = await decryptList({ list, key: named.key }).then(readList, () => null);
  if (!opened) throw new DamagedError();
  return opened;
}

function problemOf(error: unknown): Problem {
  if (error instanceof DamagedError) return 'damaged';
  return error instanceof ApiError && [404, 410].includes(error.status) ? 'ended' : 'failed';
}

function replaceList({ keys, details }: FavouriteList): void {
  replaceFavourites(keys);
  replaceDetails(details);
}

function merge(sent: FavouriteList): Done {
  const before = { keys: latestFavourites(), details: latestDetails() };
  const merged = mergeLists(before, sent);
  replaceList(merged);
  return { merged, before };
}

/** Adds the list that a link opens to the visitor's own, says what that did, and takes it back on request. */
export function ReceivedList({ fragment }: ReceivedListProps) {
  const { t } = useTranslation(['common', 'transfer']);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Done | Problem | 'loading' | 'undone'>(canEncrypt() ? 'loading' : 'insecure');
  const navigate = useNavigate();
  useEffect(() => {
    // The key is not left where a glance, a bookmark or a script of others finds it.
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  useEffect(() => {
    if (!canEncrypt()) return;
    const abort = new AbortController();
    fetchList(fragment, abort.signal).then(
      (sent) => {
        if (!abort.signal.aborted) setState(merge(sent));
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setState(problemOf(error));
      },
    );
    return () => {
      abort.abort();
    };
  }, [fragment, attempt]);
  if (typeof state === 'object')
    return (
      <Outcome
        merged={state.merged}
        onUndo={() => {
          replaceList(state.before);
          setState('undone');
        }}
      />
    );
  if (state === 'loading' || state === 'undone') return <p role="status">{t(`transfer:received.${state}`)}</p>;
  return (
    <div role="status">
      <h2>{t(`transfer:received.${state}.title`)}</h2>
      <p>{t(`transfer:received.${state}.text`)}</p>
      {state === 'failed' && (
        <button
          type="button"
          className="button buttonOutline"
          onClick={() => {
            setState('loading');
            setAttempt(attempt + 1);
          }}
        >
          {t('error.retry')}
        </button>
      )}
    </div>
  );
}

function Outcome({ merged: { added, known, left }, onUndo }: { merged: Merged; onUndo: () => void }) {
  const { t } = useTranslation('transfer');
  const parts = [
    ...(added > 0 || known === 0 ? [t('received.added', { count: added })] : []),
    ...(known > 0 ? [t(added > 0 ? 'received.known' : 'received.allKnown', { count: known })] : []),
  ];
  return (
    <div className={styles.problem} role="status">
      <p>
        <b>{`${parts.join(', ')}.`}</b> <span>{left > 0 && t('received.left', { count: left })}</span>
      </p>
      <button type="button" className="button buttonOutline" onClick={onUndo}>
        {t('received.undo')}
      </button>
    </div>
  );
}
