import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EstateView } from '#shared/views/estate/toEstateView.ts';
import { BottomSheet } from '../../components/ui/dialog/BottomSheet.tsx';
import { hideFailed } from '../../components/ui/hideFailed.ts';
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
  const close = () => {
    notifyDraftChanged();
    onClose();
  };
  return (
    <BottomSheet
      opened={opened}
      onClose={close}
      title={t(`title.${about.subject}`, { name: about.name ?? t('network') })}
      closeLabel={t('close')}
    >
      <Subject estate={estate} price={price} />
      <Enquiry idPrefix="enquiry-sheet" about={about} />
    </BottomSheet>
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
