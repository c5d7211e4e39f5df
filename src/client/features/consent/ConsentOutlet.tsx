import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buildUrl } from '#shared/routes/build.ts';
import { isPlainClick } from '../../app/navigation/isPlainClick.ts';
import { addDictionaries } from '../../app/session/addDictionaries.ts';
import { useSite } from '../../app/session/SiteContext.ts';
import type * as consentModule from './Consent.tsx';
import type * as settingsModule from './ConsentSettings.tsx';

const importConsent = () => import(/* webpackChunkName: "consent" */ './Consent.tsx');
const importSettings = () => import(/* webpackChunkName: "deferred-consentSettings" */ './ConsentSettings.tsx');

/**
 * Where the visitor is asked for consent and can change it (docs/decisions/017). The question and the services load
 * after the page, and only where the operator configured services. The settings load when they are opened: by the
 * question, or by an element marked `data-consent-settings`, which without scripts is a link to the cookies policy.
 */
export function ConsentOutlet() {
  const { i18n } = useTranslation();
  const { language, optionalServices } = useSite();
  const [consent, setConsent] = useState<typeof consentModule>();
  const [settings, setSettings] = useState<typeof settingsModule>();
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);

  useEffect(() => {
    if (!optionalServices) return;
    // Without the chunk nobody is asked, and nothing optional loads.
    Promise.all([importConsent(), addDictionaries(i18n, ['consent'])]).then(
      ([loaded]) => {
        setConsent(loaded);
      },
      () => {},
    );
  }, [i18n, optionalServices]);

  useEffect(() => {
    const openSettings = (event: MouseEvent) => {
      const isMeant = event.target instanceof Element && event.target.closest('[data-consent-settings]') !== null;
      if (!isMeant || !isPlainClick(event)) return;
      event.preventDefault();
      Promise.all([importSettings(), addDictionaries(i18n, ['consent'])]).then(
        ([loaded]) => {
          setSettings(loaded);
          setAreSettingsOpen(true);
        },
        () => {
          location.assign(buildUrl({ to: 'Cookies', params: {} }, language));
        },
      );
    };
    document.addEventListener('click', openSettings);
    return () => {
      document.removeEventListener('click', openSettings);
    };
  }, [i18n, language]);

  return (
    <>
      {consent && optionalServices && <consent.Consent services={optionalServices} />}
      {settings && (
        <settings.ConsentSettings
          opened={areSettingsOpen}
          onClose={() => {
            setAreSettingsOpen(false);
          }}
        />
      )}
    </>
  );
}
