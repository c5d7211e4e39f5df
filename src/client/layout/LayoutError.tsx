import { DeferredPart } from '../app/deferred/DeferredPart.tsx';
import type { ErrorNoticeProps } from './ErrorNotice.tsx';
import { errorPart } from './errorPart.ts';

const defect: ErrorNoticeProps = { kind: 'defect' };

/** Shown when the layout itself cannot be rendered: the same notice without header and footer. */
export function LayoutError() {
  return (
    <main id="content">
      <DeferredPart part={errorPart} props={defect} />
    </main>
  );
}
