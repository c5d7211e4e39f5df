import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { languages } from '#shared/i18n/languages.ts';
import { resolveUrl } from '#shared/routes/resolveUrl.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { listLoadingPart } from '../components/ui/listLoading/ListLoading.tsx';
import styles from './PendingList.module.css';

const lists: readonly RouteName[] = ['Search', 'Agents', 'AgentProvinces', 'Favourites'];

/** Says that a list loads while the router waits for one; shown only when waiting can be noticed. */
export function PendingList() {
  const { i18n } = useTranslation();
  const { state, location } = useNavigation();
  const [isLoaded, setIsLoaded] = useState(false);
  const next = state === 'loading' ? resolveUrl(location.pathname, location.search, languages) : null;
  const isPending = next?.kind === 'match' && lists.includes(next.address.route);
  useEffect(() => {
    if (!isPending) return;
    listLoadingPart.prepare(i18n).then(
      () => {
        setIsLoaded(true);
      },
      // The progress bar shows that the page loads.
      () => {},
    );
  }, [isPending, i18n]);
  if (!isLoaded || !isPending) return null;
  return (
    <div className={styles.pending}>
      <listLoadingPart.Part />
    </div>
  );
}
