import { useSyncExternalStore, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import '../leaflet.css';
import icons from '../mapIcons.module.css';
import styles from '../MapFrame.module.css';

const subscribe = (tell: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', tell);
  return () => {
    document.removeEventListener('fullscreenchange', tell);
  };
};

/** Shows the map on the whole screen, and as before. Not on phones, where it takes that already. */
export function FullScreenButton({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('map');
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <div className={`${styles.group} ${styles.wide}`}>
      <button
        type="button"
        aria-label={t('fullScreen')}
        aria-pressed={isFull}
        onClick={() => {
          // Refused where the browser or a frame does not allow it: the map stays as it is.
          void (isFull ? document.exitFullscreen() : frame.current!.requestFullscreen()).catch(() => {});
        }}
      >
        <span className={icons.full} />
      </button>
    </div>
  );
}
