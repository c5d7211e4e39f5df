import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '../../components/ui/dialog/BottomSheet.tsx';
import { hideFailed } from '../../components/ui/hideFailed.ts';
import { Enquiry } from './Enquiry.tsx';
import type { EnquiryAbout } from './enquiryAbout.ts';
import { notifyDraftChanged } from './sentEnquiries.ts';
import styles from './EnquirySheet.module.css';

/** What the sheet shows of the listing that it covers. */
export interface EnquiryHome {
  /** The address of a small photo. */
  photo: string | undefined;
  /** Or the badge that takes its place. */
  price?: ReactNode;
  title: string;
  reference: string;
}

export interface EnquirySheetProps {
  about: EnquiryAbout;
  home: EnquiryHome;
  opened: boolean;
  onClose: () => void;
}

/** The enquiry as a sheet from the lower edge of a phone. What is typed stays when it is closed (useFormDraft). */
export function EnquirySheet({ about, home, opened, onClose }: EnquirySheetProps) {
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
      isFramed
    >
      <Home {...home} />
      <Enquiry idPrefix="enquiry-sheet" about={about} />
    </BottomSheet>
  );
}

function Home({ photo, price, title, reference }: EnquiryHome) {
  const { t } = useTranslation('estate');
  return (
    <div className={styles.home} onErrorCapture={hideFailed}>
      {photo && <img src={photo} width="72" height="72" alt="" />}
      <div>
        {price && <div className={styles.price}>{price}</div>}
        <p className={styles.name}>{title}</p>
        <p className={styles.reference} translate="no">
          {t('facts.reference', { reference })}
        </p>
      </div>
    </div>
  );
}
