import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { byNoun } from '#shared/filters/byNoun.ts';
import { BottomSheet } from '../../components/ui/dialog/BottomSheet.tsx';
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

/** Where a sheet from the lower edge takes the dialog's place. */
const narrow = '(max-width: 37.49rem)';

/** An alert over the page that offers it. Its content is mounted each time it opens. */
export function AlertModal({ offer, opened, onClose }: AlertModalProps) {
  const { t } = useTranslation('saveSearch');
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const frame = {
    opened,
    onClose,
    title: t(`title.${offer.kind}`, byNoun(offer.query.filters)),
    closeLabel: t('close'),
  };
  return isNarrow ? (
    <BottomSheet {...frame}>
      <SaveSearch offer={offer} />
    </BottomSheet>
  ) : (
    <Dialog {...frame} width={width}>
      <SaveSearch offer={offer} />
    </Dialog>
  );
}
