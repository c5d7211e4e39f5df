import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { notify } from '../../features/notifications/notify.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import styles from './Favourites.module.css';

/** @returns how the link was shared: by the device, by the clipboard, or, where neither is available, by showing it */
async function shareLink(link: string, title: string): Promise<'shared' | 'copied' | 'shown'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url: link });
      return 'shared';
    }
  } catch (error) {
    // The visitor closed the device's sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** Shares a link that carries the keys and nothing else: no server stores the list. */
export function ShareList({ keys, language }: { keys: readonly string[]; language: Language }) {
  const { t } = useTranslation('favourites');
  const fieldId = useId();
  const hintId = useId();
  const [shown, setShown] = useState<{ path: string; link: string }>();
  const path = buildUrl(
    routeTarget<'Favourites'>({ to: 'Favourites', params: {}, query: { keys: [...keys] } }),
    language,
  );
  const share = async () => {
    const link = new URL(path, location.href).href;
    const how = await shareLink(link, t('meta.title.shared'));
    setShown(how === 'shown' ? { path, link } : undefined);
    if (how === 'copied') await notify({ id: 'share', text: t('share.copied') });
  };
  return (
    <div className={styles.share}>
      <button type="button" className={styles.pill} aria-describedby={hintId} onClick={() => void share()}>
        <Icon icon={icons.share} />
        {t('share.button')}
      </button>
      <p id={hintId} className={styles.note}>
        {t('share.hint')}
      </p>
      {shown?.path === path && (
        <div className="field">
          <label className="label" htmlFor={fieldId}>
            {t('share.link')}
          </label>
          <input
            id={fieldId}
            className="input"
            type="url"
            readOnly
            value={shown.link}
            onFocus={({ currentTarget }) => {
              currentTarget.select();
            }}
          />
        </div>
      )}
    </div>
  );
}
