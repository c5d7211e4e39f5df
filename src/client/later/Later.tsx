import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsAlive } from '../session/useIsAlive.ts';
import type { LaterPart } from './laterPart.ts';

/**
 * Shows a later part. In a page that the server rendered, its HTML stands and works as without scripts until the part is here:
 * React hydrates a boundary that suspends when it no longer does.
 */
export function Later<Props extends object>({ part, props }: { part: LaterPart<Props>; props: Props }) {
  const Part = part.Part as ComponentType<Props>;
  return (
    <Suspense>
      <WhenHere part={part}><Part {...props} /></WhenHere>
    </Suspense>
  );
}

function WhenHere<Props>({ part, children }: { part: LaterPart<Props>; children: ReactNode }) {
  const { i18n } = useTranslation();
  const coming = part.coming(i18n);
  if (coming) use(coming);
  const isAlive = useIsAlive();
  return <div data-alive={isAlive ? '' : undefined}>{children}</div>;
}
