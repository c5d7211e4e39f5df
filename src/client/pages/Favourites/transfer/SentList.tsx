import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/ApiError.ts';
import { maxTransferLength } from '#shared/domain/transfer.ts';
import { transferFragment } from './transferFragment.ts';
import { formatDate } from '#shared/i18n/formats.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { createBrowserApi } from '../../../app/session/createBrowserApi.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { latestDetails } from '../../../features/favourites/favouriteDetails.ts';
import { latestFavourites } from '../../../features/favourites/favourites.ts';
import { canEncrypt, encryptList } from './encryptList.ts';
import { writeList } from './mergeLists.ts';
import { TransferLink } from './TransferLink.tsx';
import styles from './Transfer.module.css';

/** It takes nothing: what is sent is the list at the press. */
export type SentListProps = object;

type Problem = 'failed' | 'tooLong' | 'tooMany' | 'insecure';

interface Link {
  link: string;
  /** When it ends, in ISO 8601. */
  endsAt: string;
}

/** @throws ApiError where the list cannot be stored, of 413 where it is too long */
async function sendList(page: string, signal: AbortSignal): Promise<Link> {
  const { list, key } = await encryptList(writeList({ keys: latestFavourites(), details: latestDetails() }));
  if (list.length > maxTransferLength) throw new ApiError(413);
  const { id, endsAt } = await createBrowserApi().sendList(list, { signal });
  return { link: page + transferFragment({ id, key }), endsAt };
}

const problemOf = (error: unknown): Problem => {
  if (!(error instanceof ApiError)) return 'failed';
  return error.status === 413 ? 'tooLong' : error.status === 429 ? 'tooMany' : 'failed';
};

/** Encrypts the list, stores it, and shows the link that opens it on another device. */
export function SentList(_: SentListProps) {
  const { t } = useTranslation(['common', 'transfer']);
  const { language } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<Link | Problem | null>(canEncrypt() ? null : 'insecure');
  const path = buildUrl(routeTarget<'Favourites'>({ to: 'Favourites', params: {} }), language);
  useEffect(() => {
    if (!canEncrypt()) return;
    const abort = new AbortController();
    sendList(new URL(path, location.href).href, abort.signal).then(
      (link) => {
        if (!abort.signal.aborted) setSent(link);
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setSent(problemOf(error));
      },
    );
    return () => {
      abort.abort();
    };
  }, [path, attempt]);
  if (sent === null) return <p role="status">{t('transfer:sent.making')}</p>;
  if (typeof sent === 'object') return <TransferLink link={sent.link} date={formatDate(sent.endsAt, language)} />;
  return (
    <div className={styles.problem} role="status">
      <p>{t(`transfer:sent.${sent}`)}</p>
      {sent !== 'insecure' && (
        <button
          type="button"
          className="button buttonOutline"
          onClick={() => {
            setSent(null);
            setAttempt(attempt + 1);
          }}
        >
          {t('error.retry')}
        </button>
      )}
    </div>
  );
}
