import '../../../theme/controls/modal.ts';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { hasCloseRequests } from '../../../app/layers/closeRequests.ts';
import { useLayer } from '../../../app/layers/useLayer.ts';
import { MantineControls } from '../../../theme/MantineControls.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The name of the button that closes it. */
  closeLabel: string;
  /** Pixels. */
  width: number;
  /** On narrow screens it fills the screen. */
  isSheet?: boolean;
  children: ReactNode;
}

/** A modal dialog over any page. Its content is mounted anew each time it opens. */
export function Dialog({ opened, onClose, title, closeLabel, width, isSheet = false, children }: DialogProps) {
  // Mantine gives the focus back to what had it when `opened` changed, so the modal is mounted closed.
  const isMounted = useMounted();
  useLayer(opened, onClose);
  return (
    <MantineControls>
      <Modal
        opened={opened && isMounted}
        onClose={onClose}
        closeOnEscape={!hasCloseRequests()}
        size={width}
        title={title}
        closeButtonProps={{ 'aria-label': closeLabel, size: 44, iconSize: 20 }}
        classNames={{
          inner: isSheet ? (styles.sheet ?? '') : '',
          content: styles.content,
          header: styles.header,
          title: styles.title,
          body: styles.body,
        }}
      >
        {children}
      </Modal>
    </MantineControls>
  );
}
