import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { formatNumber } from '#shared/i18n/formats.ts';
import { useCardTexts } from '../../../components/estateCard/cardTexts.ts';
import { toEstateCard, type EstateCardData } from '../../../components/estateCard/toEstateCard.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { RouteLink } from '../../../app/navigation/RouteLink.tsx';
import { createBrowserApi } from '../../../app/session/createBrowserApi.ts';
import styles from './MapCards.module.css';

interface MapCardsProps {
  references: readonly string[];
  language: Language;
  /** Whether a press has just opened it: the keyboard goes on here. */
  isPressed: boolean;
  /** The home that the visitor comes back from: the keyboard goes on at its link. */
  opened: string | undefined;
  onOpen: (reference: string) => void;
  onClose: () => void;
}

/** Of many on one spot, as many at a time as one looks through. */
const step = 8;

/** Null as long as nothing has come; then those that could be had. */
function useHomes(references: readonly string[], language: Language): EstateCardData[] | null {
  const [homes, setHomes] = useState<EstateCardData[] | null>(null);
  const asked = references.join(',');
  useEffect(() => {
    const abort = new AbortController();
    const api = createBrowserApi();
    const read = async () => {
      const answers = await Promise.allSettled(
        asked.split(',').map((reference) => api.estate(reference, { signal: abort.signal })),
      );
      if (abort.signal.aborted) return;
      const defect = answers.find((answer) => answer.status === 'rejected' && !(answer.reason instanceof ApiError));
      if (defect?.status === 'rejected') throw defect.reason;
      setHomes(
        answers.flatMap((answer) => (answer.status === 'fulfilled' ? [toEstateCard(answer.value, language)] : [])),
      );
    };
    void read();
    return () => {
      abort.abort();
    };
  }, [asked, language]);
  return homes;
}

/** The homes of a marker, each with its link. */
export function MapCards({ references, language, isPressed, opened, onOpen, onClose }: MapCardsProps) {
  const { t } = useTranslation(['common', 'search']);
  const [most, setMost] = useState(() => Math.ceil((references.indexOf(opened ?? '') + 1) / step) * step || step);
  const homes = useHomes(references.slice(0, most), language);
  const texts = useCardTexts();
  const cards = useRef<HTMLElement>(null);
  const more = references.length - most;
  /** Which link takes the focus as soon as it is there: after "more" the first of the new ones. */
  const [next, setNext] = useState(() => references.indexOf(opened ?? ''));

  useEffect(() => {
    if (isPressed) cards.current!.focus({ preventScroll: true });
  }, [isPressed]);
  useEffect(() => {
    if (next < 0) return;
    // A frame later: by then the page's heading has taken the focus, and the scroll position of the visit before is back.
    const frame = requestAnimationFrame(() =>
      cards.current?.querySelector<HTMLElement>(`[data-home="${references[next]}"] a`)?.focus(),
    );
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [homes, next, references]);

  const open = (event: MouseEvent) => {
    const home = (event.target as Element).closest<HTMLElement>('[data-home]');
    if (home) onOpen(home.dataset.home!);
  };
  return (
    <section
      ref={cards}
      className={styles.cards}
      tabIndex={-1}
      aria-label={t('search:map.chosen')}
      aria-busy={homes === null}
    >
      <button type="button" className={styles.close} aria-label={t('search:map.close')} onClick={onClose}>
        <Icon icon={icons.close} />
      </button>
      {homes === null && <div className={`skeleton ${styles.waiting}`} />}
      {homes?.length === 0 && <p className={styles.waiting}>{t('search:map.failed')}</p>}
      <ul onClick={open}>
        {homes?.map(({ reference, cover, price, type, title, titleLang, provinceSlug, slug, area, rooms }) => (
          <li key={reference} className={styles.card} data-home={reference}>
            {cover && <img className={styles.photo} src={cover.src} width="96" height="72" alt="" />}
            <div>
              {price !== undefined && (
                <p className={styles.price}>
                  {type === 'rent' ? t('card.perMonth', { price: texts.euros(price) }) : texts.euros(price)}
                </p>
              )}
              <RouteLink
                className={styles.link}
                to="Estate"
                params={{ province: provinceSlug, type, slug, ref: reference }}
                lang={titleLang}
              >
                {title}
              </RouteLink>
              <p className={styles.facts}>
                {[texts.area(area), rooms ? texts.rooms(rooms) : ''].filter(Boolean).join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {homes && more > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setNext(most);
            setMost(most + step);
          }}
        >
          {t('search:map.more', { number: formatNumber(more, language) })}
        </button>
      )}
    </section>
  );
}
