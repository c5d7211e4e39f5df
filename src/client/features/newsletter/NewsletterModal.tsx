import '../../theme/controls/modal.ts';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MantineControls } from '../../theme/MantineControls.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NewsletterText } from './NewsletterText.tsx';
import styles from './NewsletterModal.module.css';
import { NewsletterThanks } from './NewsletterThanks.tsx';

/** Pixels (docs/product.md#newsletter). */
const width = 472;

/**
 * The newsletter over any page (docs/product.md#layouts). Its content is mounted each time it opens, so that it begins
 * with an empty form.
 */
export function NewsletterModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('newsletter');
  // Mantine gives the focus back to what had it when `opened` changed, so the modal is mounted closed.
  const isMounted = useMounted();
  return (
    <MantineControls>
      <Modal
        opened={opened && isMounted}
        onClose={onClose}
        size={width}
        title={t('title')}
        closeButtonProps={{ 'aria-label': t('close'), size: 44, iconSize: 20 }}
        classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body }}
      >
        <Content />
      </Modal>
    </MantineControls>
  );
}

function Content() {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <NewsletterText />
      {isSent ? (
        <NewsletterThanks />
      ) : (
        <NewsletterForm
          onSent={() => {
            setIsSent(true);
          }}
        />
      )}
    </>
  );
}
