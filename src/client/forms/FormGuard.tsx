import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formTokenName, honeypotName } from '#shared/forms/guard.ts';
import { useSite } from '../app/session/SiteContext.ts';
import { renewToken } from './formToken.ts';

/**
 * The spam guard of a form, inside its element: a field that only programs fill in, and the signed time
 * (docs/decisions/028). The server writes the time into the page; a form made in the browser fetches one.
 */
export function FormGuard() {
  const { t } = useTranslation('common');
  const { formToken } = useSite();
  const token = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { form, value } = token.current!;
    if (form && value === '') void renewToken(form);
  }, []);
  return (
    <>
      <div className="visuallyHidden" aria-hidden="true">
        <label>
          {t('leaveEmpty')} <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* The browser does not know the server's token, and leaves it as it is. */}
      <input ref={token} type="hidden" name={formTokenName} defaultValue={formToken} suppressHydrationWarning />
    </>
  );
}
