import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpeningLink } from '../app/deferred/useOpeningLink.ts';
import { RouteLink } from '../app/navigation/RouteLink.tsx';
import { Icon } from '../components/ui/icons/Icon.tsx';
import icons from '../components/ui/icons/pageIcons.module.css';
import { searchDialogPart } from '../features/search/searchDialogPart.ts';
import styles from '#shared/theme/sheets/HeaderLink.module.css';

/** Opens the search field; without scripts, or without the field's, it leads to its page. */
export function SearchLink() {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'unloaded' | 'opened' | 'closed'>('unloaded');
  const open = useOpeningLink(searchDialogPart, () => {
    setDialog('opened');
  });
  return (
    <>
      <RouteLink
        className={styles.link}
        to="Find"
        params={{}}
        rel="nofollow"
        aria-label={t('header.search')}
        onClick={open}
      >
        <Icon icon={icons.search} className={styles.search} />
      </RouteLink>
      {dialog !== 'unloaded' && (
        <searchDialogPart.Part
          opened={dialog === 'opened'}
          onClose={() => {
            setDialog('closed');
          }}
        />
      )}
    </>
  );
}
