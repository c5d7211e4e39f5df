import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog/Dialog.tsx';
import { NewsletterSignUp } from './NewsletterSignUp.tsx';
import { NewsletterText } from './NewsletterText.tsx';

/** Pixels (docs/product.md#newsletter). */
const width = 472;

/** The newsletter over any page (docs/product.md#layouts); each time it opens with an empty form. */
export function NewsletterModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('newsletter');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')} width={width}>
      <NewsletterText />
      <NewsletterSignUp />
    </Dialog>
  );
}
