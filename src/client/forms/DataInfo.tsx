import { useTranslation } from 'react-i18next';
import { RouteLink } from '../app/navigation/RouteLink.tsx';
import { RichText } from '../components/ui/richText/RichText.tsx';
import styles from './Form.module.css';

interface DataInfoProps {
  text: string;
  /** Whether an agent gets what is sent, and answers for it together with the company (GDPR art. 26). */
  isJoint?: boolean;
}

/**
 * Who uses what is typed, for what and on which basis, and what the visitor may demand, beside the button that sends it
 * (docs/product.md#compliance). The text is the form's, part of what is agreed to.
 */
export function DataInfo({ text, isJoint = false }: DataInfoProps) {
  const { t } = useTranslation('forms');
  return (
    <p className={styles.info}>
      <span>{text}</span>{' '}
      <RichText
        text={t(isJoint ? 'infoMoreJoint' : 'infoMore')}
        elements={{
          privacy: <RouteLink to="Privacidad" params={{}} anchor="controller" />,
          arrangement: <RouteLink to="Corresponsabilidad" params={{}} />,
        }}
      />
    </p>
  );
}
