import { useTranslation } from 'react-i18next';
import { messagingLink, phoneLink } from '../../../components/contact/contactLinks.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import contactIcons from '../../../components/ui/icons/contactIcons.module.css';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import styles from './CardExtras.module.css';

interface CardContactProps {
  /** The listing's, which what counts presses reads (watchUses.ts). */
  estateKey: string;
  phone: string;
  name: string;
  reference: string;
}

/** Call and WhatsApp, at the agent's line; nothing is asked of WhatsApp before the click. */
export function CardContact({ estateKey, phone, name, reference }: CardContactProps) {
  const { t } = useTranslation('cardExtras');
  const message = messagingLink(phone, t('messageText', { reference }));
  const call = phoneLink(phone);
  if (!call) return null;
  return (
    <p className={styles.contact} data-key={estateKey}>
      <a href={call} aria-label={t('call', { name })}>
        <Icon icon={icons.phone} />
      </a>
      {message && (
        <a href={message} target="_blank" rel="noopener" aria-label={t('message', { name })}>
          <Icon icon={contactIcons.whatsapp} />
        </a>
      )}
    </p>
  );
}
