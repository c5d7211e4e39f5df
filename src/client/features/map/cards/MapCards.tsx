import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/ApiError.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useSite } from '../../../app/session/SiteContext.ts';
import { createBrowserApi } from '../../../app/session/createBrowserApi.ts';
import { toEstateCard, type EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { MapCard } from './MapCard.tsx';
import styles from './MapCards.module.css';
import { useSwipe } from './useSwipe.ts';

interface MapCardsProps {
  keys: readonly string[];
  /** On phones: of the markers around, the nearest first, which are swiped to. */
  others?: readonly string[] | undefined;
  /** Told of the estate whose card is swiped to. */
  onShow?: (key: string | undefined) => void;
  /** Whether a press has just opened them: they take the focus. */
  isPressed: boolean;
  /** The estate that the visitor comes back from: its link takes the focus. */
  opened: string | undefined;
  onOpen: (key: string) => void;
  onClose: () => void;
}

/** Cards shown at a time, of a marker with many estates. */
const step = 8;

/** Null until the answers are there; then the estates that could be loaded. */
function useEstates(keys: readonly string[], language: Language): EstateCardData[] | null {
  const [estates, setEstates] = useState<EstateCardData[] | null>(null);
  const joined = keys.join(',');
  useEffect(() => {
    const abort = new AbortController();
    const api = createBrowserApi();
    const load = async () => {
      const answers = await Promise.allSettled(
        joined.split(',').map((key) => api.estate(key, { signal: abort.signal })),
      );
      if (abort.signal.aborted) return;
      const defect = answers.find((answer) => answer.status === 'rejected' && !(answer.reason instanceof ApiError));
      if (defect?.status === 'rejected') throw defect.reason;
      setEstates(
        answers.flatMap((answer) => (answer.status === 'fulfilled' ? [toEstateCard(answer.value, language)] : [])),
      );
    };
    void load();
    return () => {
      abort.abort();
    };
  }, [joined, language]);
  return estates;
}

/** Focuses the link of an estate as soon as its card is there. @param key undefined: none */
function useFocusedCard(
  cards: RefObject<HTMLElement | null>,
  key: string | undefined,
  estates: EstateCardData[] | null,
): void {
  useEffect(() => {
    if (key === undefined) return;
    // A frame later: by then the page's heading has taken the focus, and the scroll position of the visit before is
    // restored.
    const frame = requestAnimationFrame(() =>
      cards.current?.querySelector<HTMLElement>(`[data-key="${key}"] a`)?.focus(),
    );
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [cards, estates, key]);
}

const ignore = () => {};

/** The estates of a marker: one below the other, or on phones in a strip that goes on to its neighbours. */
export function MapCards({ keys: own, others, isPressed, opened, onShow = ignore, onOpen, onClose }: MapCardsProps) {
  const { t } = useTranslation('map');
  const { language } = useSite();
  const keys = others ? [...own, ...others] : own;
  const [shown, setShown] = useState(() => Math.ceil((keys.indexOf(opened ?? '') + 1) / step) * step || step);
  const estates = useEstates(keys.slice(0, shown), language);
  const cards = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useSwipe(list, estates?.map(({ key }) => key) ?? [], (key) => {
    onShow(others && key);
    // The next ones, before the end is reached.
    if (key !== undefined && keys.indexOf(key) > shown - 3 && shown < keys.length) setShown(shown + step);
  });
  const more = keys.length - shown;
  /** The estate whose link takes the focus: after "more" the first of the new ones. */
  const [focused, setFocused] = useState(opened);
  useFocusedCard(cards, focused, estates);
  useEffect(() => {
    if (isPressed) cards.current!.focus({ preventScroll: true });
  }, [isPressed]);

  const open = (event: MouseEvent) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-key]');
    if (card) onOpen(card.dataset.key!);
  };
  const showMore = () => {
    setFocused(keys[shown]);
    setShown(shown + step);
  };
  return (
    <section
      ref={cards}
      className={others ? `${styles.cards} ${styles.swiped}` : styles.cards}
      tabIndex={-1}
      aria-label={t('chosen')}
      aria-busy={estates === null}
    >
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <Icon icon={icons.close} />
      </button>
      {estates === null && <div className={`skeleton ${styles.placeholder}`} />}
      {estates?.length === 0 && <p className={styles.placeholder}>{t(navigator.onLine ? 'failed' : 'offline')}</p>}
      <ul ref={list} className={others && styles.strip} onClick={open}>
        {estates?.map((estate) => (
          <MapCard key={estate.key} estate={estate} />
        ))}
      </ul>
      {estates && more > 0 && !others && (
        <button type="button" className={styles.more} onClick={showMore}>
          {t('more', { number: formatNumber(more, language) })}
        </button>
      )}
    </section>
  );
}
