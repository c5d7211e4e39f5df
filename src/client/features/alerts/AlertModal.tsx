import '../../theme/controls/modal.ts';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { MantineControls } from '../../theme/MantineControls.tsx';
import styles from './AlertModal.module.css';
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
  // Mantine gives the focus back to what had it when `opened` changed, so the modal is mounted closed.
  const isMounted = useMounted();
  return (
    <MantineControls>
      <Modal
        opened={opened && isMounted}
        onClose={onClose}
        size={width}
        title={t(`title.${offer.kind}`)}
        closeButtonProps={{ 'aria-label': t('close'), size: 44, iconSize: 20 }}
        classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body }}
      >
        <SaveSearch offer={offer} />
      </Modal>
    </MantineControls>
  );
}
