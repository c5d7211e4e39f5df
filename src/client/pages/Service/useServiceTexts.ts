import { useTranslation } from 'react-i18next';
import { services, type Service } from '#shared/views/services.ts';

/** The texts of one service page; both dictionaries have the keys that both pages use. */
export function useServiceTexts(service: Service) {
  const { t } = useTranslation(services[service].dictionary);
  return t;
}
