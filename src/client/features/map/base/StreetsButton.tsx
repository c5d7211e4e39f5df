import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dropClick } from '../../../app/layers/dropClick.ts';
import { useLayer } from '../../../app/layers/useLayer.ts';
import '../leaflet.css';
import icons from '../mapIcons.module.css';
import frame from '../MapFrame.module.css';
import styles from './StreetsButton.module.css';
import type { TileChoice } from './tileChoice.ts';

interface StreetsButtonProps {
  /** The third party that the streets come from. */
  host: string;
  isOn: boolean;
  onChoose: (choice: TileChoice) => void;
}

/** Shows the streets of a third party, once the visitor has read who is asked for them; takes them away again. */
export function StreetsButton({ host, isOn, onChoose }: StreetsButtonProps) {
  const { t } = useTranslation('map');
  const [isOpen, setIsOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const close = () => {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const choose = (choice: TileChoice) => {
    onChoose(choice);
    close();
  };
  useLayer(isOpen, close);
  useEffect(() => {
    if (!isOpen) return;
    note.current!.focus({ preventScroll: true });
    // A press beside the note closes it, and does nothing else.
    const press = ({ target }: PointerEvent) => {
      if (group.current!.contains(target as Node)) return;
      dropClick();
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', press, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Cards on the map stay open.
    event.stopPropagation();
    close();
  };
  return (
    <div ref={group} className={`${frame.group} ${styles.streets}`} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={t('tiles.accept')}
        aria-pressed={isOn}
        aria-expanded={isOpen}
        aria-controls={isOpen ? noteId : undefined}
        onClick={() => {
          if (isOn) onChoose('no');
          else setIsOpen(!isOpen);
        }}
      >
        <span className={icons.streets} />
      </button>
      {isOpen && (
        <div ref={note} id={noteId} className={styles.note} role="region" aria-label={t('tiles.title')} tabIndex={-1}>
          <p>{t('tiles.note', { host })}</p>
          <p className={styles.ways}>
            <button
              type="button"
              className="button"
              onClick={() => {
                choose('yes');
              }}
            >
              {t('tiles.accept')}
            </button>
            <button
              type="button"
              className="button buttonOutline"
              onClick={() => {
                choose('no');
              }}
            >
              {t('tiles.decline')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
