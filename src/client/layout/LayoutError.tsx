import { ErrorNotice } from './ErrorNotice.tsx';

/** Shown when the layout itself cannot be rendered: the same notice without header and footer. */
export function LayoutError() {
  return (
    <main id="content">
      <ErrorNotice kind="defect" />
    </main>
  );
}
