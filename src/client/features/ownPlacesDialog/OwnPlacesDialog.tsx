import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog/Dialog.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { AddPlace } from './AddPlace.tsx';
import { OwnPlaceRow } from './OwnPlaceRow.tsx';
import styles from './OwnPlaces.module.css';
import { idOf, maxOwnPlaces, useOwnPlaces } from '../ownPlaces/ownPlaces.ts';

export interface OwnPlacesDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Pixels. */
const width = 640;

/** The visitor's own places: those that are kept, and a form for one more. */
export function OwnPlacesDialog({ opened, onClose }: OwnPlacesDialogProps) {
  const { t } = useTranslation('ownPlaces');
  const { travelModes } = useSite();
  const places = useOwnPlaces();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')} width={width} isSheet>
      <div ref={content} className={styles.content} tabIndex={-1}>
        <p>{t(travelModes ? 'privacy.engine' : 'privacy')}</p>
        {places.length > 0 && (
          <ul className={styles.list}>
            {places.map((place) => (
              <OwnPlaceRow key={idOf(place)} place={place} onRemoved={() => content.current?.focus()} />
            ))}
          </ul>
        )}
        {places.length < maxOwnPlaces ? (
          <AddPlace key={places.length} isFirst={places.length === 0} />
        ) : (
          <p>{t('full')}</p>
        )}
        <button type="button" className="button buttonOutline" onClick={onClose}>
          {t('done')}
        </button>
      </div>
    </Dialog>
  );
}
