import { ErrorNotice } from './ErrorNotice.tsx';

/** The last resort, when the frame itself cannot be drawn: the same notice without header and footer. */
export function LayoutError() {
  return (
    <main id="content">
      <ErrorNotice kind="defect" />
    </main>
  );
}
