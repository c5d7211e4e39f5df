import '../../theme/controls/drawer.ts';
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { hasCloseRequests } from '../../app/layers/closeRequests.ts';
import { useLayer } from '../../app/layers/useLayer.ts';
import { hideFailed } from '../../components/ui/hideFailed.ts';
import { MantineControls } from '../../theme/MantineControls.tsx';
import { Enquiry } from './Enquiry.tsx';
import type { EnquiryAbout } from './enquiryAbout.ts';
import { notifyDraftChanged } from './sentEnquiries.ts';
import styles from './EnquirySheet.module.css';

export interface EnquirySheetProps {
  about: EnquiryAbout;
  estate: SubjectProps['estate'];
  /** Of the listing, or the badge that takes its place. */
  price: ReactNode;
  opened: boolean;
  onClose: () => void;
}

/** The enquiry as a sheet from the lower edge of a phone. What is typed stays when it is closed (useFormDraft). */
export function EnquirySheet({ about, estate, price, opened, onClose }: EnquirySheetProps) {
  const { t } = useTranslation('enquiry');
  // Mantine gives the focus back to what had it when `opened` changed, so the sheet is mounted closed.
  const isMounted = useMounted();
  const close = () => {
    notifyDraftChanged();
    onClose();
  };
  useLayer(opened, close);
  return (
    <MantineControls>
      <Drawer
        position="bottom"
        opened={opened && isMounted}
        onClose={close}
        closeOnEscape={!hasCloseRequests()}
        title={t(`title.${about.subject}`, { name: about.name ?? t('network') })}
        closeButtonProps={{ 'aria-label': t('close'), size: 44, iconSize: 20 }}
        classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body }}
      >
        <Subject estate={estate} price={price} />
        <Enquiry idPrefix="enquiry-sheet" about={about} />
      </Drawer>
    </MantineControls>
  );
}

interface SubjectProps {
  estate: Pick<EstateView, 'photos' | 'title' | 'reference'>;
  price: ReactNode;
}

/** The listing, which the sheet covers. */
function Subject({ estate: { photos, title, reference }, price }: SubjectProps) {
  const { t } = useTranslation('estate');
  const [photo] = photos;
  return (
    <div className={styles.subject} onErrorCapture={hideFailed}>
      {photo && <img src={photo.thumbnail} width="72" height="72" alt="" />}
      <div>
        {price}
        <p className={styles.name} lang={title.lang}>
          {title.text}
        </p>
        <p className={styles.reference} translate="no">
          {t('facts.reference', { reference })}
        </p>
      </div>
    </div>
  );
}
