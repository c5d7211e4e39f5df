import { Suspense, use, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryBoundary } from '../repair/RecoveryBoundary.tsx';
import { useHydrated } from '../useHydrated.ts';
import type { Deferred } from './createDeferredPart.ts';
import { repeatInput } from './earlyInput.ts';

interface DeferredPartProps<Props> {
  part: Deferred<Props>;
  props: Props;
  /** Shown meanwhile in a page that was navigated to. */
  fallback?: ReactNode;
}

/**
 * Shows a deferred part. In a page that the server rendered, its HTML stands and works as without scripts until the
 * part is here: React hydrates a boundary that suspends when it no longer does.
 */
export function DeferredPart<Props extends object>({ part, props, fallback = null }: DeferredPartProps<Props>) {
  const { i18n } = useTranslation();
  const Part = part.Part as ComponentType<Props>;
  return (
    <Suspense fallback={fallback}>
      <SuspendUntilReady whenReady={() => part.whenReady(i18n)}>
        <HydrationMark>
          <RecoveryBoundary>
            <Part {...props} />
          </RecoveryBoundary>
        </HydrationMark>
      </SuspendUntilReady>
    </Suspense>
  );
}

interface SuspendUntilReadyProps {
  whenReady: () => Promise<unknown> | undefined;
  children: ReactNode;
}

/** No other hook beside `use`: what comes after it, React confuses while it hydrates (its error 467). */
function SuspendUntilReady({ whenReady, children }: SuspendUntilReadyProps) {
  const promise = whenReady();
  if (promise) use(promise);
  return children;
}

/**
 * Tells the document's own styles, and tests, that the part's controls work. A part that React renders anew, since the
 * visitor followed an anchor before it was hydrated, was not there when the page scrolled to the anchor's place and
 * gave it the focus.
 */
function HydrationMark({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isNew] = useState(isHydrated);
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const target = isNew ? document.getElementById(location.hash.slice(1)) : null;
    if (!target || !mark.current!.contains(target)) return;
    target.scrollIntoView();
    if (document.activeElement === document.body) target.focus({ preventScroll: true });
  }, [isNew]);
  useEffect(() => {
    repeatInput(mark.current!);
  }, []);
  return (
    <div ref={mark} data-hydrated={isHydrated ? '' : undefined}>
      {children}
    </div>
  );
}
