import { DeferredPart } from '../app/deferred/DeferredPart.tsx';
import { errorPart } from './errorPart.ts';

/** Shown when the layout itself cannot be rendered: the same notice without header and footer. */
export function LayoutError() {
  return (
    <main id="content">
      <DeferredPart part={errorPart} props={{ kind: 'defect' }} />
    </main>
  );
}
