import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { DeferredPart } from '../app/deferred/DeferredPart.tsx';
import { goneDataIn, navigationErrorKind } from './errorMeta.ts';
import { errorPart } from './errorPart.ts';
import { useAgain } from './useAgain.ts';

/** Stands in a page's place when it cannot be shown; header and footer stay. */
export function PageError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const kind = navigationErrorKind(error);
  const onRetry = useAgain(kind === 'offline');
  useEffect(() => {
    if (kind === 'defect') console.error(error);
  }, [kind, error]);
  return (
    <DeferredPart
      part={errorPart}
      props={{ kind, onRetry, others: goneDataIn(error)?.others }}
      fallback={
        // Stays where the connection went before the notice was here.
        <div className="container section">
          <h1>{t(kind === 'offline' ? 'error.offline' : 'error.title')}</h1>
          <a className="button" href="" data-reload onClick={onRetry}>
            {t('error.retry')}
          </a>
        </div>
      }
    />
  );
}
