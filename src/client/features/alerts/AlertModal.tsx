import { useTranslation } from 'react-i18next';
import { byNoun } from '#shared/filters/byNoun.ts';
import { Dialog } from '../../components/ui/dialog/Dialog.tsx';
import type { AlertOffer } from './alertOffer.ts';
import { SaveSearch } from './SaveSearch.tsx';

export interface AlertModalProps {
  offer: AlertOffer;
  opened: boolean;
  onClose: () => void;
}

/** Pixels. */
const width = 472;

/** An alert over the page that offers it. Its content is mounted each time it opens. */
export function AlertModal({ offer, opened, onClose }: AlertModalProps) {
  const { t } = useTranslation('saveSearch');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(`title.${offer.kind}`, byNoun(offer.query.filters))}
      closeLabel={t('close')}
      width={width}
    >
      <SaveSearch offer={offer} />
    </Dialog>
  );
}
