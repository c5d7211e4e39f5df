import '../../../theme/controls/drawer.ts';
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { hasCloseRequests } from '../../../app/layers/closeRequests.ts';
import { useLayer } from '../../../app/layers/useLayer.ts';
import { MantineControls } from '../../../theme/MantineControls.tsx';
import styles from './BottomSheet.module.css';

interface BottomSheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The name of the button that closes it. */
  closeLabel: string;
  /** Whether its frame shows already (loadingFrame/LoadingFrame.tsx): it opens in its place. */
  isFramed?: boolean;
  children: ReactNode;
}

/** A dialog from the lower edge of a phone, as high as its content, which is mounted anew each time it opens. */
export function BottomSheet({ opened, onClose, title, closeLabel, isFramed = false, children }: BottomSheetProps) {
  // Mantine gives the focus back to what had it when `opened` changed, so the sheet is mounted closed.
  const isMounted = useMounted();
  useLayer(opened, onClose);
  return (
    <MantineControls>
      <Drawer
        position="bottom"
        opened={opened && isMounted}
        onClose={onClose}
        closeOnEscape={!hasCloseRequests()}
        title={title}
        transitionProps={isFramed ? { duration: 0, exitDuration: 200 } : {}}
        closeButtonProps={{ 'aria-label': closeLabel, size: 44, iconSize: 20 }}
        classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body }}
      >
        {children}
      </Drawer>
    </MantineControls>
  );
}
