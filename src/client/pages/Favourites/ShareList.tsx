import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import { Icon } from '../../components/ui/icons/Icon.tsx';
import icons from '../../components/ui/icons/pageIcons.module.css';
import styles from './Favourites.module.css';

/** What became of a link: the device took it, it is on the clipboard, or neither can be had and it is shown. */
async function passOn(link: string, title: string): Promise<'shared' | 'copied' | 'shown'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url: link });
      return 'shared';
    }
  } catch (error) {
    // Closed without a choice: that is one too.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** Hands out a link that carries the references and nothing else: nothing is kept of it anywhere. */
export function ShareList({ references, language }: { references: readonly string[]; language: Language }) {
  const { t } = useTranslation('favourites');
  const fieldId = useId();
  const [told, setTold] = useState<{ path: string; link: string; how: 'shared' | 'copied' | 'shown' }>();
  const path = buildUrl(
    routeTarget<'Favourites'>({ to: 'Favourites', params: {}, query: { references: [...references] } }),
    language,
  );
  const share = async () => {
    const link = new URL(path, location.href).href;
    setTold({ path, link, how: await passOn(link, t('meta.title.shared')) });
  };
  const shown = told?.path === path ? told : undefined;
  return (
    <div className={styles.share}>
      <button type="button" className="button buttonOutline" onClick={() => void share()}>
        <Icon icon={icons.share} />
        {t('share.button')}
      </button>
      <p role="status" className={styles.note}>
        {shown?.how === 'copied' ? t('share.copied') : t('share.hint')}
      </p>
      {shown?.how === 'shown' && (
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
