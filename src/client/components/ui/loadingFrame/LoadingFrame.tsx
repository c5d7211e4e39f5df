import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './LoadingFrame.module.css';

interface LoadingFrameProps {
  /** What it is the frame of: pictures over the whole screen, or a sheet at its lower edge. */
  of: 'pictures' | 'sheet';
  onClose: () => void;
}

/**
 * Answers a press at once: what a dialog looks like while its script loads and it is drawn, which takes a phone a
 * second. The dialog opens over it. Escape closes it; Back, where it is a layer.
 */
export function LoadingFrame({ of, onClose }: LoadingFrameProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      // The pictures' own dialog has keys of its own.
      if (key === 'Escape' && !(of === 'pictures' && document.querySelector('[aria-modal]'))) close();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, [of]);
  return createPortal(
    <div className={styles[of]} data-frame={of} aria-hidden="true">
      {of === 'sheet' && (
        <div>
          <p className="skeleton" />
          <p className="skeleton" />
          <p className="skeleton" />
        </div>
      )}
    </div>,
    document.body,
  );
}
