import '../../theme/controls/modal.ts';
import '../../theme/controls/forms.ts';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  consentVersionOf,
  nameOf,
  optionalCategories,
  type OptionalCategory,
  type OptionalService,
  type OptionalServices,
} from '#shared/domain/optionalServices.ts';
import { storedKeysOf, type StorageCategory } from '#shared/domain/storedKeys.ts';
import { RouteLink } from '../../app/navigation/RouteLink.tsx';
import { useSite } from '../../app/session/SiteContext.ts';
import { Dialog } from '../../components/ui/dialog/Dialog.tsx';
import { RichText } from '../../components/ui/richText/RichText.tsx';
import { saveConsent } from './consentRecord.ts';
import styles from './ConsentSettings.module.css';
import { useConsent } from './useConsent.ts';

/** Pixels. */
const width = 560;

const noServices: OptionalServices = {};

interface ConsentSettingsProps {
  opened: boolean;
  onClose: () => void;
}

/** The three categories with what they store, over any page. Its content is mounted anew each time it opens. */
export function ConsentSettings({ opened, onClose }: ConsentSettingsProps) {
  const { t } = useTranslation('consent');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')} width={width}>
      <Categories onClose={onClose} />
    </Dialog>
  );
}

function Categories({ onClose }: Pick<ConsentSettingsProps, 'onClose'>) {
  const { t } = useTranslation('consent');
  const { language, optionalServices: services = noServices } = useSite();
  const consent = useConsent(services);
  const offered = optionalCategories.filter((category) => services[category]);
  const [chosen, setChosen] = useState(() => offered.filter((category) => consent?.categories.includes(category)));
  const save = (categories: readonly OptionalCategory[]) => {
    saveConsent(categories, { version: consentVersionOf(services), language });
    onClose();
  };
  const lead = offered.length > 0 ? 'lead' : 'leadUnused';
  return (
    <>
      <p>
        <RichText
          text={t(lead)}
          elements={{ policy: <RouteLink to="Cookies" params={{}} className={styles.policy} onClick={onClose} /> }}
        />
      </p>
      <section className={styles.category}>
        <h3>{t('necessary.title')}</h3>
        <p>{t('necessary.text')}</p>
        <StoredKeys category="necessary" />
      </section>
      {optionalCategories.map((category) => {
        const service = services[category];
        return service ? (
          <OfferedCategory
            key={category}
            category={category}
            service={service}
            isChosen={chosen.includes(category)}
            onChoose={(isChosen) => {
              setChosen(offered.filter((one) => (one === category ? isChosen : chosen.includes(one))));
            }}
          />
        ) : (
          <section key={category} className={styles.category}>
            <h3>{t(`${category}.title`)}</h3>
            <p>{t(`${category}.unused`)}</p>
          </section>
        );
      })}
      {offered.length > 0 && <Buttons offered={offered} chosen={chosen} onSave={save} />}
    </>
  );
}

interface OfferedCategoryProps {
  category: OptionalCategory;
  service: OptionalService;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function OfferedCategory({ category, service, isChosen, onChoose }: OfferedCategoryProps) {
  const { t } = useTranslation('consent');
  return (
    <section className={styles.category}>
      <h3>{t(`${category}.title`)}</h3>
      <p>{t(`${category}.text`, { service: nameOf(service) })}</p>
      <StoredKeys category={category} />
      <Checkbox
        label={t(`${category}.allow`)}
        checked={isChosen}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.checked);
        }}
      />
    </section>
  );
}

/** Names only: the cookies policy has the rest. */
function StoredKeys({ category }: { category: StorageCategory }) {
  const { t } = useTranslation('consent');
  const keys = storedKeysOf(useSite()).filter((key) => key.category === category);
  if (keys.length === 0) return <p className={styles.keys}>{t('storesNothing')}</p>;
  return (
    <details className={styles.keys}>
      <summary>{t('stored')}</summary>
      <ul>
        {keys.map(({ area, name }) => (
          <li key={area + name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ButtonsProps {
  offered: readonly OptionalCategory[];
  chosen: readonly OptionalCategory[];
  onSave: (categories: readonly OptionalCategory[]) => void;
}

function Buttons({ offered, chosen, onSave }: ButtonsProps) {
  const { t } = useTranslation('consent');
  const choices = [
    { label: t('acceptAll'), categories: offered },
    { label: t('rejectAll'), categories: [] },
    { label: t('save'), categories: chosen, variant: 'outline' },
  ];
  return (
    <div className={styles.buttons}>
      {choices.map(({ label, categories, variant = 'filled' }) => (
        <Button
          key={label}
          variant={variant}
          onClick={() => {
            onSave(categories);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
