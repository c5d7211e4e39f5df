import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestedPart } from '../../app/deferred/useRequestedPart.ts';
import { useOwnPlaces } from '../ownPlaces/ownPlaces.ts';
import { ownPlacesDialogPart } from './ownPlacesDialogPart.ts';

/** Opens the dialog of the visitor's own places, which loads then. */
export function OwnPlacesButton() {
  const { t } = useTranslation('ownPlaces');
  const [opened, setOpened] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isHere, load] = useRequestedPart(ownPlacesDialogPart, isAsked);
  const hasPlaces = useOwnPlaces().length > 0;
  return (
    <>
      <button
        type="button"
        className="button buttonOutline"
        aria-haspopup="dialog"
        aria-busy={isAsked && !isHere ? true : undefined}
        onPointerEnter={load}
        onClick={() => {
          setIsAsked(true);
          setOpened(true);
        }}
      >
        {t(hasPlaces ? 'change' : 'add')}
      </button>
      {isHere && (
        <ownPlacesDialogPart.Part
          opened={opened}
          onClose={() => {
            setOpened(false);
          }}
        />
      )}
    </>
  );
}
