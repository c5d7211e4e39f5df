import { useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { DeferredPart } from '../app/deferred/DeferredPart.tsx';
import { RouteLink } from '../app/navigation/RouteLink.tsx';
import { EstateGrid } from '../features/estateCard/EstateGrid.tsx';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';
import type { SearchFormProps } from '../features/search/SearchForm.tsx';
import { searchFormPart } from '../features/search/searchFormPart.ts';
import { Bird } from '../components/ui/bird/Bird.tsx';
import { errorMeta, type ErrorKind } from './errorMeta.ts';
import styles from './ErrorNotice.module.css';
import type { LayoutData } from './layout.load.ts';
import { useDocumentHead } from './useDocumentHead.ts';

export interface ErrorNoticeProps {
  kind: ErrorKind;
  others?: readonly EstateCardData[] | undefined;
  /** Handles a click on the link that loads the page again, where a reload would not (useAgain.ts). */
  onRetry?: ((event: MouseEvent) => void) | undefined;
}

/** Where the page may show the next time. Elsewhere the visitor goes on by a search. */
const retried: readonly ErrorKind[] = ['unavailable', 'defect', 'newVersion', 'offline'];

/** What happened, in plain words, and the next steps. */
export function ErrorNotice({ kind, others = [], onRetry }: ErrorNoticeProps) {
  const { t } = useTranslation('error');
  useDocumentHead(useMemo(() => errorMeta(kind, t), [kind, t]));
  return (
    <>
      <section className={`container ${styles.notice}`}>
        <div className={styles.sky} aria-hidden="true">
          <Bird className={styles.bird} />
        </div>
        <div className={styles.words}>
          <h1>{t(`${kind}.title`)}</h1>
          <p className={styles.text}>{t(`${kind}.text`)}</p>
          {retried.includes(kind) ? <Retry onRetry={onRetry} /> : <Onward />}
        </div>
      </section>
      {others.length > 0 && (
        <section className={`container ${styles.others}`}>
          <h2>{t('gone.others')}</h2>
          <EstateGrid estates={others} eager={1} />
        </section>
      )}
    </>
  );
}

function Retry({ onRetry }: Pick<ErrorNoticeProps, 'onRetry'>) {
  const { t } = useTranslation();
  return (
    <p className={styles.ways}>
      {/* An empty href is the page itself: a plain reload, which works without JavaScript too. */}
      <a className="button" href="" data-reload onClick={onRetry}>
        {t('error.retry')}
      </a>
      <RouteLink to="Search" params={{ type: 'buy' }}>
        {t('footer.buy')}
      </RouteLink>
      <RouteLink to="Search" params={{ type: 'rent' }}>
        {t('footer.rent')}
      </RouteLink>
    </p>
  );
}

const search: SearchFormProps = { look: 'page' };

/** The search field needs the provinces of the layout, which is missing where that could not be loaded. */
function Onward() {
  const { t } = useTranslation('error');
  const layout = useRouteLoaderData<LayoutData>('layout');
  return (
    <>
      {layout && (
        <div className={styles.search}>
          <DeferredPart part={searchFormPart} props={search} />
        </div>
      )}
      <p className={styles.ways}>
        <RouteLink className={layout ? 'button buttonOutline' : 'button'} to="Home" params={{}}>
          {t('return')}
        </RouteLink>
      </p>
    </>
  );
}
