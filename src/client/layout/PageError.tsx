import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ErrorNotice } from './ErrorNotice.tsx';
import { errorKind, errorMeta, searchInstead } from './errorMeta.ts';
import { useDocumentHead } from './useDocumentHead.ts';

/** A page's chunk that a deploy has taken away under an open tab (webpack names the error so). */
const isGoneChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Stands in a page's place when it cannot be shown; header and footer stay. */
export function PageError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const kind = isGoneChunk(error) ? 'newVersion' : errorKind(error);
  useDocumentHead(useMemo(() => errorMeta(kind, t), [kind, t]));
  useEffect(() => {
    if (kind === 'defect') console.error(error);
  }, [kind, error]);
  return <ErrorNotice kind={kind} instead={searchInstead(error)} />;
}
