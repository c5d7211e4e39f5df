import '../../../theme/controls/menu.ts';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropClick } from '../../../app/layers/dropClick.ts';
import { hasCloseRequests } from '../../../app/layers/closeRequests.ts';
import { useLayer } from '../../../app/layers/useLayer.ts';
import { Icon } from '../../../components/ui/icons/Icon.tsx';
import icons from '../../../components/ui/icons/pageIcons.module.css';
import { notify } from '../../../features/notifications/notify.ts';
import { tellUse } from '../../../features/results/tellUse.ts';
import { MantineControls } from '../../../theme/MantineControls.tsx';
import { AddressField } from './AddressField.tsx';
import styles from './ShareMenu.module.css';
import {
  externalAttributes,
  shareLink,
  shareNetworks,
  type Shared,
  type ShareMenuProps,
  type ShareNetwork,
} from './shareLinks.ts';

/** Some browsers have no share sheet of their system. */
const hasShareSheet = (): boolean => 'share' in navigator;

/** The visitor may close the sheet without a choice, or open it twice: nothing has to be said then. */
const openShareSheet = ({ url, title }: Shared): Promise<void> => navigator.share({ url, title }).catch(() => {});

/** @returns false where the browser does not allow it: no https, or no permission */
const copy = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );

/** The menu once its script is there: also copies the address, and opens the system's sheet where there is one. */
export function ScriptedShareMenu({ shared, className, defaultOpened }: ShareMenuProps & { defaultOpened: boolean }) {
  const { t } = useTranslation('estate');
  const [opened, setOpened] = useState(defaultOpened);
  useLayer(opened, () => {
    setOpened(false);
  });
  const [mustCopyByHand, setMustCopyByHand] = useState(false);
  const copyAddress = async () => {
    const isCopied = await copy(shared.url);
    setMustCopyByHand(!isCopied);
    if (isCopied) await notify({ id: 'share', text: t('share.copied') });
  };
  const [first, ...others] = shareNetworks;
  const link = (network: ShareNetwork) => (
    <Menu.Item
      key={network}
      component="a"
      href={shareLink(network, shared)}
      {...externalAttributes(network)}
      leftSection={<Icon icon={styles[network]} />}
    >
      {t(`share.${network}`)}
    </Menu.Item>
  );
  return (
    <MantineControls>
      <Menu
        withInitialFocusPlaceholder={false}
        hideDetached={false}
        position="bottom-end"
        width={300}
        shadow="md"
        radius="md"
        opened={opened}
        onChange={setOpened}
        closeOnEscape={!hasCloseRequests()}
        onDismiss={dropClick}
      >
        <Menu.Target>
          <button type="button" className={className}>
            <Icon icon={icons.share} />
            {t('share.label')}
          </button>
        </Menu.Target>
        <Menu.Dropdown
          onClick={() => {
            tellUse('shared');
          }}
        >
          {link(first)}
          <Menu.Item leftSection={<Icon icon={styles.link} />} onClick={() => void copyAddress()}>
            {t('share.copy')}
          </Menu.Item>
          {others.map(link)}
          {hasShareSheet() && (
            <>
              <Menu.Divider role="separator" />
              <Menu.Item leftSection={<Icon icon={icons.share} />} onClick={() => void openShareSheet(shared)}>
                {t('share.more')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {mustCopyByHand && <AddressField address={shared.url} isFallback />}
    </MantineControls>
  );
}
